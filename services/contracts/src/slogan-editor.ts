import { checkbox, color, type EditorDescription, number, text } from './editor-field.js';

/** The motto of the home page. */
export const SLOGAN_EDITOR = {
  title: 'Slogan',
  description: 'Der Leitspruch über der Begrüssung auf der Startseite.',
  sections: [
    {
      id: 'main',
      label: 'Slogan',
      fields: [
        text('slogan', 'Slogan'),
        number('sloganFontSize', 'Schriftgrösse', [12, 96], 'Pixel'),
        color('sloganColor', 'Farbe'),
        checkbox('showOnHomepage', 'Auf der Startseite zeigen'),
        checkbox('showOnAllPages', 'Auf allen Seiten zeigen'),
      ],
    },
  ],
} satisfies EditorDescription;
