import { type EditorDescription, map, text, textarea } from './editor-field.js';

/** What is written about getting in touch. Address, telephone and opening hours are garage facts. */
export const CONTACT_EDITOR = {
  title: 'Kontakt',
  description:
    'Die Seite «Kontakt», Einladungen auf der Startseite und die Karte. Adresse und Öffnungszeiten stehen bei den Einstellungen.',
  sections: [
    {
      id: 'page',
      label: 'Seite',
      fields: [
        text('sectionTitle', 'Titel', { required: true }),
        textarea('sectionDescription', 'Einleitung', 3),
        text('openingHoursTitle', 'Titel der Öffnungszeiten', { required: true }),
        textarea('specialInfo', 'Hinweis unter den Öffnungszeiten', 3, {
          hint: 'Zum Beispiel, wohin mit dem Schlüssel nach Feierabend.',
        }),
      ],
    },
    {
      id: 'form',
      label: 'Formular',
      fields: [
        text('formTitle', 'Titel', { required: true }),
        textarea('formIntro', 'Einleitung', 3),
        text('nameLabel', 'Beschriftung des Namens', { required: true }),
        text('emailLabel', 'Beschriftung der E-Mail-Adresse', { required: true }),
        text('messageLabel', 'Beschriftung der Nachricht', { required: true }),
        text('submitButtonText', 'Knopf zum Senden', { required: true }),
      ],
    },
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
} satisfies EditorDescription;
