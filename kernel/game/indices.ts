/**
 * Numbers that count something: `type City = Index<'city'>` is a number like any other until it is taken for a seat, a card or
 * another thing's number, which then does not compile. Plain numbers pass, so that loops and sums stay what they are.
 */
declare const of: unique symbol;

export type Index<Of extends string> = number & { readonly [of]?: Of };
