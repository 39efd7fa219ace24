import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { LuGlobe, LuLogOut } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { CountBadge } from '../../../components/ui/badge.tsx';
import type { PanelTab } from '../panel-tab.ts';

export interface PanelNavigationProps {
  tabs: readonly PanelTab[];
  activeId: string;
  /** What waits in a tab, and how that is said. */
  counts: Readonly<Record<string, { count: number; label: string }>>;
}

const focusRing = {
  outline: 'none',
  _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
} as const;

const TopItem = chakra('a', {
  base: {
    ...focusRing,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '12',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    color: 'fg.muted',
    fontWeight: 'medium',
    textStyle: 'sm',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', fontWeight: 'semibold', borderColor: 'brand.solid' },
    flexShrink: '0',
    whiteSpace: 'nowrap',
    // The pictures come when there is room.
    '& > svg': { width: '1.25em', height: '1.25em', display: { base: 'none', lg: 'inline-block' } },
  },
});

/** The tabs below the header of a wide screen. */
export function TopNavigation({ tabs, activeId, counts }: PanelNavigationProps) {
  const { t } = useTranslation('panel');
  return (
    <chakra.nav
      aria-label={t('navigation')}
      display={{ base: 'none', md: 'block' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      position="sticky"
      top="0"
      zIndex="docked"
    >
      <chakra.ul
        listStyleType="none"
        display="flex"
        columnGap="4"
        // On a narrow tablet the last ones are reached by pushing the row along.
        overflowX="auto"
        maxWidth="page"
        mx="auto"
        px="8"
      >
        {tabs.map(({ id, label, shortLabel, icon: TabIcon }) => (
          <li key={id}>
            <TopItem asChild>
              <RouterLink to={tabPath(id)} aria-current={id === activeId ? 'page' : undefined}>
                <TabIcon aria-hidden strokeWidth={1.6} />
                {shortLabel ? (
                  <>
                    <chakra.span display={{ md: 'none', xl: 'inline' }}>{t(`tabs.${label}`)}</chakra.span>
                    <chakra.span display={{ md: 'inline', xl: 'none' }}>
                      {t(`tabs.${shortLabel}`)}
                    </chakra.span>
                  </>
                ) : (
                  t(`tabs.${label}`)
                )}
                <Count value={counts[id]} />
              </RouterLink>
            </TopItem>
          </li>
        ))}
        <chakra.li ms="auto">
          <TopItem asChild>
            <RouterLink to="/">
              <LuGlobe aria-hidden strokeWidth={1.6} />
              {t('website')}
            </RouterLink>
          </TopItem>
        </chakra.li>
      </chakra.ul>
    </chakra.nav>
  );
}

const BottomItem = chakra('a', {
  base: {
    ...focusRing,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    width: 'full',
    minH: '3.25rem',
    borderTopWidth: '3px',
    borderColor: 'transparent',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'none',
    cursor: 'button',
    // Coloured too: the line alone could belong to the entry above it.
    '&[aria-current=page]': {
      color: 'fg',
      bg: 'bg.subtle',
      fontWeight: 'semibold',
      borderColor: 'brand.solid',
    },
    '& > svg': { width: '1.25rem', height: '1.25rem' },
    '& > [data-count]': { position: 'absolute', top: '0.5', insetInlineStart: 'calc(50% + 0.25rem)' },
  },
});

/** More than these do not fit beside each other at 320 px with words that can be read. */
const LONGEST_ROW = 5;
/** Website and logout come after the tabs. */
const ENTRIES_BESIDE_TABS = 2;

function barRows(tabs: number): number {
  return tabs + ENTRIES_BESIDE_TABS > LONGEST_ROW ? 2 : 1;
}

/** How much room the bar takes at the lower edge of a telephone, for what must stay above it. */
export function bottomBarHeight(tabs: number): string {
  return `calc(${barRows(tabs)} * 3.25rem + 1px + env(safe-area-inset-bottom))`;
}

/** The same and the way out at the lower edge of a telephone, all in sight and within reach of the thumb. */
export function BottomNavigation(
  props: PanelNavigationProps & { logoutLabel: string; onLogout: () => void },
) {
  const { tabs, activeId, counts, logoutLabel, onLogout } = props;
  const columns = Math.ceil((tabs.length + ENTRIES_BESIDE_TABS) / barRows(tabs.length));
  const { t } = useTranslation('panel');
  return (
    <chakra.nav
      aria-label={t('navigation')}
      display={{ base: 'block', md: 'none' }}
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="sticky"
      bg="bg.panel"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
    >
      <chakra.ul
        listStyleType="none"
        display="grid"
        // Long words get more of the width than short ones.
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, auto))` }}
      >
        {tabs.map(({ id, label, shortLabel, icon: TabIcon }) => (
          <li key={id}>
            <BottomItem asChild>
              <RouterLink to={tabPath(id)} aria-current={id === activeId ? 'page' : undefined}>
                <TabIcon aria-hidden strokeWidth={1.6} />
                {t(`tabs.${shortLabel ?? label}`)}
                <Count value={counts[id]} />
              </RouterLink>
            </BottomItem>
          </li>
        ))}
        <li>
          <BottomItem asChild>
            <RouterLink to="/">
              <LuGlobe aria-hidden strokeWidth={1.6} />
              {t('website')}
            </RouterLink>
          </BottomItem>
        </li>
        <li>
          <BottomItem asChild>
            <button type="button" onClick={onLogout}>
              <LuLogOut aria-hidden strokeWidth={1.6} />
              {logoutLabel}
            </button>
          </BottomItem>
        </li>
      </chakra.ul>
    </chakra.nav>
  );
}

function Count({ value }: { value: PanelNavigationProps['counts'][string] | undefined }) {
  if (!value?.count) return null;
  return (
    <CountBadge data-count>
      <span aria-hidden>{value.count > 99 ? '99+' : value.count}</span>
      <chakra.span srOnly>({value.label})</chakra.span>
    </CountBadge>
  );
}

export function tabPath(id: string): string {
  return `/admin/panel?tab=${id}`;
}
