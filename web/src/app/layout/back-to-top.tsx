import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/elements.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { useScrolledPast } from '../../lib/use-scrolled-past.ts';

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
      bottom={{ base: '4', md: '8' }}
      zIndex="docked"
      px="0"
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
