/** Still pictures of positions: what a game draws, and the frame around it. Rules and words are the caller's. */
export { flat, type Properties, propertiesIn } from './flat.ts';
export { PositionPicture, type PositionPictureProps } from './PositionPicture.tsx';
export {
  type GamePicture,
  PICTURE,
  type PictureSeat,
  type Position,
  SCENE,
  type SceneProps,
} from './picture.ts';
export { Slip } from './Slip.tsx';
export { cut, fitted, printable } from './words.ts';
