import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../../components/ui/icon.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { ABOUT_ID } from '../about-id.ts';

const Cue = chakra('a', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '12',
    height: '12',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'fg/40',
    _hover: { borderColor: 'fg' },
    '& svg': {
      '@media (prefers-reduced-motion: no-preference)': { animation: 'bounce 1.8s ease-in-out infinite' },
    },
  },
});

/** The bouncing arrow to what comes below; a link, so that it works before any script does. */
export function ScrollCue() {
  const { t } = useTranslation('home');
  return (
    <Cue href={`#${ABOUT_ID}`} data-scroll-cue="" aria-label={t('hero.scroll')}>
      <Icon name="arrowDown" />
    </Cue>
  );
}
