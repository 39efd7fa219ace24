import type { ComponentType } from 'react';
import type { Language } from '@garage/contracts/languages';
import type { ActivePromotion } from '@garage/contracts/promotions';

export type PreviewDevice = 'desktop' | 'phone';

/** What the page gives to whatever shows a promotion as visitors will see it. */
export interface PromotionPreviewProps {
  promotion: Pick<
    ActivePromotion,
    'title' | 'description' | 'translations' | 'imageUrl' | 'picture' | 'imagePosition' | 'visualEffect'
  >;
  showsPopup: boolean;
  language: Language;
  device: PreviewDevice;
  labels: { close: string; contact: string };
}

export type PromotionPreview = ComponentType<PromotionPreviewProps>;
