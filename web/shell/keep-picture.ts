/** A picture of the board, for whoever wants one. */
import { toastTrouble } from './trouble.ts';

export function keepPicture(game: string, seq: number): void {
  void import('../picture/picture.ts').then(({ savePicture }) => savePicture(`${game}-${seq}`)).catch(toastTrouble);
}
