import type { LegalText, PageContent } from '../lib/content/site-content.ts';

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

/** Content of every page, as the web server hands it to the site. */
export const SITE_CONTENT = {
  privacy: legal('Datenschutzerklärung'),
  terms: legal('Allgemeine Geschäftsbedingungen'),
  imprint: legal('Impressum'),
} satisfies PageContent;
