/** The progress of whoever uses this device, which is where it stays. */
import { kept } from '../../state/stored-signal.ts';
import { type Progress, readProgress } from './progress.ts';

export const progress = kept<Progress>('puzzles', {}, readProgress);
