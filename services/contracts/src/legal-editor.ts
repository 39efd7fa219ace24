import { date, type EditorDescription, markdown, text } from './editor-field.js';

/** What the fields of each document begin with. */
export const LEGAL_DOCUMENTS = ['impressum', 'agb', 'datenschutz'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

const LABELS: Record<LegalDocument, string> = {
  impressum: 'Impressum',
  agb: 'AGB',
  datenschutz: 'Datenschutz',
};

const MARKDOWN_HINT =
  'Markdown: ## vor einer Überschrift, - vor jedem Punkt einer Liste, **fett**, [Wort](https://adresse) für einen Link.';

/** Imprint, terms and privacy, in Markdown. */
export const LEGAL_EDITOR = {
  title: 'Rechtliche Texte',
  description: 'Impressum, AGB und Datenschutz. Überschriften beginnen mit ##, Listen mit einem Strich.',
  sections: LEGAL_DOCUMENTS.map((id) => ({
    id,
    label: LABELS[id],
    fields: [
      text(`${id}Title`, 'Titel', { required: true }),
      date(`${id}Date`, 'Stand', {
        hint: 'Ein geänderter Text erhält beim Speichern den heutigen Tag, ausser Sie wählen einen anderen.',
      }),
      markdown(`${id}Content`, 'Text', { required: true, hint: MARKDOWN_HINT }),
    ],
  })),
} satisfies EditorDescription;
