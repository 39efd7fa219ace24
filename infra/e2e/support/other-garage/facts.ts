import type { GarageFacts, OpeningBlock } from '@garage/contracts/garage';

const allDay: OpeningBlock[] = [{ from: '07:00', to: '18:00' }];

/** A garage that shares nothing with the one that a new installation shows: other town, brands, age, hours. */
export const OTHER_GARAGE: GarageFacts = {
  name: 'Carrosserie & Garage du Lac',
  tagline: 'La tôle, c’est nous',
  description: {
    de: 'Carrosserie und Werkstatt in Neuchâtel: Blech, Lack und Mechanik für Peugeot, Citroën und Toyota.',
    en: 'Body shop and workshop in Neuchâtel: panels, paint and mechanics for Peugeot, Citroën and Toyota.',
    fr: 'Carrosserie et atelier à Neuchâtel : tôle, peinture et mécanique pour Peugeot, Citroën et Toyota.',
    it: 'Carrozzeria e officina a Neuchâtel: lamiera, vernice e meccanica per Peugeot, Citroën e Toyota.',
    pt: 'Carroçaria e oficina em Neuchâtel: chapa, pintura e mecânica para Peugeot, Citroën e Toyota.',
  },
  brands: ['Peugeot', 'Citroën', 'Toyota'],
  foundedYear: 1987,
  address: { street: 'Quai Suchard 8', postalCode: '2000', city: 'Neuchâtel', country: 'CH' },
  phone: '+41 32 555 12 34',
  email: 'atelier@garage-du-lac.example',
  openingHours: {
    monday: allDay,
    tuesday: allDay,
    wednesday: allDay,
    thursday: allDay,
    friday: allDay,
    saturday: [{ from: '08:00', to: '11:30' }],
    sunday: [],
  },
  links: { externalBooking: null, reviews: 'https://avis.example/garage-du-lac' },
  closures: [
    {
      from: '2099-07-20',
      to: '2099-08-02',
      reason: {
        de: 'Sommerpause',
        en: 'Summer break',
        fr: 'Pause d’été',
        it: 'Pausa estiva',
        pt: 'Pausa de verão',
      },
    },
  ],
  holidays: ['newYear', 'christmas'],
  canton: 'NE',
  location: { latitude: 46.9931, longitude: 6.9446 },
  social: {
    facebook: null,
    instagram: 'https://www.instagram.com/garagedulac.example',
    youtube: null,
    tiktok: null,
    linkedin: null,
  },
  paymentMethods: ['card', 'twint'],
  serviceRadiusMetres: 15_000,
  priceRange: '$$$',
  rating: null,
  jubileeYear: null,
  lateCancellationFee: 40,
  brandColor: '#1d6f8a',
  languages: ['fr', 'de', 'en', 'it', 'pt'],
};
