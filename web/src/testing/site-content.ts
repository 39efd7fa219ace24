import type { LegalText, PageContent, ServicesText, TeamText } from '../lib/content/site-content.ts';

const legal = (title: string): LegalText => ({
  title,
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
  title: 'Unsere Leistungen',
  intro: 'Alles im eigenen Haus.',
  items: [
    {
      id: 1,
      icon: 'tools',
      name: 'Wartung & Service',
      text: 'Service nach Herstellervorgabe.',
      details: 'Punkt für Punkt nach Plan.',
      minutes: 240,
    },
    { id: 10, icon: null, name: 'Radwechsel', text: 'In einer halben Stunde.', details: null, minutes: 30 },
  ],
};

const TEAM: TeamText = {
  title: 'Unser Team',
  intro: 'Menschen, die erklären.',
  members: [
    {
      id: 4,
      name: 'Luca Ferrari',
      position: 'Automechaniker\nHochvoltspezialist',
      text: 'Kennt Ihren Akku.',
      phone: '+41 52 000 00 04',
    },
    { id: 2, name: 'Ruth Brunner-Keller', position: 'Verwaltungsrätin', text: 'Kennt alle.', phone: null },
  ],
};

/** Content of every page, as the web server hands it to the site. */
export const SITE_CONTENT = {
  team: TEAM,
  services: SERVICES,
  'services-teaser': { ...SERVICES, items: SERVICES.items.slice(0, 1) },
  privacy: legal('Datenschutzerklärung'),
  terms: legal('Allgemeine Geschäftsbedingungen'),
  imprint: legal('Impressum'),
} satisfies PageContent;
