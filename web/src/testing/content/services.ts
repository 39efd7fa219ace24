import type { BookingText } from '../../components/content/booking-text.ts';
import type { ServicesText } from '../../components/content/services-text.ts';
import { META, testPicture } from './parts.ts';

export const SERVICES: ServicesText = {
  meta: META,
  call: { title: 'Braucht Ihr Auto etwas davon?', text: 'Rufen Sie an.', button: 'Schreiben' },
  title: 'Unsere Leistungen',
  intro: 'Alles im eigenen Haus.',
  items: [
    {
      id: 1,
      path: '/services/wartung-service-1',
      icon: 'tools',
      name: 'Wartung & Service',
      text: 'Service nach Herstellervorgabe.',
      details: 'Punkt für Punkt nach Plan.',
      minutes: 240,
      checks: ['Bremsscheiben', 'Beleuchtung'],
      isBookable: true,
      price: null,
      isPriceFrom: false,
      picture: testPicture('service-01'),
      comparison: { before: testPicture('before'), after: testPicture('after') },
    },
    {
      id: 10,
      path: '/services/radwechsel-10',
      icon: null,
      name: 'Radwechsel',
      text: 'In einer halben Stunde.',
      details: null,
      minutes: 30,
      checks: [],
      isBookable: false,
      price: 8950,
      isPriceFrom: false,
      picture: null,
      comparison: null,
    },
  ],
};

export const BOOKING: BookingText = {
  horizonDays: 120,
  services: [
    {
      id: 1,
      name: 'Wartung & Service',
      description: 'Nach Plan.',
      duration: 240,
      color: '#4a4545',
      isOther: false,
      price: 25_000,
      isPriceFrom: true,
    },
    {
      id: 10,
      name: 'Radwechsel',
      description: 'Mit Kontrolle.',
      duration: 30,
      color: '#4a4545',
      isOther: false,
      price: null,
      isPriceFrom: false,
    },
    {
      id: 12,
      name: 'Anderes',
      description: '',
      duration: 60,
      color: '#4a4545',
      isOther: true,
      price: null,
      isPriceFrom: false,
    },
  ],
};
