/** The package's door. */
export { Conflict, type Damage, explain, type Facts, StoreError } from './errors.ts';
export { openStore } from './open.ts';
export * from './store.ts';
