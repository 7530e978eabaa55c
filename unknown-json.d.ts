// What comes from outside is unknown until somebody has looked at it. See tsconfig.boundaries.json.

interface JSON {
  parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown;
}

interface Body {
  json(): Promise<unknown>;
}
