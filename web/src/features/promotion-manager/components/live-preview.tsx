import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Language } from '@garage/contracts/languages';
import type { Promotion } from '@garage/contracts/promotions';
import { Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { type PromotionFormValues, storedPicture } from '../promotion-form.ts';
import type { PreviewDevice, PromotionPreview } from '../promotion-preview-props.ts';
import { ChoiceRow } from './choice-row.tsx';

const DEVICES: readonly PreviewDevice[] = ['desktop', 'phone'];

interface LivePreviewProps {
  promotion: Promotion | null;
  language: Language;
  Preview: PromotionPreview;
}

/** What visitors will see, while it is being written. */
export function LivePreview({ promotion, language, Preview }: LivePreviewProps) {
  const { t } = useTranslation(['promotionManager', 'common']);
  const { control } = useFormContext<PromotionFormValues>();
  // Typing goes first.
  const values = useDeferredValue(useWatch({ control }) as PromotionFormValues);
  const [device, setDevice] = useState<PreviewDevice>('desktop');

  const shown = useMemo(() => {
    const { words, imageUrl, imagePosition, visualEffect } = values;
    const { de, ...translations } = words;
    return {
      title: de.title.trim() || t('preview.sampleTitle'),
      description: de.description.trim() || t('preview.sampleDescription'),
      translations,
      imageUrl,
      picture: storedPicture(imageUrl, promotion),
      imagePosition,
      visualEffect: visualEffect || null,
    };
  }, [values, promotion, t]);
  const labels = useMemo(() => ({ close: t('common:close'), contact: t('preview.contact') }), [t]);

  const showsPopup = values.showPopup && (device === 'desktop' || values.showOnMobile);
  const remark = remarkOn(values, device);
  return (
    <chakra.section display="grid" gap="3" aria-label={t('preview.title')}>
      <Heading as="h3" size="sm">
        {t('preview.title')}
      </Heading>
      <ChoiceRow
        label={t('preview.device')}
        value={device}
        choices={DEVICES.map((value) => ({ value, label: t(`preview.${value}`) }))}
        onChange={setDevice}
      />
      <Preview
        promotion={shown}
        showsPopup={showsPopup}
        language={language}
        device={device}
        labels={labels}
      />
      <chakra.p textStyle="sm" color="fg.muted" minH="5" aria-live="polite">
        {remark && t(remark)}
      </chakra.p>
    </chakra.section>
  );
}

function remarkOn(
  { showPopup, showOnMobile, visualEffect }: PromotionFormValues,
  device: PreviewDevice,
): 'preview.nothing' | 'preview.noPopupOnPhone' | 'preview.motion' | null {
  if (!showPopup && !visualEffect) return 'preview.nothing';
  if (showPopup && !showOnMobile && device === 'phone') return 'preview.noPopupOnPhone';
  const stands = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return visualEffect && stands ? 'preview.motion' : null;
}
