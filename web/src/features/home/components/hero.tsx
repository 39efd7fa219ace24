import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { TickScale } from '../../../components/layout/tick-scale.tsx';
import { Container } from '../../../components/ui/elements.ts';
import { useContent } from '../../../components/content/content-context.tsx';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { HeroButtons } from './hero-buttons.tsx';
import { HeroSlides } from './hero-slides.tsx';
import { ScrollCue } from './scroll-cue.tsx';
import { Stage } from './stage.ts';
import { SlideControls } from './slide-controls.tsx';
import { useSlideshow } from '../use-slideshow.ts';

/** The first view: who this is, what it stands for, and the ways to get in touch, over the workshop's pictures. */
export function Hero({ season }: { season: ReactNode }) {
  const { t } = useTranslation(['home', 'layout']);
  const garage = useGarage();
  const hero = useContent('home')?.hero ?? null;
  const stage = useSlideshow();
  const slogan = hero ? hero.slogan : { text: garage.tagline, pixels: 24, color: '#ffffff' };
  return (
    <Stage data-stage="" data-slideshow="" ref={stage}>
      {hero && <HeroSlides slides={hero.slides} overlay={hero.overlay} />}
      {season}
      <Container
        position="relative"
        flex="1"
        display="flex"
        flexDirection="column"
        justifyContent="flex-end"
        pt={{ base: '48', md: '56' }}
        pb={{ base: '10', md: '16' }}
      >
        <chakra.h1
          maxWidth="16ch"
          fontFamily="heading"
          fontWeight="bold"
          fontSize="hero"
          lineHeight="0.98"
          letterSpacing="tight"
          textWrap="balance"
          overflowWrap="break-word"
        >
          {hero?.headline || t('home:hero.welcome', { name: garage.name })}
        </chakra.h1>
        {slogan?.text && (
          <chakra.p
            mt={{ base: '4', md: '6' }}
            pl="4"
            borderLeftWidth="3px"
            borderColor="brand.solid"
            fontFamily="heading"
            fontWeight="bold"
            lineHeight="short"
            letterSpacing="wide"
            // Never wider than a telephone.
            style={{ fontSize: `min(${slogan.pixels / 16}rem, 5.2vw + 0.1rem)`, color: slogan.color }}
          >
            {slogan.text}
          </chakra.p>
        )}
        {hero?.lead && (
          <chakra.p mt={{ base: '4', md: '6' }} maxWidth="36rem" textStyle="lg">
            {hero.lead}
          </chakra.p>
        )}
        <HeroButtons
          about={hero?.about ?? { text: t('layout:navigation.about'), link: '/about' }}
          contact={hero?.contact ?? { text: t('layout:navigation.contact'), link: '/contact' }}
        />
      </Container>
      <Container position="relative" pb="6" display="flex" alignItems="center" justifyContent="space-between">
        <ScrollCue />
        {hero && <SlideControls count={hero.slides.length} />}
      </Container>
      <TickScale transform="scaleY(-1)" />
    </Stage>
  );
}
