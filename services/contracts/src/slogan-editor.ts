import { checkbox, color, type EditorDescription, number, text } from './editor-field.js';

/** The motto of the home page. */
export const SLOGAN_EDITOR = {
  sections: [
    {
      id: 'main',
      fields: [
        text('slogan'),
        number('sloganFontSize', [12, 96]),
        color('sloganColor'),
        checkbox('showOnHomepage'),
        checkbox('showOnAllPages'),
      ],
    },
  ],
} satisfies EditorDescription;
