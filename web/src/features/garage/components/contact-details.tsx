import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Link } from '../../../components/ui/elements.ts';
import { Icon, type IconName } from '../../../components/ui/icon.tsx';
import { OutsideLink } from '../../../components/ui/outside-link.tsx';
import { phoneHref, useGarage } from '../../../components/garage/garage-context.tsx';

/** Address, phone and e-mail, each ready to be used. */
export function ContactDetails() {
  const { t } = useTranslation('garage');
  const { name, address, phone, email } = useGarage();
  const { street, postalCode, city } = address;
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${postalCode} ${city}`)}`;
  return (
    <chakra.dl display="grid" gap="6">
      <Detail icon="pin" label={t('address')}>
        {name}
        <br />
        {street}
        <br />
        {postalCode} {city}
        <br />
        <OutsideLink href={map} data-screen-only="" textStyle="sm" fontWeight="normal" py="1">
          {t('map')}
        </OutsideLink>
      </Detail>
      <Detail icon="phone" label={t('phone')}>
        <Link href={phoneHref(phone)} variant="plain" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {phone}
        </Link>
      </Detail>
      <Detail icon="mail" label={t('email')}>
        <Link href={`mailto:${email}`} variant="plain" fontWeight="semibold" overflowWrap="anywhere">
          {email}
        </Link>
      </Detail>
    </chakra.dl>
  );
}

function Detail({ icon, label, children }: { icon: IconName; label: string; children: React.ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="auto 1fr" columnGap="4">
      <chakra.dt display="contents">
        <chakra.span color="brand.fg" gridRow="span 2" pt="0.5">
          <Icon name={icon} width="1.5em" height="1.5em" />
        </chakra.span>
        <chakra.span color="fg.muted" textStyle="sm">
          {label}
        </chakra.span>
      </chakra.dt>
      <chakra.dd lineHeight="tall">{children}</chakra.dd>
    </chakra.div>
  );
}
