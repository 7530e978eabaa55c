/** A picture of the board, for whoever wants one. */
import { toastTrouble } from '../shell/trouble.ts';

export function keepPicture(game: string, seq: number): void {
  void import('./picture.ts').then(({ savePicture }) => savePicture(`${game}-${seq}`)).catch(toastTrouble);
}
