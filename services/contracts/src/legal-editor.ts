import { date, type EditorDescription, markdown, META_LIMITS, text, textarea } from './editor-field.js';

/** What the fields of each document begin with. */
export const LEGAL_DOCUMENTS = ['impressum', 'agb', 'datenschutz'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** Imprint, terms and privacy, in Markdown. */
export const LEGAL_EDITOR = {
  sections: LEGAL_DOCUMENTS.map((id) => ({
    id,
    fields: [
      text(`${id}Title`, { required: true }),
      date(`${id}Date`),
      markdown(`${id}Content`, { required: true }),
      text(`${id}MetaTitle`, META_LIMITS.title),
      textarea(`${id}MetaDescription`, 3, META_LIMITS.description),
    ],
  })),
} satisfies EditorDescription;
