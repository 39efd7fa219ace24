import type adminTexts from '../admin-texts.ts';
import type { VisitorTexts } from './all-texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: VisitorTexts & typeof adminTexts;
  }
}
