import type { Language } from '@garage/contracts/languages';

/** Where whole francs are written with a dash after them. */
const WITH_DASH = new Set<string>(['de', 'fr', 'it'] satisfies Language[]);

/** Whole Swiss francs as one writes them in a language: `CHF 1’200.–`, in English and Portuguese `CHF 1’200`. */
export function francs(amount: number, language: string): string {
  const digits = String(amount).replace(/\B(?=(?:\d{3})+$)/g, '’');
  return `CHF ${digits}${WITH_DASH.has(language) ? '.–' : ''}`;
}
