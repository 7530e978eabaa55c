/** English for people, counts and lists. */
export * from '@signoria/kernel/en';
