import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { NavLink, useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/ui/elements.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { OpenNow } from '../../features/garage/components/open-now.tsx';
import { phoneHref, useGarage } from '../../components/garage/garage-context.tsx';
import { obeysCommands } from '../../lib/obeys-commands.ts';
import { MAIN_NAVIGATION } from './navigation.ts';

const MENU_ID = 'site-menu';

const Panel = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    left: 'auto',
    width: 'min(22rem, 100vw)',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    m: '0',
    p: '5',
    border: 'none',
    overflowY: 'auto',
    boxShadow: 'xl',
    '&[open]': { display: 'flex', flexDirection: 'column', gap: '8' },
    '&::backdrop': { background: 'rgb(4 5 7 / 0.72)' },
    '@media (prefers-reduced-motion: no-preference)': {
      '&[open]': { animation: 'menu-in 260ms cubic-bezier(0.16, 1, 0.3, 1)' },
    },
  },
});

const Pages = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minH: '14',
      fontFamily: 'heading',
      fontWeight: 'bold',
      fontSize: '2xl',
      borderBottomWidth: '1px',
    },
    '& a[aria-current=page]': { color: 'brand.fg' },
  },
});

/**
 * The menu of narrow windows: a modal dialog element, which keeps the focus inside and closes on
 * Escape by itself. The command attributes open it before, or without, JavaScript.
 */
export function MobileMenu() {
  const { t } = useTranslation('layout');
  const garage = useGarage();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);

  useEffect(() => {
    // Also when the visitor goes back, which is how a telephone closes what lies on top; but not on the
    // first page, where the browser may have opened it before this script came.
    if (shownKey.current !== key) dialog.current?.close();
    shownKey.current = key;
  }, [key]);

  return (
    <>
      <Button variant="ghost" px="0" asChild>
        <button
          type="button"
          aria-label={t('menu.open')}
          aria-haspopup="dialog"
          {...{ command: 'show-modal', commandfor: MENU_ID }}
          onClick={() => {
            if (!obeysCommands()) dialog.current?.showModal();
          }}
        >
          <Icon name="menu" />
        </button>
      </Button>
      <Panel ref={dialog} id={MENU_ID} aria-label={t('menu.title')} data-stage="" asChild>
        <dialog {...{ closedby: 'any' }}>
          <form method="dialog">
            <Button
              type="submit"
              variant="ghost"
              px="0"
              ml="auto"
              display="flex"
              aria-label={t('menu.close')}
            >
              <Icon name="close" />
            </Button>
          </form>
          <nav aria-label={t('menu.title')}>
            <Pages>
              {MAIN_NAVIGATION.map(({ path, label }) => (
                <li key={path}>
                  <NavLink to={path} end>
                    {t(`navigation.${label}`)}
                  </NavLink>
                </li>
              ))}
            </Pages>
          </nav>
          <chakra.div mt="auto" textStyle="sm" color="fg.muted">
            <OpenNow />
          </chakra.div>
          <ButtonLink href={phoneHref(garage.phone)} size="lg" fontVariantNumeric="tabular-nums">
            <Icon name="phone" />
            {garage.phone}
          </ButtonLink>
        </dialog>
      </Panel>
    </>
  );
}
