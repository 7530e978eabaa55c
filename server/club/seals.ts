/** The colours of a house's seal as pages show them by day (web/css/shell.css): for what is drawn without a page. */
import type { HouseColour } from '@signoria/protocol/names';

export const SEALS: { readonly [C in HouseColour]: string } = {
  wax: '#9e2a20',
  sea: '#1f4f91',
  forest: '#2c6650',
  plum: '#6a3a86',
  bronze: '#7a4a12',
};
