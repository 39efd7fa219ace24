import type { GarageFacts, OpeningBlock } from './garage.js';
import { LANGUAGES } from './languages.js';

const mondayToThursday: OpeningBlock[] = [
  { from: '07:30', to: '12:00' },
  { from: '13:15', to: '17:30' },
];
const friday: OpeningBlock[] = [
  { from: '07:30', to: '12:00' },
  { from: '13:15', to: '16:30' },
];

/**
 * The invented garage that a new installation shows until its staff enter their own. The content
 * service stores it on the first start; the web server shows it only where it is told of no content service at all.
 */
export const DEFAULT_GARAGE: GarageFacts = {
  name: 'Garage Muster AG',
  tagline: 'IHR STOP&GO PARTNER',
  description: {
    de: 'Ihre unabhängige Werkstatt in Musterwil: Service, Reparatur und Occasionen für Volkswagen, Audi, Seat und Škoda.',
    en: 'Your independent workshop in Musterwil: servicing, repairs and used cars for Volkswagen, Audi, Seat and Škoda.',
    fr: 'Votre garage indépendant à Musterwil : entretien, réparation et voitures d’occasion Volkswagen, Audi, Seat et Škoda.',
    it: 'La Sua officina indipendente a Musterwil: manutenzione, riparazioni e auto d’occasione Volkswagen, Audi, Seat e Škoda.',
    pt: 'A sua oficina independente em Musterwil: manutenção, reparação e automóveis usados Volkswagen, Audi, Seat e Škoda.',
  },
  brands: ['Volkswagen', 'Audi', 'Seat', 'Škoda'],
  foundedYear: 1950,
  address: { street: 'Werkstrasse 12', postalCode: '8400', city: 'Musterwil', country: 'CH' },
  phone: '+41 52 000 00 00',
  email: 'info@garage-muster.example',
  openingHours: {
    monday: mondayToThursday,
    tuesday: mondayToThursday,
    wednesday: mondayToThursday,
    thursday: mondayToThursday,
    friday,
    saturday: [],
    sunday: [],
  },
  links: { externalBooking: null, reviews: 'https://bewertungen.example/garage-muster' },
  closures: [
    {
      from: '2026-12-24',
      to: '2027-01-03',
      reason: {
        de: 'Betriebsferien über die Festtage',
        en: 'Closed over the Christmas and New Year holidays',
        fr: 'Fermé pendant les fêtes de fin d’année',
        it: 'Chiuso durante le feste di fine anno',
        pt: 'Encerrado durante as festas de fim de ano',
      },
    },
  ],
  holidays: [
    'newYear',
    'berchtoldDay',
    'goodFriday',
    'easterMonday',
    'labourDay',
    'ascension',
    'whitMonday',
    'nationalDay',
    'christmas',
    'saintStephen',
  ],
  canton: 'ZH',
  location: { latitude: 47.4988, longitude: 8.7237 },
  social: { facebook: null, instagram: null, youtube: null, tiktok: null, linkedin: null },
  paymentMethods: ['cash', 'card', 'invoice', 'twint'],
  serviceRadiusMetres: 25_000,
  priceRange: '$$',
  rating: null,
  jubileeYear: 2025,
  lateCancellationFee: 80,
  brandColor: null,
  languages: [...LANGUAGES],
};
