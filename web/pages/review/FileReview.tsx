/** The review of a file that somebody brought. */
import type { GameFile } from '@signoria/kernel';
import { Reeled } from '../replay/Reeled.tsx';
import { Review } from './Review.tsx';

interface FileReviewProps {
  readonly file: GameFile;
  onReplay(): void;
}

export default function FileReview({ file, onReplay }: FileReviewProps) {
  return (
    <Reeled file={file} from={null}>
      {(reel) => <Review reel={reel} table={null} onReplay={onReplay} onRoom={null} />}
    </Reeled>
  );
}
