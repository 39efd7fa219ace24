import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { LuGlobe } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { CountBadge } from '../../../components/ui/badge.tsx';
import type { PanelTab } from '../panel-tab.ts';

export interface PanelNavigationProps {
  tabs: readonly PanelTab[];
  activeId: string;
  /** What waits in a tab, and how that is said. */
  counts: Readonly<Record<string, { count: number; label: string }>>;
}

export const focusRing = {
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

/** What waits, as a red number. */
export function Count({ value }: { value: PanelNavigationProps['counts'][string] | undefined }) {
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
