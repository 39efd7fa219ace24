import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LuEllipsis, LuGlobe, LuLogOut } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { PanelTab } from '../panel-tab.ts';
import { Count, focusRing, type PanelNavigationProps, tabPath } from './panel-navigation.tsx';

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
    '&:is([aria-current=page], [data-holds-page])': {
      color: 'fg',
      bg: 'bg.subtle',
      fontWeight: 'semibold',
      borderColor: 'brand.solid',
    },
    '& > svg': { width: '1.25rem', height: '1.25rem' },
    '& > [data-count]': { position: 'absolute', top: '0.5', insetInlineStart: 'calc(50% + 0.25rem)' },
  },
});

const MoreItem = chakra('a', {
  base: {
    ...focusRing,
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    minH: '12',
    px: '2',
    borderRadius: 'l1',
    cursor: 'button',
    fontWeight: 'medium',
    _hover: { bg: 'fg/8' },
    '&[aria-current=page]': { bg: 'bg.subtle', fontWeight: 'semibold' },
    '& > svg': { width: '1.375rem', height: '1.375rem', color: 'fg.muted' },
  },
});

/** More than these do not fit beside each other at 320 px with words that can be read. */
const PLACES = 5;
/** Website and logout come after the tabs. */
const ENTRIES_BESIDE_TABS = 2;

/** How much room the bar takes at the lower edge of a telephone, for what must stay above it. */
export const BOTTOM_BAR_HEIGHT = 'calc(3.25rem + 1px + env(safe-area-inset-bottom))';

interface BottomNavigationProps extends PanelNavigationProps {
  logoutLabel: string;
  onLogout: () => void;
}

/** The first tabs at the lower edge of a telephone, within reach of the thumb; behind “Mehr” is the rest. */
export function BottomNavigation({ tabs, activeId, counts, logoutLabel, onLogout }: BottomNavigationProps) {
  const { t } = useTranslation(['panel', 'common']);
  const [isOpen, setOpen] = useState(false);
  const fits = tabs.length + ENTRIES_BESIDE_TABS <= PLACES;
  const first = fits ? tabs : tabs.slice(0, PLACES - 1);
  const rest = tabs.slice(first.length);
  const entry = ({ id, label, shortLabel, icon: TabIcon }: PanelTab, isShort: boolean) => (
    <RouterLink
      to={tabPath(id)}
      aria-current={id === activeId ? 'page' : undefined}
      onClick={() => setOpen(false)}
    >
      <TabIcon aria-hidden strokeWidth={1.6} />
      {t(`tabs.${(isShort && shortLabel) || label}`)}
      <Count value={counts[id]} />
    </RouterLink>
  );
  const website = (
    <RouterLink to="/">
      <LuGlobe aria-hidden strokeWidth={1.6} />
      {t('website')}
    </RouterLink>
  );
  const logout = (
    <button type="button" onClick={onLogout}>
      <LuLogOut aria-hidden strokeWidth={1.6} />
      {logoutLabel}
    </button>
  );
  const hidden = rest.reduce((sum, { id }) => sum + (counts[id]?.count ?? 0), 0);

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
      <chakra.ul listStyleType="none" display="grid" gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)">
        {first.map((tab) => (
          <li key={tab.id}>
            <BottomItem asChild>{entry(tab, true)}</BottomItem>
          </li>
        ))}
        {fits ? (
          <>
            <li>
              <BottomItem asChild>{website}</BottomItem>
            </li>
            <li>
              <BottomItem asChild>{logout}</BottomItem>
            </li>
          </>
        ) : (
          <li>
            <BottomItem asChild>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                data-holds-page={rest.some(({ id }) => id === activeId) ? '' : undefined}
                onClick={() => setOpen(true)}
              >
                <LuEllipsis aria-hidden strokeWidth={1.6} />
                {t('more')}
                <Count value={{ count: hidden, label: t('waitingThere', { count: hidden }) }} />
              </button>
            </BottomItem>
          </li>
        )}
      </chakra.ul>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('moreTitle')}
        closeLabel={t('common:close')}
        footer={null}
        size="sm"
      >
        <chakra.nav aria-label={t('moreTitle')}>
          <chakra.ul listStyleType="none" display="grid" gap="1">
            {rest.map((tab) => (
              <li key={tab.id}>
                <MoreItem asChild>{entry(tab, false)}</MoreItem>
              </li>
            ))}
            <chakra.li borderTopWidth="1px" pt="1">
              <MoreItem asChild>{website}</MoreItem>
            </chakra.li>
            <li>
              <MoreItem asChild>{logout}</MoreItem>
            </li>
          </chakra.ul>
        </chakra.nav>
      </Dialog>
    </chakra.nav>
  );
}
