import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../../components/ui/icon.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

/** There only while the pictures move; a tick box keeps a choice that was made before the scripts came. */
const Controls = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    ml: 'auto',
    // The corner belongs to the booking button, until the window is wide enough for both.
    mr: { base: '16', md: '20' },
    '@media (min-width: 96rem)': { mr: '0' },
    '[data-slideshow]:not([data-running]) &': { visibility: 'hidden' },
  },
});

const Marks = chakra('div', {
  base: {
    display: 'flex',
    gap: '1.5',
    '& > *': {
      width: { base: '3', md: '6' },
      height: '3px',
      bg: 'fg/40',
      transition: 'background-color 400ms',
    },
    '& > [data-mark=current]': { bg: 'brand.solid' },
  },
});

const Stopper = chakra('label', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '12',
    height: '12',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'fg/40',
    cursor: 'button',
    _hover: { borderColor: 'fg' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '3px' },
    // Not by `:has`, which Firefox knows since 121: both would be shown.
    '& :checked ~ [data-when=moving], & :not(:checked) ~ [data-when=stopped]': { display: 'none' },
  },
});

/** Which picture is shown, and the switch that stops them. */
export function SlideControls({ count }: { count: number }) {
  const { t } = useTranslation('home');
  if (count < 2) return null;
  return (
    <Controls>
      <Marks aria-hidden="true">
        {Array.from({ length: count }, (_each, index) => (
          <span key={index} data-mark={index === 0 ? 'current' : ''} suppressHydrationWarning />
        ))}
      </Marks>
      <Stopper>
        <chakra.input type="checkbox" srOnly aria-label={t('hero.pause')} />
        <Icon name="pause" data-when="moving" />
        <Icon name="play" data-when="stopped" />
      </Stopper>
    </Controls>
  );
}
