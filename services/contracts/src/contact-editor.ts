import { type EditorDescription, map, text, textarea } from './editor-field.js';

/** What is written about getting in touch. Address, telephone and opening hours are garage facts. */
export const CONTACT_EDITOR: EditorDescription = {
  title: 'Kontakt',
  description:
    'Einladungen auf der Startseite und die Karte. Adresse und Öffnungszeiten stehen bei den Einstellungen.',
  sections: [
    {
      id: 'home',
      label: 'Aufruf',
      fields: [text('homeTitle', 'Titel'), textarea('homeText', 'Text', 3)],
    },
    {
      id: 'review',
      label: 'Bewertung',
      fields: [text('reviewTitle', 'Titel'), textarea('reviewText', 'Text', 3)],
    },
    {
      id: 'map',
      label: 'Karte',
      fields: [
        text('mapTitle', 'Titel'),
        text('markerTitle', 'Beschriftung des Standorts'),
        map('mapsEmbedCode', 'Einbettung', {
          hint: 'Die https-Adresse der Karte oder das ganze Element, das der Kartendienst anbietet.',
        }),
      ],
    },
  ],
};
