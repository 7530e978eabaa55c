/** Something asked for correctly that did not come off, already in words for the person. The exit code is 1. */
export class Failure extends Error {
  constructor(words: string) {
    super(words);
    this.name = 'Failure';
  }
}
