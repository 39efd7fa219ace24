import { type EditorDescription, markdown, text } from './editor-field.js';

/** Imprint, terms and privacy, in Markdown. */
export const LEGAL_EDITOR: EditorDescription = {
  title: 'Rechtliche Texte',
  description: 'Impressum, AGB und Datenschutz. Überschriften beginnen mit ##, Listen mit einem Strich.',
  sections: (
    [
      ['impressum', 'Impressum'],
      ['agb', 'AGB'],
      ['datenschutz', 'Datenschutz'],
    ] as const
  ).map(([id, label]) => ({
    id,
    label,
    fields: [
      text(`${id}Title`, 'Titel', { required: true }),
      markdown(`${id}Content`, 'Text', { required: true, hint: 'Markdown' }),
    ],
  })),
};
