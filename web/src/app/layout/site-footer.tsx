import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { TickScale } from '../../components/layout/tick-scale.tsx';
import { Container, Heading, Link } from '../../components/ui/elements.ts';
import { WheelMark } from '../../components/ui/wheel-mark.tsx';
import { OpeningHours } from '../../features/garage/components/opening-hours.tsx';
import { phoneHref, useGarage } from '../../lib/garage/garage-context.tsx';

const PAGES = [
  { path: '/', label: 'home' },
  { path: '/services', label: 'services' },
  { path: '/team', label: 'team' },
  { path: '/contact', label: 'contact' },
  { path: '/privacy', label: 'privacy' },
  { path: '/terms', label: 'terms' },
  { path: '/imprint', label: 'imprint' },
] as const;

/** Who, where, when, and every page there is. */
export function SiteFooter() {
  const { t } = useTranslation('layout');
  const garage = useGarage();
  const { street, postalCode, city } = garage.address;
  return (
    <chakra.footer data-stage="" position="relative">
      <TickScale />
      <Container py={{ base: '14', md: '20' }}>
        <chakra.div
          display="grid"
          gap={{ base: '10', md: '8' }}
          gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1.6fr 1fr 1.3fr 1fr' }}
        >
          <div>
            <WheelMark size={52} />
            <chakra.p mt="5" fontFamily="heading" fontWeight="bold" fontSize="lg">
              {garage.name}
            </chakra.p>
            <chakra.p mt="1" color="fg.muted" textStyle="sm">
              {t('footer.since', { year: garage.foundedYear, city })}
            </chakra.p>
          </div>
          <FooterColumn title={t('footer.contact')}>
            <chakra.address fontStyle="normal" display="grid" justifyItems="start" lineHeight="tall">
              <span>{street}</span>
              <chakra.span mb="3">
                {postalCode} {city}
              </chakra.span>
              <Link variant="plain" href={phoneHref(garage.phone)} fontVariantNumeric="tabular-nums" py="1">
                {garage.phone}
              </Link>
              <Link variant="plain" href={`mailto:${garage.email}`} overflowWrap="anywhere" py="1">
                {garage.email}
              </Link>
            </chakra.address>
          </FooterColumn>
          <FooterColumn title={t('footer.hours')}>
            <OpeningHours />
          </FooterColumn>
          <FooterColumn title={t('footer.pages')}>
            <chakra.ul listStyle="none" display="grid" justifyItems="start">
              {PAGES.map(({ path, label }) => (
                <li key={path}>
                  <Link asChild variant="plain" display="inline-block" py="1">
                    <RouterLink to={path}>{t(`navigation.${label}`)}</RouterLink>
                  </Link>
                </li>
              ))}
            </chakra.ul>
          </FooterColumn>
        </chakra.div>
        <chakra.p mt={{ base: '12', md: '16' }} pt="6" borderTopWidth="1px" textStyle="sm" color="fg.muted">
          © {garage.name}, {city}
        </chakra.p>
      </Container>
    </chakra.footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <Heading size="sm" mb="4">
        {title}
      </Heading>
      <chakra.div color="fg.muted" textStyle="sm">
        {children}
      </chakra.div>
    </section>
  );
}
