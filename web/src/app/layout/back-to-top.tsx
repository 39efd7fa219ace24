import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Button } from '../../components/ui/elements.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

const SHOWN_AFTER_PX = 500;

/** Brings a reader far down the page back to its top. */
export function BackToTop() {
  const { t } = useTranslation('layout');
  const shown = useScrolledPast(SHOWN_AFTER_PX);
  if (!shown) return null;
  return (
    <Button
      position="fixed"
      right={{ base: '4', md: '8' }}
      // Above the booking button.
      bottom={{ base: '20', md: '28' }}
      zIndex="docked"
      px="0"
      mr="1.5"
      variant="subtle"
      boxShadow="lg"
      aria-label={t('backToTop')}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: 'smooth' });
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    >
      <Icon name="arrowUp" />
    </Button>
  );
}
