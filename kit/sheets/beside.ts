/** Where a small sheet held above the page goes. */

const GAP = 8;

/** Above the thing if there is room, else below; never outside the window. */
export function placeBeside(sheet: HTMLElement, thing: DOMRect): void {
  const { width, height } = sheet.getBoundingClientRect();
  const left = Math.min(Math.max(GAP, thing.left + (thing.width - width) / 2), innerWidth - width - GAP);
  const above = thing.top - height - GAP;
  sheet.style.left = `${left}px`;
  sheet.style.top = `${above < GAP ? thing.bottom + GAP : above}px`;
}
