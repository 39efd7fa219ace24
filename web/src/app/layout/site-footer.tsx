import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Link as RouterLink } from 'react-router-dom';
import { SOCIAL_NETWORK_NAMES, SOCIAL_NETWORKS } from '@garage/contracts/garage';
import { TickScale } from '../../components/layout/tick-scale.tsx';
import { Container, Link } from '../../components/ui/elements.ts';
import { OutsideLink } from '../../components/ui/outside-link.tsx';
import { WheelMark } from '../../components/ui/wheel-mark.tsx';
import { OpeningHours } from '../../features/garage/components/opening-hours.tsx';
import { useContents } from '../../components/content/content-context.tsx';
import { phoneHref, useGarage } from '../../components/garage/garage-context.tsx';
import { SERVICES_PAGE } from '../../config/service-page.ts';
import type { Page } from '../pages.ts';
import { LEGAL_NAVIGATION, MAIN_NAVIGATION } from './navigation.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '10', md: '8' },
    gridTemplateColumns: {
      base: '1fr',
      sm: '1fr 1fr',
      lg: 'fit-content(16rem) 1.25fr 1fr 1.2fr 1.3fr',
      xl: 'fit-content(16rem) auto auto auto minmax(15rem, max-content)',
    },
    '& h2': { fontSize: 'md', lineHeight: 'short', mb: '4' },
    '& h2 + div': { color: 'fg.muted', textStyle: 'sm' },
  },
});

const Links = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    flexWrap: 'wrap',
    justifyItems: 'start',
    columnGap: '6',
    '& a': {
      display: 'inline-block',
      py: '1',
      textDecorationColor: 'transparent',
      _hover: { textDecorationColor: 'brand.fg' },
    },
  },
});

/** Who, where, when, and every page there is. */
export function SiteFooter() {
  const { t } = useTranslation('layout');
  const garage = useGarage();
  const { street, postalCode, city } = garage.address;
  const content = useContents(['service-links', 'site-slogan', 'footer']);
  const { 'service-links': services, 'site-slogan': slogan, footer: texts } = content;
  const since = texts ? texts.since : t('footer.since', { year: garage.foundedYear, city });
  return (
    <chakra.footer data-stage="" position="relative">
      <TickScale />
      <Container py={{ base: '14', md: '20' }}>
        <Columns>
          <div>
            <WheelMark size={52} />
            <chakra.p mt="5" fontFamily="heading" fontWeight="bold" fontSize="lg" textWrap="balance">
              {garage.name}
            </chakra.p>
            {slogan && (
              <chakra.p mt="2" pl="3" borderLeftWidth="3px" borderColor="brand.solid" fontWeight="semibold">
                {slogan}
              </chakra.p>
            )}
            {since && (
              <chakra.p mt="1" color="fg.muted" textStyle="sm">
                {since}
              </chakra.p>
            )}
          </div>
          <FooterColumn title={texts?.services || t('footer.services')}>
            <Links>
              {services?.map(({ name, path }) => (
                <li key={path}>
                  <RouterLink className="link" to={path}>
                    {name}
                  </RouterLink>
                </li>
              ))}
              <li>
                <RouterLink className="link" to={SERVICES_PAGE}>
                  {t('footer.allServices')}
                </RouterLink>
              </li>
            </Links>
          </FooterColumn>
          <FooterColumn title={texts?.pages || t('footer.pages')}>
            <PageLinks pages={MAIN_NAVIGATION} />
          </FooterColumn>
          <FooterColumn title={texts?.contact || t('footer.contact')}>
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
            <SocialLinks />
          </FooterColumn>
          <FooterColumn title={texts?.hours || t('footer.hours')}>
            <OpeningHours />
          </FooterColumn>
        </Columns>
        <chakra.div
          mt={{ base: '12', md: '16' }}
          pt="6"
          // Room for the booking button, which stays in the corner.
          pb={{ base: '12', md: '0' }}
          pr={{ md: '16' }}
          css={{ '@media (min-width: 90rem)': { paddingRight: '0' } }}
          borderTopWidth="1px"
          textStyle="sm"
          color="fg.muted"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
        >
          <p>
            © {garage.name}, {city}
          </p>
          <PageLinks pages={LEGAL_NAVIGATION} inLine />
        </chakra.div>
      </Container>
    </chakra.footer>
  );
}

/** Absent when the garage is on none of them. */
function SocialLinks() {
  const { t } = useTranslation('layout');
  const { social } = useGarage();
  const links = SOCIAL_NETWORKS.flatMap((network) => {
    const url = social[network];
    return url === null ? [] : [{ network, url }];
  });
  if (links.length === 0) return null;
  return (
    <Links aria-label={t('footer.social')} mt="3">
      {links.map(({ network, url }) => (
        <li key={network}>
          <OutsideLink variant="plain" href={url} rel="me noopener noreferrer" fontWeight="inherit">
            {SOCIAL_NETWORK_NAMES[network]}
          </OutsideLink>
        </li>
      ))}
    </Links>
  );
}

function FooterColumn({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="heading">{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function PageLinks({ pages, inLine = false }: { pages: Page[]; inLine?: boolean }) {
  const { t } = useTranslation('layout');
  return (
    <Links display={inLine ? 'flex' : undefined}>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <RouterLink className="link" to={path}>
            {t(`navigation.${label}`)}
          </RouterLink>
        </li>
      ))}
    </Links>
  );
}
