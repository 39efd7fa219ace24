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
    itemListElement: services.items.map(({ name, text }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name,
        description: text,
        provider: { '@id': `${publicUrl}/#garage` },
      },
    })),
  };
}
