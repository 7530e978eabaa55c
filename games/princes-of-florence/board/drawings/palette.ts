/** Colours that several drawings share. Printed things keep them in both themes. */
export const INK = '#231A13';
export const GOLD = '#D8A227';
export const LINEN = '#F3E4BF';
export const PAPER = '#FBF5E8';
