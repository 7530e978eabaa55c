/** English is the shape of all words: another language has the same names and the same facts, in words of its own. */

/** What another language must say where English says this. */
export type ShapeOf<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => ShapeOf<Said>
    : T extends readonly (infer Item)[]
      ? readonly ShapeOf<Item>[]
      : { readonly [name in keyof T]: ShapeOf<T[name]> };
