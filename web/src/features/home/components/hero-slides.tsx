import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';
import { Picture } from '../../../components/ui/picture.tsx';
import type { HomeHero } from '../../../components/content/home-text.ts';
import { FADE_MS, SLIDE_MS } from '../slideshow-times.ts';

const Layer = chakra('div', { base: { position: 'absolute', inset: '0', zIndex: 'hide' } });

/** What is not rendered is not loaded; the slideshow moves a slide through these states. */
const Slide = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    overflow: 'hidden',
    '&[data-slide=""]': { display: 'none' },
    '&[data-slide=next]': { opacity: 0 },
    '&[data-slide=shown]': {
      zIndex: '1',
      '[data-running] &': { transition: `opacity ${FADE_MS}ms ease-in-out` },
    },
    '&:is([data-slide=shown], [data-slide=leaving])': {
      '[data-running] &': { '& [data-picture]': { animation: `hero-zoom ${SLIDE_MS}ms linear both` } },
    },
    '[data-running=paused] &': { '& [data-picture]': { animationPlayState: 'paused !important' } },
  },
});

const Shade = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: '2',
    // Dark where words and menu stand, so that they can be read on any picture: the less, the more of the
    // colour that staff choose lies on all of it already.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      opacity: 'calc(1 - var(--overlay))',
      backgroundImage: {
        base: 'linear-gradient(0deg, rgb(10 12 15 / 0.9) 0%, rgb(10 12 15 / 0.62) 55%, rgb(10 12 15 / 0.1) 88%)',
        md: 'linear-gradient(0deg, rgb(10 12 15 / 0.82) 0%, rgb(10 12 15 / 0.3) 46%, transparent 76%), linear-gradient(78deg, rgb(10 12 15 / 0.72) 0%, rgb(10 12 15 / 0.42) 38%, transparent 68%)',
      },
    },
  },
});

/** The pictures behind the words; only the first is loaded with the page. */
export function HeroSlides({ slides, overlay }: Pick<HomeHero, 'slides' | 'overlay'>) {
  if (slides.length === 0) return null;
  return (
    <Layer aria-hidden="true">
      {slides.map((picture, index) => (
        // The slideshow may have begun before React comes.
        <Slide key={picture.base} data-slide={index === 0 ? 'shown' : ''} suppressHydrationWarning>
          <Picture picture={picture} alt="" sizes="100vw" ratio="fill" priority={index === 0} />
        </Slide>
      ))}
      <Shade style={{ '--overlay': overlay.opacity } as CSSProperties}>
        <chakra.div
          position="absolute"
          inset="0"
          opacity="var(--overlay)"
          style={{ backgroundColor: overlay.color }}
        />
      </Shade>
    </Layer>
  );
}
