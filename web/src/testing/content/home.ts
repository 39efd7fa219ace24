import type { HomeText } from '../../components/content/home-text.ts';
import { META, testPicture, withoutPicture } from './parts.ts';

export const HOME: HomeText = {
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
    ...withoutPicture('Wir hören zu'),
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
    images: [withoutPicture('Annahme'), withoutPicture('Diagnose'), withoutPicture('Übergabe')],
    autoplay: 5000,
    slides: true,
  },
  offers: [1, 2, 3, 4].map((id) => ({
    ...withoutPicture(`Angebot ${id}`),
    id,
    service: id === 2 ? 5 : null,
    price: id === 2 ? 8900 : null,
    until: id === 2 ? { text: '31. Mai 2027', day: '2027-05-31' } : null,
    picture: testPicture(`offer-0${id}`),
  })),
  call: { title: 'Etwas klappert?', text: 'Schreiben Sie uns.', button: 'Nachricht schreiben' },
  review: { title: 'Wie war es?', text: 'Zwei Sätze genügen.', button: 'Bewertung schreiben' },
};
