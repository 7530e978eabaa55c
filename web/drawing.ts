/** What a game's picture becomes for whoever draws links: a position in, SVG out. Made into a module of its own by cards.ts. */
import { flat, type GamePicture, type Position, PositionPicture, type Properties } from '@signoria/kit/pictures';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';

export function drawing(picture: GamePicture, properties: Properties): (position: Position) => string {
  return (position) => flat(renderToString(h(PositionPicture, { picture, position })), picture.sheet, properties);
}
