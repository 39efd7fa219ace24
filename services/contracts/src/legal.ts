import { type PageTexts, WEBSITE_PATH } from './page-texts.js';

/** Imprint, terms and privacy. Answered by the content service. */
export const LEGAL_PATH = `${WEBSITE_PATH}/legal`;
/** The day of the texts that every installation begins with. */
export const FIRST_LEGAL_DATE = '2025-04-13';

/** `GET /api/website/legal`. The version names exactly these texts for good: each save makes the next one. */
export type LegalResponse = PageTexts<'legal'> & { version: number };
