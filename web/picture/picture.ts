/**
 * The board as a picture. The page's own board is put into an SVG with all it needs to look the same, and that is painted at
 * twice its size. Fetched when somebody wants one.
 */
import { stylesWithLetters } from './styles.ts';

const SCALE = 2;
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Saves what stands on the stage. */
export async function savePicture(name: string): Promise<void> {
  const { stage, svg } = await boardDrawing(await stylesWithLetters());
  const png = await painted(stage, svg)
    .then(pngOf)
    .catch(() => null);
  // Some browsers give no picture away that has a page in it: they get the drawing.
  if (png === null) save(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`);
  else save(png, `${name}.png`);
}

async function boardDrawing(styles: string): Promise<{ readonly stage: HTMLElement; readonly svg: string }> {
  const stage = document.querySelector<HTMLElement>('.stage');
  if (stage === null) throw new Error('there is no board on this page');
  return { stage, svg: await withSheets(stage, drawingOf(copyOf(stage), innerWidth, innerHeight, styles)) };
}

/** The board as it stands, painted. */
export async function boardPicture(styles: string): Promise<HTMLCanvasElement> {
  const { stage, svg } = await boardDrawing(styles);
  return painted(stage, svg);
}

/** A board's is as large as the window: what a stylesheet says of narrow screens is then said of this one. */
export function drawingOf(drawn: Element, width: number, height: number, styles: string): string {
  const root = document.documentElement;
  const { fontSize, cssText } = { fontSize: getComputedStyle(root).fontSize, cssText: root.style.cssText };
  const marks = Object.entries(root.dataset).map(([key, value]) => `data-${key}="${value}"`);
  const defs = [...document.querySelectorAll('.kit-defs')].map((one) => new XMLSerializer().serializeToString(one));
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} lang="${root.lang}" ${marks.join(' ')} style="${cssText.replaceAll('"', "'")};font-size:${fontSize}">
<style><![CDATA[${styles}]]></style>
<foreignObject x="0" y="0" ${size}><body xmlns="${XHTML}">${defs.join('')}${new XMLSerializer().serializeToString(drawn)}</body></foreignObject>
</svg>`;
}

/** What is drawn on sheets of their own is fetched: a picture may not look beyond itself. */
async function withSheets(stage: HTMLElement, svg: string): Promise<string> {
  const used = [...stage.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  const sheets = new Set(used.map((href) => href.split('#', 1)[0]!).filter((sheet) => sheet !== ''));
  let whole = svg;
  for (const sheet of sheets) {
    const drawings = await (await fetch(sheet)).text();
    whole = whole
      .replaceAll(`href="${sheet}#`, 'href="#')
      .replace('<foreignObject', () => `${hidden(drawings)}<foreignObject`);
  }
  return whole;
}

function hidden(drawings: string): string {
  return drawings.replace('<svg ', '<svg width="0" height="0" ');
}

/** With the elements around it, which stylesheets may name, and without the room they take. */
function copyOf(stage: HTMLElement): HTMLElement {
  const { width, height } = stage.getBoundingClientRect();
  const copy = stage.cloneNode(true) as HTMLElement; // a copy is what it was
  for (const above of copy.querySelectorAll('.the-end, .end-ribbon, .pan-zoom-buttons')) above.remove();
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, margin: '0' });
  let whole = copy;
  for (let around = stage.parentElement; around !== null && around.id !== 'app'; around = around.parentElement) {
    const outer = around.cloneNode(false) as HTMLElement;
    outer.style.display = 'contents';
    outer.append(whole);
    whole = outer;
  }
  return whole;
}

async function painted(stage: HTMLElement, svg: string): Promise<HTMLCanvasElement> {
  const { width, height } = stage.getBoundingClientRect();
  const image = await imageOf(svg);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  const paint = canvas.getContext('2d')!;
  paint.fillStyle = getComputedStyle(document.body).backgroundColor;
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.drawImage(image, 0, 0, innerWidth * SCALE, innerHeight * SCALE);
  return canvas;
}

export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

export function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
