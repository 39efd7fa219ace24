import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Picture } from '../../../components/ui/picture.tsx';
import type { SitePicture } from '../../../components/content/site-picture.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

/** Of the handle, and of the native one that lies invisibly over it. */
const HANDLE = '44px';
/** The native handle stops half its width before the edges. */
const SPLIT = `calc(${HANDLE} / 2 + (100% - ${HANDLE}) * var(--split, 0.5))`;
const SIZES = '(min-width: 40rem) 36rem, 90vw';

/** Without scripts nothing moves the line, so the two pictures stand below each other. */
const WITHOUT_SCRIPTS = '@media (scripting: none)';

const Stage = chakra('div', {
  base: {
    position: 'relative',
    mt: '6',
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '3px' },
    [WITHOUT_SCRIPTS]: { display: 'grid', gap: '4', aspectRatio: 'auto' },
  },
});

const Half = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    '&[data-half=before]': { clipPath: `inset(0 calc(100% - ${SPLIT}) 0 0)` },
    [WITHOUT_SCRIPTS]: {
      '&&': { position: 'relative', inset: 'auto', aspectRatio: '3 / 2', clipPath: 'none' },
    },
  },
});

const Label = chakra('span', {
  base: {
    position: 'absolute',
    top: '3',
    px: '2.5',
    py: '1',
    bg: 'rgb(7 9 11 / 0.82)',
    color: 'white',
    textStyle: 'label',
  },
});

const Handle = chakra('div', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    left: SPLIT,
    width: '2px',
    ml: '-1px',
    bg: 'white',
    pointerEvents: 'none',
    _after: {
      content: '"‹ ›"',
      position: 'absolute',
      top: '50%',
      left: '50%',
      width: HANDLE,
      height: HANDLE,
      translate: '-50% -50%',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'full',
      bg: 'brand.solid',
      color: 'white',
      fontSize: 'xl',
      fontWeight: 'bold',
      lineHeight: 'none',
      pb: '1',
      boxShadow: 'md',
    },
    [WITHOUT_SCRIPTS]: { display: 'none' },
  },
});

const Slider = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    m: '0',
    opacity: 0,
    cursor: 'ew-resize',
    touchAction: 'pan-y',
    '&::-webkit-slider-thumb': { width: HANDLE, height: HANDLE },
    '&::-moz-range-thumb': { width: HANDLE, height: HANDLE },
    [WITHOUT_SCRIPTS]: { display: 'none' },
  },
});

/** Moves the line to where the slider stands; React need not know. */
function split(slider: HTMLInputElement | null): void {
  slider?.parentElement?.style.setProperty('--split', String(Number(slider.value) / 100));
}

interface ComparisonProps {
  /** What is compared. */
  name: string;
  before: SitePicture;
  after: SitePicture;
}

/** Two pictures of the same thing, one over the other, and a line to be moved between them. */
export function Comparison({ name, before, after }: ComparisonProps) {
  const { t } = useTranslation('services');
  const half = (which: 'before' | 'after', picture: SitePicture, label: ReactNode) => (
    <Half data-half={which}>
      <Picture picture={picture} alt={`${name}: ${t(which)}`} sizes={SIZES} ratio="fill" />
      {label}
    </Half>
  );
  return (
    <Stage>
      {half('after', after, <Label right="3">{t('after')}</Label>)}
      {half('before', before, <Label left="3">{t('before')}</Label>)}
      <Handle />
      <Slider asChild>
        <input
          type="range"
          min="0"
          max="100"
          step="1"
          defaultValue="50"
          aria-label={t('compare')}
          ref={split}
          onInput={(event) => split(event.currentTarget)}
        />
      </Slider>
    </Stage>
  );
}
