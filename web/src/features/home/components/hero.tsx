import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { TickScale } from '../../../components/layout/tick-scale.tsx';
import { ButtonLink, Container } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { phoneHref, useGarage } from '../../../lib/garage/garage-context.tsx';
import { useList } from '../use-list.ts';
import { WheelDrawing } from './wheel-drawing.tsx';

const Stage = chakra('section', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    minHeight: { base: 'min(100svh, 46rem)', md: 'min(100svh, 62rem)' },
    display: 'flex',
    flexDirection: 'column',
    // A studio at night: one soft light from the right, a floor that returns some of it.
    backgroundImage:
      'radial-gradient(52rem 40rem at 82% 30%, rgb(96 112 132 / 0.34), transparent 70%), radial-gradient(70rem 22rem at 70% 108%, rgb(142 152 163 / 0.34), transparent 70%), linear-gradient(180deg, #07090b 0%, #0d1116 62%, #171c23 100%)',
  },
});

const Wheel = chakra('div', {
  base: {
    position: 'absolute',
    pointerEvents: 'none',
    width: { base: '27rem', md: '46rem', lg: 'min(58rem, 66vw)' },
    right: { base: '-9.5rem', md: '-19rem', lg: 'max(-16rem, -15vw)' },
    top: { base: '-2rem', md: '2rem', lg: '50%' },
    transform: { lg: 'translateY(-47%)' },
    // Words never stand on bright metal: in narrow windows the wheel sinks into the dark.
    maskImage: {
      base: 'linear-gradient(180deg, black 36%, rgb(0 0 0 / 0.14) 70%, transparent 92%)',
      md: 'linear-gradient(196deg, black 44%, rgb(0 0 0 / 0.12) 72%, transparent 90%)',
      lg: 'none',
    },
  },
});

/** The first view: who this is, what it stands for, and the two ways to get in touch. */
export function Hero() {
  const { t } = useTranslation('home');
  const garage = useGarage();
  const brands = useList(garage.brands);
  return (
    <Stage data-stage="">
      <Wheel>
        <WheelDrawing />
      </Wheel>
      <Container
        position="relative"
        flex="1"
        display="flex"
        flexDirection="column"
        justifyContent={{ base: 'flex-end', lg: 'center' }}
        pt={{ base: '64', lg: '32' }}
        pb={{ base: '12', md: '24' }}
      >
        <chakra.h1 fontSize={{ base: 'lg', md: 'xl' }} fontWeight="medium" color="fg.muted">
          {t('hero.welcome', { name: garage.name })}
        </chakra.h1>
        <chakra.p
          mt={{ base: '3', md: '5' }}
          maxWidth="12ch"
          fontFamily="heading"
          fontWeight="extrabold"
          fontSize="hero"
          lineHeight="0.98"
          letterSpacing="tight"
          textWrap="balance"
        >
          {garage.tagline}
        </chakra.p>
        <chakra.p mt={{ base: '5', md: '8' }} maxWidth="34rem" textStyle="lg" color="fg.muted">
          {t('hero.lead', { brands })}
        </chakra.p>
        <chakra.div mt={{ base: '7', md: '10' }} display="flex" flexWrap="wrap" gap="3">
          <ButtonLink asChild size="lg">
            <RouterLink to="/contact">
              {t('hero.write')}
              <Icon name="arrowRight" />
            </RouterLink>
          </ButtonLink>
          <ButtonLink
            href={phoneHref(garage.phone)}
            size="lg"
            variant="outline"
            fontVariantNumeric="tabular-nums"
          >
            <Icon name="phone" />
            {garage.phone}
          </ButtonLink>
        </chakra.div>
      </Container>
      <TickScale transform="scaleY(-1)" />
    </Stage>
  );
}
