/** The end of a game as one picture, to be sent to others or kept: the account on the left, the last board on the right. */
import { render } from 'preact';
import { Card, type CardProps } from './Card.tsx';
import { boardPicture, drawingOf, imageOf, pngOf, save } from './picture.ts';
import { stylesWithLetters } from './styles.ts';

const SIZE = { width: 1200, height: 630 };
const BOARD = { x: 560, y: 46, width: 594, height: 538 };

export async function shareEnd(name: string, card: CardProps): Promise<void> {
  const styles = await stylesWithLetters();
  const leaf = document.createElement('div');
  render(<Card {...card} />, leaf);
  const [drawn, board] = await Promise.all([
    imageOf(drawingOf(leaf, SIZE.width, SIZE.height, styles)),
    boardPicture(styles),
  ]);
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const paint = canvas.getContext('2d')!;
  paint.drawImage(drawn, 0, 0);
  drawInto(paint, board);
  const png = await pngOf(canvas);
  if (png === null) throw new Error('this browser gives no picture away');
  await giveAway(new File([png], `${name}.png`, { type: 'image/png' }), card);
}

/** As large as it fits, in the middle of its frame. */
function drawInto(paint: CanvasRenderingContext2D, board: HTMLCanvasElement): void {
  const scale = Math.min(BOARD.width / board.width, BOARD.height / board.height);
  const [width, height] = [board.width * scale, board.height * scale];
  const [x, y] = [BOARD.x + (BOARD.width - width) / 2, BOARD.y + (BOARD.height - height) / 2];
  paint.drawImage(board, x, y, width, height);
  paint.lineWidth = 2;
  paint.strokeStyle = '#1c140e';
  paint.strokeRect(x, y, width, height);
}

/** Phones send it on; elsewhere it is kept. Whoever thinks again has not failed. */
async function giveAway(file: File, { said }: CardProps): Promise<void> {
  const share = { files: [file], title: said };
  if (!navigator.canShare?.(share)) return save(file, file.name);
  await navigator.share(share).catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') save(file, file.name);
  });
}
