import type adminTexts from '../admin-texts.ts';
import type { FeatureTexts } from './feature-texts.ts';
import type shared from './shared/de.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof shared & FeatureTexts & typeof adminTexts;
  }
}
