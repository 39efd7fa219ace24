import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useHref } from 'react-router-dom';

const Layer = chakra('canvas', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    pointerEvents: 'none',
    opacity: 0,
    transition: 'opacity 1.6s ease-out',
    '&[data-playing]': { opacity: 1 },
  },
});

/** Where seasonal effects fall: over the hero's picture, under its words. Empty without promotions and without scripts. */
export function SeasonLayer() {
  const { t, language } = useTranslation('common');
  const layer = useRef<HTMLCanvasElement>(null);
  const contactHref = useHref('/contact');
  useEffect(() => {
    const canvas = layer.current;
    if (!canvas) return undefined;
    let end = () => {};
    let gone = false;
    const start = async () => {
      try {
        const { startPromotions } = await import('../start-promotions.ts');
        const words = { language, close: t('close'), contact: t('contactUs'), contactHref };
        if (!gone) end = startPromotions(canvas, words);
      } catch {
        // Without a connection the home page is as it is without promotions.
      }
    };
    void start();
    return () => {
      gone = true;
      end();
    };
  }, [t, language, contactHref]);
  return <Layer ref={layer} aria-hidden="true" data-season="" />;
}
