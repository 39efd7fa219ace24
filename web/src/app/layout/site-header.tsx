import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, NavLink } from 'react-router-dom';
import { Container, Link } from '../../components/ui/elements.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { WheelMark } from '../../components/ui/wheel-mark.tsx';
import { phoneHref, useGarage } from '../../lib/garage/garage-context.tsx';
import { useScrolledPast } from '../../lib/use-scrolled-past.ts';
import { ColorModeButton } from './color-mode-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MAIN_NAVIGATION } from './navigation.ts';

const SHRINKS_AFTER_PX = 50;

const Bar = chakra('header', {
  base: {
    position: 'fixed',
    top: '0',
    insetInline: '0',
    zIndex: 'sticky',
    borderBottomWidth: '1px',
    '&[data-stage]': { bg: 'color-mix(in srgb, var(--chakra-colors-ink-950) 94%, transparent)' },
    backdropFilter: 'blur(14px)',
  },
});

/** Height and shrinking change no layout below: the bar is fixed and the page keeps its place for it. */
const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    height: { base: '4.5rem', md: '5.5rem' },
    transition: 'height 200ms',
    '&[data-shrunk]': { height: { base: '3.5rem', md: '4rem' } },
  },
});

const NavItem = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    position: 'relative',
    fontWeight: 'medium',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    '&[aria-current=page]': {
      color: 'fg',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '3',
        bottom: '1.5',
        height: '2px',
        bg: 'brand.fg',
      },
    },
  },
});

/** Logo, navigation, languages and colour mode; always within reach. */
export function SiteHeader() {
  const { t } = useTranslation('layout');
  const garage = useGarage();
  const shrunk = useScrolledPast(SHRINKS_AFTER_PX);
  return (
    <Bar data-stage="">
      <Container>
        <Row data-shrunk={shrunk ? '' : undefined}>
          <chakra.div
            asChild
            display="flex"
            alignItems="center"
            gap="3"
            minH="11"
            mr="auto"
            minW="0"
            fontFamily="heading"
            fontWeight="bold"
            fontSize={{ base: 'sm', sm: 'md', md: 'lg' }}
            letterSpacing="tight"
            lineHeight="short"
          >
            <RouterLink to="/" aria-label={`${garage.name}: ${t('home')}`}>
              <WheelMark />
              {garage.name}
            </RouterLink>
          </chakra.div>
          <chakra.nav aria-label={t('navigation.label')} display={{ base: 'none', lg: 'flex' }} mr="2">
            {MAIN_NAVIGATION.map(({ path, label }) => (
              <NavItem asChild key={path}>
                <NavLink to={path} end>
                  {t(`navigation.${label}`)}
                </NavLink>
              </NavItem>
            ))}
          </chakra.nav>
          <Link
            href={phoneHref(garage.phone)}
            variant="plain"
            display={{ base: 'none', xl: 'inline-flex' }}
            alignItems="center"
            gap="2"
            minH="11"
            px="3"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
          >
            <Icon name="phone" color="brand.fg" />
            {garage.phone}
          </Link>
          <LanguageMenu />
          <ColorModeButton />
          <MobileMenu />
        </Row>
      </Container>
    </Bar>
  );
}
