import type { GarageFacts } from '@garage/contracts/garage';
import type { Language } from '@garage/contracts/languages';
import { localizedPath } from '@garage/contracts/page-addresses';
import type { Priced } from '@garage/contracts/prices';
import type { Offer, OfferCatalog, Service } from 'schema-dts';
import type { OfferText } from '../../src/components/content/home-text.ts';
import type { ServicesText, ServiceText } from '../../src/components/content/services-text.ts';
import { plainPicture } from '../../src/components/content/site-picture.ts';
import { bookingOf } from '../../src/config/booking-page.ts';
import { SERVICES_PAGE } from '../../src/config/service-page.ts';
import { garageId } from './structured-garage.ts';

interface Place {
  language: Language;
  publicUrl: string;
  garage: Pick<GarageFacts, 'languages' | 'links'>;
}

/** The services as a catalogue of what the garage offers; each has a page of its own. */
export function offerCatalogue(services: ServicesText, place: Place): OfferCatalog {
  const url = addressOf(SERVICES_PAGE, place);
  return {
    '@type': 'OfferCatalog',
    '@id': `${url}#catalogue`,
    name: services.title,
    description: services.intro,
    url,
    itemListElement: services.items.map((service) => ({
      '@type': 'Offer',
      ...priceOf(service),
      itemOffered: {
        '@type': 'Service',
        ...serviceId(service.id, place),
        name: service.name,
        description: service.text,
        url: addressOf(service.path, place),
        provider: garageId(place.publicUrl),
      },
    })),
  };
}

/** A service on its own page, with what it costs and where it is booked, as far as the record says it. */
export function serviceData(service: ServiceText, place: Place): Service {
  const { name, text, details, picture, path } = service;
  const url = addressOf(path, place);
  return {
    '@type': 'Service',
    ...serviceId(service.id, place),
    name,
    description: [text, details].filter(Boolean).join(' '),
    url,
    mainEntityOfPage: url,
    image: picture ? place.publicUrl + plainPicture(picture).src : undefined,
    provider: garageId(place.publicUrl),
    offers:
      service.isBookable || service.price !== null
        ? {
            '@type': 'Offer',
            ...priceOf(service),
            offeredBy: garageId(place.publicUrl),
            url: service.isBookable ? bookingAddress(service.id, place) : url,
          }
        : undefined,
  };
}

/** What is on offer for a while, on the home page. */
export function offerData(
  { id, title, text, picture, service, price, until }: OfferText,
  place: Place,
): Offer {
  const home = addressOf('/', place);
  return {
    '@type': 'Offer',
    '@id': `${place.publicUrl}/#offer-${id}`,
    name: title,
    description: text,
    ...priceOf({ price, isPriceFrom: false }),
    validThrough: until?.day,
    image: picture ? place.publicUrl + plainPicture(picture).src : undefined,
    offeredBy: garageId(place.publicUrl),
    itemOffered: service === null ? undefined : serviceId(service, place),
    url: service === null ? home : bookingAddress(service, place, id),
  };
}

/** The same in every language and under every title. */
function serviceId(id: number, { publicUrl }: Place): { '@id': string } {
  return { '@id': `${publicUrl}/#service-${id}` };
}

function addressOf(path: string, { publicUrl, language, garage }: Place): string {
  return publicUrl + localizedPath(path, language, garage);
}

function bookingAddress(service: number, place: Place, offer?: number): string {
  return place.garage.links.externalBooking ?? addressOf(bookingOf(service, offer), place);
}

/** What it costs, where staff have said it. */
function priceOf({
  price,
  isPriceFrom,
}: Priced): Pick<Exclude<Offer, string>, 'price' | 'priceCurrency' | 'priceSpecification'> {
  if (price === null) return {};
  const amount = (price / 100).toFixed(2);
  if (!isPriceFrom) return { price: amount, priceCurrency: 'CHF' };
  return {
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: Number(amount),
      priceCurrency: 'CHF',
      valueAddedTaxIncluded: true,
    },
  };
}
