/** JSON that is nested so deep that whoever walks it runs out of stack: found out before it is read. */

/** Nothing of ours, game files included, goes a tenth as deep. */
const DEEPEST = 200;

export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Where the text that begins here ends; behind everything when it does not. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    if (json[at] === '\\') at++;
    else if (json[at] === '"') return at;
  }
  return json.length;
}
