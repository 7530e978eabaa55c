/** What many ask for while it is being done is done once more, for all of them together. */
export function together(work: () => Promise<void>): () => Promise<void> {
  let going: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = () => {
    next = null;
    const begun = work().finally(() => {
      if (going === begun) going = null;
    });
    going = begun;
    return begun;
  };
  return () => {
    if (next !== null) return next;
    if (going === null) return begin();
    next = going.then(begin, begin);
    return next;
  };
}
