import type adminTexts from '../admin-texts.ts';
import type publicTexts from './de.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof publicTexts & typeof adminTexts;
  }
}
