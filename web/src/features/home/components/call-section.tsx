import { chakra } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from 'react-router-dom';
import { ButtonLink, Container, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import { phoneHref, useGarage } from '../../../components/garage/garage-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

const Band = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    // Before Safari 16, which does not know the other, it would make the page wider.
    overflow: 'hidden',
    '@supports (overflow: clip)': { overflow: 'clip' },
    backgroundImage:
      'radial-gradient(46rem 34rem at 88% 40%, rgb(96 112 132 / 0.3), transparent 70%), linear-gradient(180deg, #07090b, #12161c)',
  },
});

/** Words never stand on bright metal: in narrow windows the wheel sinks into the dark. */
const Wheel = chakra('img', {
  base: {
    position: 'absolute',
    zIndex: 'hide',
    pointerEvents: 'none',
    width: { base: '26rem', lg: '44rem' },
    height: 'auto',
    maxWidth: 'none',
    right: { base: '-13rem', lg: 'max(-14rem, -12vw)' },
    top: '50%',
    transform: 'translateY(-50%)',
    opacity: { base: 0.35, lg: 1 },
  },
});

/** The dark band that asks the visitor to say what is the matter. */
export function CallSection() {
  const { t } = useTranslation('home');
  const call = useContent('home')?.call;
  const { phone } = useGarage();
  if (!call?.title) return null;
  return (
    <Band data-stage="" aria-labelledby="call">
      <Wheel src="/wheel.svg" alt="" width={1000} height={1000} loading="lazy" />
      <Container py={{ base: '20', md: '40' }}>
        <Heading id="call" size="title" maxWidth="18ch">
          {call.title}
        </Heading>
        <chakra.p mt="6" maxWidth="46ch" textStyle="lg" color="fg.muted">
          {call.text}
        </chakra.p>
        <chakra.div mt="10" display="flex" flexWrap="wrap" gap="3">
          <ButtonLink asChild size="lg">
            <RouterLink to="/contact">
              {call.button || t('call.write')}
              <Icon name="arrowRight" />
            </RouterLink>
          </ButtonLink>
          <ButtonLink href={phoneHref(phone)} size="lg" variant="outline" fontVariantNumeric="tabular-nums">
            <Icon name="phone" />
            {phone}
          </ButtonLink>
        </chakra.div>
      </Container>
    </Band>
  );
}
