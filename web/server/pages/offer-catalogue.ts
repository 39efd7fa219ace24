import type { Priced } from '@garage/contracts/prices';
import type { ServicesText } from '../../src/components/content/site-content.ts';

/** The services as schema.org names them: a catalogue of what the garage offers. */
export function offerCatalogue(
  services: ServicesText,
  publicUrl: string,
  url: string,
): Record<string, unknown> {
  return {
    '@type': 'OfferCatalog',
    '@id': `${url}#catalogue`,
    name: services.title,
    description: services.intro,
    url,
    itemListElement: services.items.map(({ name, text, ...priced }) => ({
      '@type': 'Offer',
      ...priceOf(priced),
      itemOffered: {
        '@type': 'Service',
        name,
        description: text,
        provider: { '@id': `${publicUrl}/#garage` },
      },
    })),
  };
}

/** What it costs, where staff have said it. */
function priceOf({ price, isPriceFrom }: Priced): Record<string, unknown> {
  if (price === null) return {};
  const amount = (price / 100).toFixed(2);
  if (!isPriceFrom) return { price: amount, priceCurrency: 'CHF' };
  return {
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: amount,
      priceCurrency: 'CHF',
      valueAddedTaxIncluded: true,
    },
  };
}
