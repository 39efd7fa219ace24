import { chakra } from '@chakra-ui/react/styled-system';
import { localizedPath } from '@garage/contracts/page-addresses';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { useLocation } from 'react-router-dom';
import { ButtonSummary } from '../../components/ui/elements.ts';
import { useGarage } from '../../components/garage/garage-context.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { LANGUAGE_NAMES } from '../../lib/languages.ts';
import { usePageState } from '../page-state.tsx';
import { findPage } from '../pages.ts';

const Options = chakra('ul', {
  base: {
    position: 'absolute',
    right: '0',
    top: 'calc(100% + 0.5rem)',
    py: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    boxShadow: 'lg',
    zIndex: 'dropdown',
    listStyle: 'none',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      px: '4',
      minH: '11',
      whiteSpace: 'nowrap',
      outlineOffset: '-2px',
      _hover: { bg: 'bg.muted' },
    },
    '& a[aria-current]': { fontWeight: 'semibold', color: 'brand.fg' },
  },
});

/**
 * Links to the same page in the other languages. A disclosure element opens without JavaScript; with
 * it, Escape and a click elsewhere close it. The choice is remembered by `rememberChosenLanguages`.
 */
export function LanguageMenu() {
  const { t } = useTranslation('layout');
  const { language } = usePageState();
  const garage = useGarage();
  const { pathname } = useLocation();
  // An unknown address is unknown in every language.
  const path = findPage(pathname) ? pathname : '/';
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = (event: PointerEvent | FocusEvent) => {
      const menu = details.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  return (
    <chakra.details
      ref={details}
      position="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <ButtonSummary
        variant="ghost"
        px="2.5"
        gap="1.5"
        css={{ listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } }}
      >
        <Icon name="globe" />
        <chakra.span srOnly>
          {t('language')}: {LANGUAGE_NAMES[language]},{' '}
        </chakra.span>
        {language.toUpperCase()}
      </ButtonSummary>
      <Options>
        {garage.languages.map((choice) => (
          <li key={choice}>
            <a
              href={localizedPath(path, choice, garage)}
              hrefLang={choice}
              lang={choice}
              aria-current={choice === language ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[choice]}
              {choice === language && <Icon name="check" />}
            </a>
          </li>
        ))}
      </Options>
    </chakra.details>
  );
}
