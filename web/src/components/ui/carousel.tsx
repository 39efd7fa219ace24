import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from './elements.ts';
import { Icon, type IconName } from './icon.tsx';
import { useCarousel } from './use-carousel.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';

/** Scrolls and snaps by itself, so fingers, wheels and browsers without scripts need nothing more. */
const Row = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '3px' },
    columnGap: { md: '5', lg: '8' },
    '& > *': { flex: '0 0 100%', minWidth: '0', scrollSnapAlign: 'start' },
    '[data-together] &': { '& > *': { flex: { md: '1 1 0' } } },
  },
});

const Controls = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    mt: '5',
    '[data-together] &': { display: { md: 'none' } },
  },
});

const Dot = chakra('button', {
  base: {
    width: '8',
    height: '8',
    display: 'grid',
    placeItems: 'center',
    cursor: 'button',
    _before: { content: '""', width: '5', height: '3px', bg: 'border.control' },
    '&[aria-current=true]::before': { width: '8', bg: 'brand.solid' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing' },
  },
});

interface CarouselProps {
  /** The id of its heading. */
  labelledBy: string;
  slides: { key: string | number; content: ReactNode }[];
  /** Milliseconds per slide; null does not move by itself. */
  interval: number | null;
  glides?: boolean;
  /** In wide windows all slides stand beside each other. */
  together?: boolean;
}

/** Slides one after the other, by button, dot, finger, key or by themselves. */
export function Carousel({ labelledBy, slides, interval, glides = true, together = false }: CarouselProps) {
  const { t } = useTranslation('common');
  const count = slides.length;
  const { root, row, index, show, stopped, setStopped } = useCarousel({ count, interval, glides });
  return (
    <section
      ref={root}
      aria-roledescription={t('carousel.role')}
      aria-labelledby={labelledBy}
      data-together={together ? '' : undefined}
    >
      <Row
        ref={row}
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-live={interval === null || stopped ? 'polite' : 'off'}
      >
        {slides.map(({ key, content }, position) => (
          <li
            key={key}
            aria-roledescription={t('carousel.slide')}
            aria-label={t('carousel.position', { index: position + 1, count })}
          >
            {content}
          </li>
        ))}
      </Row>
      {count > 1 && (
        <Controls data-needs-script="">
          <Step label={t('carousel.previous')} icon="arrowLeft" onClick={() => show(index - 1)} />
          <Step label={t('carousel.next')} icon="arrowRight" onClick={() => show(index + 1)} />
          <chakra.div display="flex" mx="auto">
            {slides.map(({ key }, position) => (
              <Dot
                key={key}
                type="button"
                aria-label={t('carousel.go', { index: position + 1 })}
                aria-current={position === index}
                onClick={() => show(position)}
              />
            ))}
          </chakra.div>
          {interval !== null && (
            <Step
              label={stopped ? t('carousel.play') : t('carousel.pause')}
              icon={stopped ? 'play' : 'pause'}
              onClick={() => setStopped(!stopped)}
            />
          )}
        </Controls>
      )}
    </section>
  );
}

function Step({ label, icon, onClick }: { label: string; icon: IconName; onClick: () => void }) {
  return (
    <Button variant="outline" px="0" width="12" height="12" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </Button>
  );
}
