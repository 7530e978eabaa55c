/** What is fetched with the first war: its stage, and who would win. */
export { WarChances } from './WarChances.tsx';
export { WarScene } from './WarScene.tsx';
