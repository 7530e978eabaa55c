/**
 * A piece as it looks, to be shown anywhere on the page: a copy without its sizes' and rules' dependence on where it stands. What
 * it stands in is copied around it without its boxes, so that the stylesheet finds it the same.
 */

const SVG = 'http://www.w3.org/2000/svg';
const NAMES = [
  'id',
  'data-place',
  'data-thing',
  'data-spot',
  'data-look',
  'data-ticket',
  'aria-live',
  'tabindex',
] as const;

function nameless(element: Element): void {
  for (const name of NAMES) element.removeAttribute(name);
}

/** Sizes may be shares of something around it: they are written down as they are now. */
function keepSizes(original: Element, copy: Element): void {
  nameless(copy);
  if (copy instanceof HTMLElement || copy instanceof SVGSVGElement) {
    const { width, height, fontSize } = getComputedStyle(original);
    if (width.endsWith('px')) copy.style.width = width;
    if (height.endsWith('px')) copy.style.height = height;
    copy.style.fontSize = fontSize;
  }
  for (const [i, child] of [...original.children].entries()) {
    const twin = copy.children[i];
    if (twin !== undefined) keepSizes(child, twin);
  }
}

/** The groups it stands in, without where they stand: the stylesheet speaks of them. */
function inGroups(element: Element, copy: SVGElement): SVGElement {
  let inner = copy;
  for (let around = element.parentElement; around?.tagName === 'g'; around = around.parentElement) {
    const group = document.createElementNS(SVG, 'g');
    group.setAttribute('class', around.getAttribute('class') ?? '');
    group.append(inner);
    inner = group;
  }
  return inner;
}

/** What is drawn inside a drawing: it gets a drawing of its own. */
function svgCopy(element: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = element.getBBox();
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.setAttribute('class', element.ownerSVGElement?.getAttribute('class') ?? '');
  const copy = element.cloneNode(true) as SVGGraphicsElement;
  copy.removeAttribute('transform');
  copy.style.transform = 'none';
  nameless(copy);
  svg.append(inGroups(element, copy));
  return svg;
}

const isInDrawing = (element: Element): element is SVGGraphicsElement =>
  element instanceof SVGGraphicsElement && element.ownerSVGElement !== null;

function copyOf(element: Element): HTMLElement | SVGSVGElement {
  const { width, height } = element.getBoundingClientRect();
  if (isInDrawing(element)) {
    const svg = svgCopy(element);
    svg.style.width = `${width}px`;
    svg.style.height = `${height}px`;
    return svg;
  }
  const copy = element.cloneNode(true) as HTMLElement | SVGSVGElement;
  keepSizes(element, copy);
  return copy;
}

/** The layer it is shown in puts it where it belongs. */
export function pictureOf(element: Element): HTMLElement {
  const copy = copyOf(element);
  copy.classList.add('flown');
  let inner: Element = copy;
  for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    if (!(around instanceof HTMLElement)) continue;
    const shell = around.cloneNode(false) as HTMLElement;
    nameless(shell);
    shell.style.display = 'contents';
    shell.append(inner);
    inner = shell;
  }
  const picture = document.createElement('div');
  const { width, height } = element.getBoundingClientRect();
  picture.style.width = `${width}px`;
  picture.style.height = `${height}px`;
  picture.append(inner);
  return picture;
}
