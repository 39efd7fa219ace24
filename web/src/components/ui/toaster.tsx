import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Button } from './elements.ts';
import { Icon } from './icon.tsx';
import { currentToast, dismissToast, subscribeToToasts, type Toast } from './toast-store.ts';

const SWIPE_PX = 50;

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: '0',
    top: { base: '0', md: 'auto' },
    bottom: { md: '0' },
    // What failed is saved again by the bar at the lower edge, or by the button at the foot of a window.
    'body:has([data-save-bar]) &': { bottom: { md: '24' } },
    'body:has([role=dialog][data-state=open]) &': { top: { md: '0' }, bottom: { md: 'auto' } },
    left: { md: 'auto' },
    width: 'full',
    maxWidth: { md: '420px' },
    p: '4',
    pointerEvents: 'none',
  },
});

const Card = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '1 3',
    alignItems: 'start',
    p: '4',
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    // A swipe with the mouse would mark the text, and the next one would drag it away instead.
    userSelect: 'none',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderLeftWidth: '4px',
    borderLeftColor: 'fg.success',
    borderRadius: 'l2',
    boxShadow: 'lg',
  },
  variants: {
    variant: { default: {}, destructive: { borderLeftColor: 'fg.error', bg: 'bg.error' } },
  },
});

/** Where notifications appear. One per page; `showToast` from anywhere fills it. */
export function Toaster() {
  const { t } = useTranslation('common');
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    };
    window.addEventListener('keydown', focusRegion);
    return () => window.removeEventListener('keydown', focusRegion);
  }, []);

  return (
    <Region ref={region} tabIndex={-1} aria-label={t('notifications')}>
      {/* Both live regions exist before their first text, otherwise it is not read out. */}
      <output>{toast?.variant === 'default' && <ToastCard key={toast.id} toast={toast} />}</output>
      <div role="alert">{toast?.variant === 'destructive' && <ToastCard key={toast.id} toast={toast} />}</div>
    </Region>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('common');
  const [held, setHeld] = useState(false);
  const swipeStart = useRef<number | null>(null);

  useEffect(() => {
    // Whoever reads or tabs into it keeps it.
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast]);

  const endSwipe = (event: PointerEvent) => {
    if (swipeStart.current !== null && Math.abs(event.clientX - swipeStart.current) >= SWIPE_PX) {
      dismissToast(toast.id);
    }
    swipeStart.current = null;
  };

  return (
    <Card
      variant={toast.variant}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        swipeStart.current = event.clientX;
      }}
      onPointerUp={endSwipe}
    >
      <div>
        <chakra.p fontWeight="semibold">{toast.title}</chakra.p>
        {toast.description && (
          <chakra.p textStyle="sm" color="fg.muted">
            {toast.description}
          </chakra.p>
        )}
      </div>
      <Button variant="ghost" size="xs" px="1" aria-label={t('close')} onClick={() => dismissToast(toast.id)}>
        <Icon name="close" />
      </Button>
    </Card>
  );
}
