/** What the edition workshop needs of a game. Not among the kit's other exports: no table fetches it. */
export { PrintedFace, type PrintedFaceProps } from './PrintedFace.tsx';
export { sampleTable } from './sample.ts';
export {
  type AnyWorkshop,
  type ComponentProps,
  type GameWorkshop,
  type WorkshopGroup,
  type WorkshopWords,
  workshopOf,
} from './workshop.ts';
