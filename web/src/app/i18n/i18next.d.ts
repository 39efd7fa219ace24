import type adminTexts from '../admin-texts.ts';
import type german from './de.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof german & typeof adminTexts;
  }
}
