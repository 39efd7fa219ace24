import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ButtonLink } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { OutsideButton } from '../../../components/ui/outside-link.tsx';
import type { TextLink } from '../../../components/content/text-parts.ts';
import { BOOKING_PAGE } from '../../../config/booking-page.ts';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

interface HeroButtonsProps {
  about: TextLink;
  contact: TextLink;
}

/** Booking first: it is what most visitors came for. */
export function HeroButtons({ about, contact }: HeroButtonsProps) {
  const { t } = useTranslation(['home', 'garage']);
  const { externalBooking } = useGarage().links;
  return (
    <chakra.div
      mt={{ base: '7', md: '9' }}
      display="flex"
      flexWrap="wrap"
      gap="3"
      // On telephones the first button takes a line of its own.
      css={{
        '& > *': { flexGrow: { base: 1, sm: 0 } },
        '& > :first-of-type': { flexBasis: { base: '100%', sm: 'auto' } },
      }}
    >
      {externalBooking ? (
        <OutsideButton href={externalBooking} size="lg">
          {t('home:hero.book')}
          <Icon name="external" />
        </OutsideButton>
      ) : (
        <ButtonLink asChild size="lg">
          <RouterLink to={BOOKING_PAGE}>
            {t('home:hero.book')}
            <Icon name="arrowRight" />
          </RouterLink>
        </ButtonLink>
      )}
      {about.text && <SecondButton {...about} />}
      {contact.text && <SecondButton {...contact} />}
    </chakra.div>
  );
}

/** A line on the picture, dark enough inside to be read on a bright one. */
function SecondButton({ text, link }: TextLink) {
  const style = {
    size: 'lg',
    variant: 'outline',
    borderColor: 'fg/60',
    css: { backgroundColor: 'rgb(10 12 15 / 0.45)' },
  } satisfies ComponentProps<typeof ButtonLink>;
  if (!link.startsWith('/')) {
    return (
      <ButtonLink href={link} {...style}>
        {text}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink asChild {...style}>
      <RouterLink to={link}>{text}</RouterLink>
    </ButtonLink>
  );
}
