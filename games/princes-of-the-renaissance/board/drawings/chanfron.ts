/** The outline of an Italian horse-head shield, 100 by 120: waist at the cheeks, curled top. */
export const CHANFRON =
  'M20 6C28 11 40 9 50 3 60 9 72 11 80 6 90 14 93 24 88 34 83 42 84 50 90 60 96 76 84 100 50 117 16 100 4 76 10 60 16 50 17 42 12 34 7 24 10 14 20 6Z';
