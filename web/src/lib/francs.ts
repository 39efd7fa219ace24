import type { Language } from '@garage/contracts/languages';

/** Where whole francs are written with a dash after them. */
const WITH_DASH = new Set<string>(['de', 'fr', 'it'] satisfies Language[]);

/**
 * Swiss francs as one writes them in a language: `CHF 89.50`, `CHF 1’200.–`, in English and Portuguese `CHF 1’200`.
 */
export function francs(amount: number, language: string): string {
  const [whole, rappen] = amount.toFixed(2).split('.') as [string, string];
  const digits = whole.replace(/\B(?=(?:\d{3})+$)/g, '’');
  if (rappen !== '00') return `CHF ${digits}.${rappen}`;
  return `CHF ${digits}${WITH_DASH.has(language) ? '.–' : ''}`;
}

/** An amount in Rappen, to the Rappen, the same in every language: `CHF 1’380.50`. */
export function rappenInWords(rappen: number): string {
  const digits = String(Math.floor(rappen / 100)).replace(/\B(?=(?:\d{3})+$)/g, '’');
  return `CHF ${digits}.${String(rappen % 100).padStart(2, '0')}`;
}
