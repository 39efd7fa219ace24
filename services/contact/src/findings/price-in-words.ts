/** Rappen as one writes them: `CHF 1’380.50`. */
export function priceInWords(rappen: number): string {
  const francs = String(Math.floor(rappen / 100)).replace(/\B(?=(?:\d{3})+$)/g, '’');
  return `CHF ${francs}.${String(rappen % 100).padStart(2, '0')}`;
}
