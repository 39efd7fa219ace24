import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '@garage/contracts/languages';
import type { VisualEffect } from '@garage/contracts/promotions';
import { playEffect } from '../effects/play-effect.ts';
import { popupContent, type PopupPromotion } from '../popup-content.ts';
import { addPopupStyle } from '../popup-style.ts';

/** The windows of a usual computer and telephone. */
const WINDOWS = { desktop: { width: 1200, height: 700 }, phone: { width: 390, height: 760 } } as const;

const Frame = chakra('div', {
  base: { position: 'relative', overflow: 'hidden', mx: 'auto', borderRadius: 'l2', borderWidth: '1px' },
});

/** The hero's light, without its pictures. */
const Stage = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    left: '0',
    transformOrigin: 'top left',
    display: 'grid',
    placeItems: 'center',
    backgroundImage:
      'radial-gradient(52rem 40rem at 82% 30%, rgb(96 112 132 / 0.34), transparent 70%), linear-gradient(180deg, #07090b 0%, #0d1116 62%, #171c23 100%)',
    '& > canvas': { position: 'absolute', inset: '0', width: 'full', height: 'full' },
    '&[data-dimmed]::before': {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '1',
      background: 'rgb(4 5 7 / 0.5)',
    },
    '& > .promotion': { position: 'relative', zIndex: '2', maxHeight: '90%' },
  },
});

interface PromotionPreviewProps {
  promotion: PopupPromotion & { visualEffect: VisualEffect | null };
  showsPopup: boolean;
  language: Language;
  device: keyof typeof WINDOWS;
  labels: { close: string; contact: string };
}

/** Popup and effect as on the home page, made by the same code, in a window of that size made smaller. */
export function PromotionPreview(props: PromotionPreviewProps) {
  const { promotion, showsPopup, device } = props;
  const { width, height } = WINDOWS[device];
  const frame = useRef<HTMLDivElement>(null);
  const scale = useScale(frame, width);

  return (
    <Frame
      ref={frame}
      width="full"
      maxWidth={device === 'phone' ? '17rem' : 'none'}
      style={{ aspectRatio: `${width} / ${height}` }}
      // Only to look at: the words are in the form, and nothing in here can be used.
      inert
      aria-hidden="true"
    >
      <Stage
        key={device}
        data-dimmed={showsPopup ? '' : undefined}
        style={{ width, height, transform: `scale(${scale})` }}
      >
        <EffectLayer effect={promotion.visualEffect} />
        {showsPopup && <Popup {...props} />}
      </Stage>
    </Frame>
  );
}

function EffectLayer({ effect }: { effect: VisualEffect | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || !effect) return undefined;
    return playEffect(canvas.current, effect);
  }, [effect]);
  return <canvas ref={canvas} />;
}

function Popup({ promotion, language, labels, device }: PromotionPreviewProps) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    addPopupStyle();
    inside.current?.replaceChildren(
      ...popupContent(promotion, language, { ...labels, contactHref: '/contact' }),
    );
  }, [promotion, language, labels]);
  return (
    <div
      className="promotion"
      data-picture={promotion.imageUrl ? promotion.imagePosition : undefined}
      style={{ '--promotion-window': `${WINDOWS[device].width}px` } as React.CSSProperties}
    >
      <div className="promotion-inside" ref={inside} />
    </div>
  );
}

/** How much smaller than the window its picture is. */
function useScale(frame: React.RefObject<HTMLDivElement | null>, width: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setShown(entry?.contentRect.width ?? 0));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return shown / width;
}
