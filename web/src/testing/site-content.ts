import type {
  GalleryText,
  AboutText,
  BookingText,
  HomeText,
  LegalText,
  PageContent,
  ServicesText,
  TeamText,
  VehiclesText,
} from '../components/content/site-content.ts';
import type { SitePicture } from '../components/content/site-picture.ts';

export function testPicture(name: string): SitePicture {
  return {
    base: `/pictures/${name}-0123456789`,
    width: 1280,
    height: 853,
    widths: [480, 800, 1280],
    focus: [0.5, 0.25],
    colour: '#101318',
  };
}

/** Nothing in the garage's own words. */
const META = { title: '', description: '' };

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

const SERVICES: ServicesText = {
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

const TEAM: TeamText = {
  meta: META,
  mainLine: { title: 'Nicht sicher?', text: 'Wir verbinden Sie.', button: 'Kontakt aufnehmen' },
  title: 'Unser Team',
  intro: 'Menschen, die erklären.',
  members: [
    {
      id: 4,
      name: 'Luca Ferrari',
      position: 'Automechaniker\nHochvoltspezialist',
      text: 'Kennt Ihren Akku.',
      phone: '+41 52 000 00 04',
      picture: testPicture('team-04'),
    },
    {
      id: 2,
      name: 'Ruth Brunner-Keller',
      position: 'Verwaltungsrätin',
      text: 'Kennt alle.',
      phone: null,
      picture: null,
    },
  ],
};

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

const VEHICLES: VehiclesText = {
  meta: META,
  searchTitle: 'Fahrzeug suchen',
  listingTitle: 'Weitere Inserate',
  call: { title: 'Noch nicht gefunden?', text: 'Sagen Sie, was Sie suchen.', button: 'Schreiben' },
  title: 'Unsere Fahrzeuge',
  intro: 'Geprüft und Probe gefahren.',
  maintenance: null,
  sellerUrl: 'https://cars.example/seller',
  dealerUrl: 'https://cars.example/dealer',
  widget: {
    scriptUrl: 'https://widget.example/search.js',
    initFunction: 'initVehicleSearch',
    dealerId: '4711',
    configId: 'abc',
    height: 800,
    hosts: [],
  },
  listing: { frameUrl: 'https://list.example/frame', infoUrl: 'https://list.example/info' },
  backgroundColor: '#ffffff',
  pictures: { search: testPicture('hero-02'), listing: null },
};

const about = (title: string) => ({ title, text: `${title}: mehr dazu.`, picture: null });

const ABOUT: AboutText = {
  meta: META,
  yearsLabel: 'Jahre Erfahrung',
  title: 'Über die Garage',
  intro: 'Seit langem in der Stadt.',
  years: null,
  tradition: about('Tradition'),
  history: { ...about('Geschichte'), jubilee: 'Ein Fest zum Jubiläum.' },
  specialisation: about('Spezialgebiet'),
  equipment: { ...about('Einrichtung'), items: ['Hebebühne', 'Prüfstand', 'Diagnose', 'Klima', 'Licht'] },
  team: { ...about('Menschen'), button: 'Das Team kennenlernen' },
  values: { ...about('Werte'), button: 'Kontakt aufnehmen' },
};

const HOME: HomeText = {
  hoursTitle: 'Öffnungszeiten',
  meta: META,
  brandsTitle: 'Unsere Marken',
  offersTitle: 'Unsere Angebote',
  detailsTitle: 'So erreichen Sie uns',
  hero: {
    headline: 'Willkommen bei Garage Test',
    lead: 'Sie wissen vorher, was es kostet.',
    slogan: { text: 'IHR STOP&GO PARTNER', pixels: 24, color: '#ffffff' },
    about: { text: 'Über uns', link: '/about' },
    contact: { text: 'Kontakt', link: '/contact' },
    overlay: { opacity: 0.4, color: '#000000' },
    slides: [1, 2, 3, 4, 5, 6].map((n) => testPicture(`hero-0${n}`)),
  },
  about: {
    ...about('Wir hören zu'),
    picture: testPicture('about-main'),
    years: null,
    yearsLabel: 'Jahre Erfahrung',
    button: 'Mehr über uns',
    features: [
      { title: 'Fachleute', text: 'Gelernt.' },
      { title: 'Einrichtung', text: 'Modern.' },
    ],
  },
  gallery: {
    title: 'Ein Blick hinein',
    text: 'So sieht es aus.',
    images: [about('Annahme'), about('Diagnose'), about('Übergabe')],
    autoplay: 5000,
    slides: true,
  },
  offers: [1, 2, 3, 4].map((id) => ({
    ...about(`Angebot ${id}`),
    id,
    service: id === 2 ? 5 : null,
    price: id === 2 ? 8900 : null,
    until: id === 2 ? { text: '31. Mai 2027', day: '2027-05-31' } : null,
    picture: testPicture(`offer-0${id}`),
  })),
  call: { title: 'Etwas klappert?', text: 'Schreiben Sie uns.', button: 'Nachricht schreiben' },
  review: { title: 'Wie war es?', text: 'Zwei Sätze genügen.', button: 'Bewertung schreiben' },
};

/** Content of every page, as the web server hands it to the site. */
const BOOKING: BookingText = {
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
