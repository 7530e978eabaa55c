/** A game's picture of a position as the server draws it, without a built client. */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { flat, propertiesIn } from '../pictures/flat.ts';
import { PositionPicture } from '../pictures/PositionPicture.tsx';
import type { GamePicture, Position } from '../pictures/picture.ts';

/** `styles`: the texts of the style sheets that the colours stand in. */
export function pictureDrawer(picture: GamePicture, styles: readonly string[]): (position: Position) => string {
  const properties = Object.assign({}, ...styles.map(propertiesIn));
  return (position) => flat(renderToString(h(PositionPicture, { picture, position })), picture.sheet, properties);
}
