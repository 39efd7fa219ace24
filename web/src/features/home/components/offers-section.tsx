import { chakra } from '@chakra-ui/react/styled-system';
import { Carousel } from '../../../components/ui/carousel.tsx';
import { Link as RouterLink } from 'react-router-dom';
import { ButtonLink, Container, Heading } from '../../../components/ui/elements.ts';
import { Price } from '../../../components/ui/price.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { bookingOf } from '../../../config/booking-page.ts';
import { useContent } from '../../../components/content/content-context.tsx';
import type { OfferText } from '../../../components/content/home-text.ts';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

const OFFER_MS = 5000;

const Card = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 6fr)' },
    alignItems: 'center',
    gap: { md: '10', lg: '16' },
    height: { base: 'full', md: '450px' },
    px: { md: '10', lg: '16' },
    bg: 'bg.panel',
    borderWidth: '1px',
  },
});

const Frame = chakra('div', {
  base: { position: 'relative', height: { base: '56vw', sm: '18rem', md: '320px' }, bg: 'bg.muted' },
});

/** What is on offer at the moment, one thing at a time. Absent when there is nothing. */
export function OffersSection() {
  const { t } = useTranslation('home');
  const home = useContent('home');
  if (!home || home.offers.length === 0) return null;
  return (
    <section>
      <Container py={{ base: '20', md: '28' }}>
        <Heading id="offers" size="title" mb={{ base: '8', md: '12' }}>
          {home.offersTitle || t('offers.title')}
        </Heading>
        <Carousel
          labelledBy="offers"
          interval={OFFER_MS}
          slides={home.offers.map((offer) => ({ key: offer.id, content: <Offer offer={offer} /> }))}
        />
      </Container>
    </section>
  );
}

function Offer({ offer: { id, title, text, picture, service, price, until } }: { offer: OfferText }) {
  const { t } = useTranslation('home');
  const { externalBooking } = useGarage().links;
  return (
    <Card>
      <Frame>
        {picture && <Picture picture={picture} alt="" sizes="(min-width: 768px) 40rem, 100vw" ratio="fill" />}
      </Frame>
      <chakra.div p={{ base: '6', md: '0' }}>
        <Heading asChild size="lg" fontSize={{ lg: '3xl' }}>
          <h3>{title}</h3>
        </Heading>
        <chakra.p mt="4" textStyle="lg" color="fg.muted" maxWidth="46ch">
          {text}
        </chakra.p>
        {price !== null && (
          <chakra.p mt="4" textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            <Price of={{ price, isPriceFrom: false }} />
          </chakra.p>
        )}
        {until && (
          <chakra.p mt="2" color="fg.muted">
            <time dateTime={until.day}>{t('offers.until', { date: until.text })}</time>
          </chakra.p>
        )}
        {service !== null && !externalBooking && (
          <ButtonLink asChild mt="6">
            <RouterLink to={bookingOf(service, id)}>{t('hero.book')}</RouterLink>
          </ButtonLink>
        )}
      </chakra.div>
    </Card>
  );
}
