/** Sounds and movements come once somebody wants them. */
interface Follower<T> {
  follow(what: T): () => void;
}

export function accompany<T>(what: T, wanted: boolean, fetched: () => Promise<Follower<T>>): () => void {
  let stop = () => {};
  let left = false;
  if (wanted) {
    void fetched().then(({ follow }) => {
      if (!left) stop = follow(what);
    });
  }
  return () => {
    left = true;
    stop();
  };
}
