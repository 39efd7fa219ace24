import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Link as RouterLink, NavLink } from 'react-router-dom';
import { Container, Link } from '../../components/ui/elements.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { WheelMark } from '../../components/ui/wheel-mark.tsx';
import { BookingButton } from '../../features/garage/components/booking-button.tsx';
import { NextClosure } from '../../features/garage/components/next-closure.tsx';
import { OpenNow } from '../../features/garage/components/open-now.tsx';
import { phoneHref, useGarage } from '../../components/garage/garage-context.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
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
    // Before Safari 16.2 no colours are mixed, and the page would be read through the bar.
    '@supports (color: color-mix(in srgb, red 50%, red))': { '&[data-stage]': { bg: 'bg/94' } },
    backdropFilter: 'blur(14px)',
    transition: 'transform 200ms',
    '&[data-shrunk]:not(:has(:focus-visible))': { transform: { md: 'translateY(-2.25rem)' } },
    _before: {
      content: '""',
      display: { base: 'none', md: 'block' },
      position: 'absolute',
      insetInline: '0',
      top: '2.25rem',
      borderTopWidth: '1px',
    },
  },
});

/**
 * One row on telephones; wider windows have a strip above it that says whether somebody is there. Scrolled,
 * the bar slides up by the strip, which comes back to who reaches it by keyboard. Nothing below moves: the
 * bar is fixed and the page keeps its place for it.
 */
const Row = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: { base: '1', md: '3' },
    gridTemplateAreas: { base: '"logo tools menu"', md: '". . . ." "logo nav action menu"' },
    gridTemplateColumns: { base: '1fr auto auto', md: 'auto minmax(0, 1fr) auto auto' },
    gridTemplateRows: { base: '4.5rem', md: '2.25rem 3.75rem' },
    transition: 'grid-template-rows 200ms',
    '[data-shrunk] &': { gridTemplateRows: { base: '3.5rem', md: '2.25rem 3.75rem' } },
  },
});

const Navigation = chakra('nav', {
  base: {
    gridArea: 'nav',
    display: { base: 'none', lg: 'flex' },
    justifyContent: 'flex-end',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      px: { base: '2', xl: '3' },
      fontSize: { base: 'sm', xl: 'md' },
      whiteSpace: 'nowrap',
      position: 'relative',
      fontWeight: 'medium',
      color: 'fg.muted',
      _hover: { color: 'fg' },
    },
    '& a[aria-current=page]': {
      color: 'fg',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: { base: '2', xl: '3' },
        bottom: '1.5',
        height: '2px',
        bg: 'brand.fg',
      },
    },
  },
});

/** In the strip they are as small as the strip. */
const Tools = chakra('div', {
  base: {
    gridArea: { base: 'tools', md: '1 / 2 / 2 / -1' },
    justifySelf: 'end',
    display: 'flex',
    alignItems: 'center',
    textStyle: 'sm',
    '& summary, & button': {
      minHeight: { base: '11', md: '8' },
      paddingBlock: '0',
      fontSize: { md: 'sm' },
    },
  },
});

/** Whether somebody is there, logo, navigation, languages and colour mode; always within reach. */
export function SiteHeader() {
  const { t } = useTranslation(['layout', 'garage']);
  const garage = useGarage();
  const shrunk = useScrolledPast(SHRINKS_AFTER_PX);
  return (
    <Bar data-stage="" data-shrunk={shrunk ? '' : undefined}>
      <Container>
        <Row>
          <chakra.div
            asChild
            gridArea="logo"
            display="flex"
            alignItems="center"
            gap="3"
            minH="11"
            minW="0"
            fontFamily="heading"
            fontWeight="bold"
            fontSize={{ base: 'sm', sm: 'md', xl: 'lg' }}
            letterSpacing="tight"
            lineHeight="short"
            textWrap="balance"
          >
            <RouterLink to="/" aria-label={`${garage.name}: ${t('home')}`}>
              <WheelMark />
              {garage.name}
            </RouterLink>
          </chakra.div>
          <chakra.div
            // It shares the strip with the tools; each takes the room that it needs.
            gridArea="1 / 1 / 2 / 3"
            justifySelf="start"
            display={{ base: 'none', md: 'flex' }}
            gap="6"
            textStyle="sm"
            color="fg.muted"
            minW="0"
            overflow="hidden"
          >
            <OpenNow />
            <NextClosure />
          </chakra.div>
          <Tools>
            <Link
              href={phoneHref(garage.phone)}
              variant="plain"
              display={{ base: 'none', md: 'inline-flex' }}
              alignItems="center"
              gap="2"
              minH="8"
              px="3"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
            >
              <Icon name="phone" color="brand.fg" />
              {garage.phone}
            </Link>
            <LanguageMenu />
            <ColorModeButton />
          </Tools>
          <Navigation aria-label={t('navigation.label')}>
            {MAIN_NAVIGATION.map(({ path, label }) => (
              <NavLink key={path} to={path} end>
                {t(`navigation.${label}`)}
              </NavLink>
            ))}
          </Navigation>
          <chakra.div gridArea="action" display={{ base: 'none', md: 'block' }}>
            <BookingButton size="sm" whiteSpace="nowrap">
              {t('garage:book')}
            </BookingButton>
          </chakra.div>
          <chakra.div gridArea="menu" display={{ lg: 'none' }}>
            <MobileMenu />
          </chakra.div>
        </Row>
      </Container>
    </Bar>
  );
}
