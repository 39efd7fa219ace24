import type { Priced } from '@garage/contracts/prices';
import { francs } from '../../lib/francs.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';

/** What something costs, as one writes it: `CHF 89.–`, `ab CHF 120.–`. Nothing where nothing is said. */
export function Price({ of: { price, isPriceFrom } }: { of: Priced }) {
  const { t, language } = useTranslation('common');
  if (price === null) return null;
  const written = francs(price / 100, language);
  return isPriceFrom ? t('priceFrom', { price: written }) : written;
}
