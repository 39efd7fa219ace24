import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fittingSize } from '../../../components/layout/fitting-size.ts';
import { STAGE_LIGHT } from '../../../components/layout/stage-light.ts';
import { TickScale } from '../../../components/layout/tick-scale.tsx';
import { ButtonLink, Container, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { Price } from '../../../components/ui/price.tsx';
import type { ServiceText } from '../../../components/content/services-text.ts';
import { SERVICES_PAGE } from '../../../config/service-page.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { ServiceDuration } from './service-duration.tsx';

const SIZES = '(min-width: 64rem) 56vw, 100vw';
/** What the words have, beside the picture or below it and beside a scroll bar. */
const ROOM = 'min(100vw - 3.5rem, 38rem)';

const Stage = chakra('div', {
  base: {
    ...STAGE_LIGHT,
    position: 'relative',
    isolation: 'isolate',
    // Above the words; in wide windows beside them. It sinks into the dark where they begin.
    '& > [data-part=picture]': {
      position: { base: 'relative', lg: 'absolute' },
      zIndex: 'hide',
      // Below the header, which is fixed.
      top: { base: '4.5rem', md: '6rem' },
      bottom: { lg: '0' },
      right: { lg: '0' },
      width: { lg: '60%' },
      height: { base: '60vw', md: '48vw', lg: 'auto' },
      mb: { base: '4.5rem', md: '6rem', lg: '0' },
      maskImage: {
        base: 'linear-gradient(180deg, #000 60%, transparent)',
        lg: 'linear-gradient(90deg, transparent, rgb(0 0 0 / 0.1) 18%, rgb(0 0 0 / 0.5) 38%, #000 62%)',
      },
    },
    '& [data-part=words]': { width: { lg: '48%' } },
    '& [data-part=back] > a': { display: 'inline-flex', alignItems: 'center', gap: '2', py: '2.5', mb: '2' },
    '& [data-part=facts]': {
      mt: '6',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '6',
      rowGap: '2',
      '& > strong': { fontSize: 'xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    },
    '& [data-part=ways]': {
      mt: '8',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      '& > *': { flexGrow: { base: '1', sm: '0' } },
    },
  },
});

interface ServiceOpeningProps {
  service: ServiceText;
  /** Books it; null where it is not booked on the site. */
  booking: ReactNode;
}

/** What it is, how long it takes, what it costs, and what to do about it: all in the first view. */
export function ServiceOpening({ service, booking }: ServiceOpeningProps) {
  const { t } = useTranslation('services');
  const { name, text, picture, price, minutes } = service;
  return (
    <Stage data-stage="">
      {picture && (
        <div data-part="picture">
          <Picture picture={picture} alt="" sizes={SIZES} ratio="fill" priority />
        </div>
      )}
      <Container
        pt={{ base: picture ? '4' : '32', md: picture ? '4' : '48', lg: '48' }}
        pb={{ base: '12', md: '20', lg: '28' }}
      >
        <div data-part="words">
          <p data-part="back">
            <RouterLink className="link" to={SERVICES_PAGE}>
              <Icon name="arrowLeft" />
              {t('all')}
            </RouterLink>
          </p>
          <Heading asChild size="title">
            <h1 style={{ fontSize: fittingSize(name, ROOM) }}>{name}</h1>
          </Heading>
          <chakra.p mt="6" maxWidth="prose" textStyle="lg" color="fg.muted">
            {text}
          </chakra.p>
          <p data-part="facts">
            {price !== null && (
              <strong>
                <Price of={service} />
              </strong>
            )}
            <ServiceDuration minutes={minutes} />
          </p>
          <div data-part="ways">
            {booking}
            <ButtonLink asChild size="lg" variant={booking ? 'outline' : undefined}>
              <RouterLink to="/contact">{t('page.ask')}</RouterLink>
            </ButtonLink>
          </div>
        </div>
      </Container>
      <TickScale transform="scaleY(-1)" />
    </Stage>
  );
}
