/** What something costs, VAT included. */
export interface Priced {
  /** In whole Rappen; null where nothing is said. */
  price: number | null;
  /** It costs that much at least. */
  isPriceFrom: boolean;
}

/** Francs as staff write them: whole, or with two digits after the point. */
export const FRANCS = /^\d{1,6}(?:\.\d{2})?$/;

/** The Rappen of written francs; null of what is none. */
export function rappenOf(francs: string): number | null {
  return FRANCS.test(francs) ? Math.round(Number(francs) * 100) : null;
}
