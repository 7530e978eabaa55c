/** The interface in words, on its page, in OpenAPI and in the docs: what it is, and what each route is for, in a line. */
import { inEvery } from '@signoria/kernel';
import type { RouteName } from './routes.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';

export interface ProtocolText {
  readonly title: string;
  readonly about: string;
  /** The link to the machine-readable description. */
  readonly json: string;
  readonly routes: { readonly [N in RouteName]: string };
}

export const protocolText = inEvery<ProtocolText>({ en, ru });
