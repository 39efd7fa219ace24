import type { LegalText } from '../components/content/legal-text.ts';
import type { GalleryText, PageContent } from '../components/content/site-content.ts';
import { ABOUT } from './content/about.ts';
import { HOME } from './content/home.ts';
import { META, testPicture } from './content/parts.ts';
import { BOOKING, SERVICES } from './content/services.ts';
import { TEAM } from './content/team.ts';
import { VEHICLES } from './content/vehicles.ts';

const legal = (title: string): LegalText => ({
  meta: META,
  title,
  date: { text: '13. April 2025', day: '2025-04-13' },
  blocks: [
    { kind: 'heading', level: 2, content: ['Wer verantwortlich ist'] },
    {
      kind: 'paragraph',
      content: [
        'Garage Test',
        { kind: 'break' },
        { kind: 'link', href: 'mailto:a@b.ch', content: ['a@b.ch'] },
        { kind: 'strong', content: ['fett'] },
        { kind: 'emphasis', content: ['kursiv'] },
      ],
    },
    { kind: 'list', ordered: false, items: [['Erstens'], ['Zweitens']] },
  ],
});

const GALLERY: GalleryText = {
  meta: META,
  title: 'Galerie',
  intro: 'Ein Blick in die Halle.',
  pictures: ['Auto auf der Hebebühne', 'Neue Bremsscheibe', 'Das ganze Team'].map((alt, index) => ({
    id: index + 1,
    picture: testPicture(`gallery-0${index + 1}`),
    alt,
  })),
};

/** Content of every page, as the web server hands it to the site. */
export const SITE_CONTENT = {
  home: HOME,
  about: ABOUT,
  team: TEAM,
  gallery: GALLERY,
  booking: BOOKING,
  services: SERVICES,
  'site-slogan': null,
  'service-links': SERVICES.items.map(({ name, path }) => ({ name, path })),
  'booking-page': { meta: META, title: 'Termin buchen', intro: 'Wählen Sie eine freie Zeit.' },
  footer: {
    since: 'Seit 1950 in Musterwil',
    services: 'Leistungen',
    pages: 'Auf dieser Website',
    contact: 'Kontakt',
    hours: 'Öffnungszeiten',
  },
  'not-found': {
    title: '404 Seite nicht gefunden',
    text: 'Diese Adresse gibt es nicht.',
    home: 'Zur Startseite',
    contact: 'Kontakt aufnehmen',
  },
  'services-teaser': {
    title: SERVICES.title,
    button: 'Alle Leistungen',
    items: SERVICES.items.slice(0, 1),
  },
  contact: {
    meta: META,
    detailsTitle: 'So erreichen Sie uns',
    title: 'Kontakt',
    intro: 'Schreiben Sie uns.',
    hoursTitle: 'Öffnungszeiten',
    hoursNote: 'Schlüssel in den Kasten beim Tor.',
    form: {
      title: 'Nachricht schreiben',
      intro: '',
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      service: 'Worum geht es?',
      address: null,
      message: 'Nachricht',
      send: 'Nachricht senden',
      sent: { title: 'Nachricht gesendet!', text: 'Wir melden uns.' },
    },
  },
  map: { title: 'So finden Sie uns', marker: 'Garage Test', embedUrl: null, picture: testPicture('map') },
  vehicles: VEHICLES,
  providers: {
    map: null,
    search: VEHICLES.widget?.scriptUrl ?? null,
    listing: VEHICLES.listing?.frameUrl ?? null,
  },
  privacy: legal('Datenschutzerklärung'),
  terms: legal('Allgemeine Geschäftsbedingungen'),
  imprint: legal('Impressum'),
} satisfies PageContent;
