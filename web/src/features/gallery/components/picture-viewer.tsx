import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import type { GalleryPictureText } from '../../../components/content/site-content.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useBackCloses } from '../use-back-closes.ts';
import { useSwipe } from '../use-swipe.ts';

const Stage = chakra('dialog', {
  base: {
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    p: '0',
    border: 'none',
    overflow: 'hidden',
    touchAction: 'pan-y pinch-zoom',
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
    '&[data-stage]': { bg: '#07090b' },
    '@media (prefers-reduced-motion: no-preference)': {
      '&[open]': { animation: 'picture-opens 240ms ease-out' },
    },
  },
});

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    px: { base: '4', md: '8' },
    minH: '16',
  },
});

/** As large as fits, in the picture's own shape. */
const Middle = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    containerType: 'size',
    mx: { base: '0', md: '24' },
    '& [data-picture]': {
      // Before Safari 16 the window has to do, without what stands above and below.
      width: 'min(100vw, (100dvh - 10rem) * var(--slope))',
      '@supports (width: 1cqi)': { width: 'min(100cqw, 100cqh * var(--slope))' },
    },
  },
});

/** Beside the picture; on a telephone beside the words below it. */
const Turn = chakra(Button, {
  base: {
    position: 'absolute',
    bottom: { base: '6', md: 'calc(50% - 1.5rem)' },
    px: '0',
    width: '12',
    minH: '12',
  },
});

interface PictureViewerProps {
  pictures: GalleryPictureText[];
  selected: number;
  onSelect: (index: number) => void;
  onClose: () => void;
}

/** One picture as large as the window, and the way to the others by button, key and swipe. */
export function PictureViewer({ pictures, selected, onSelect, onClose }: PictureViewerProps) {
  const { t } = useTranslation(['gallery', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const takeBackEntry = useBackCloses(dialog);
  const last = pictures.length - 1;
  const previous = () => onSelect(selected === 0 ? last : selected - 1);
  const next = () => onSelect(selected === last ? 0 : selected + 1);
  const swipe = useSwipe({ onLeft: next, onRight: previous });

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const go = { ArrowLeft: previous, ArrowRight: next, Home: () => onSelect(0), End: () => onSelect(last) }[
      event.key
    ];
    if (!go || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go();
  }

  const shown = pictures[selected];
  if (!shown) return null;
  const { id, picture, alt } = shown;
  return (
    <Stage
      ref={dialog}
      data-stage=""
      aria-label={t('viewer')}
      onClose={() => {
        takeBackEntry();
        onClose();
      }}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <Bar>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {t('position', { position: selected + 1, count: pictures.length })}
        </chakra.span>
        <form method="dialog">
          <Button type="submit" variant="ghost" px="0" width="11" aria-label={t('common:close')}>
            <Icon name="close" />
          </Button>
        </form>
      </Bar>
      <Middle style={{ ['--slope' as string]: picture.width / picture.height }}>
        <Picture key={id} picture={picture} alt="" sizes="(min-width: 48rem) 86vw, 100vw" />
      </Middle>
      <Bar minH="24" py="4" px="16">
        <chakra.p aria-live="polite" flex="1" textAlign="center" textWrap="balance">
          {alt}
        </chakra.p>
      </Bar>
      <Turn variant="ghost" left={{ base: '2', md: '5' }} aria-label={t('previous')} onClick={previous}>
        <Icon name="arrowLeft" />
      </Turn>
      <Turn variant="ghost" right={{ base: '2', md: '5' }} aria-label={t('next')} onClick={next}>
        <Icon name="arrowRight" />
      </Turn>
    </Stage>
  );
}
