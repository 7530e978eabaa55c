/** The ink around every pigment, in both themes: printed things keep their paper. */
export const INK = '#231A13';
