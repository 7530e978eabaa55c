/** A choice of options in short: `drawAfterBattle, limit=3`. */
export function switchedOn(options: { readonly [id: string]: boolean | number | string }): string {
  return Object.keys(options)
    .filter((id) => options[id] !== false)
    .map((id) => (options[id] === true ? id : `${id}=${options[id]}`))
    .join(', ');
}
