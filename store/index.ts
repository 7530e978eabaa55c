/** The package's door. */
export { Conflict, type Damage, type ErrorFacts, explain, StoreError } from './errors.ts';
export { openStore } from './open.ts';
export { readBack } from './read-back.ts';
export * from './store.ts';
