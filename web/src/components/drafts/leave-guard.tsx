import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';

/**
 * Asks before a link or the closing of the window leads away from what is not saved. “Back” and the end of
 * the session cannot be held up: what was typed is kept as a draft, over the link too.
 */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('drafts');
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const leaving = useRef(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest('a') : null;
      if (!target || leaving.current || isModified(event) || !leadsAway(target)) return;
      event.preventDefault();
      event.stopPropagation();
      setLink(target);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    // Before the router sees the click: it cannot be asked to wait.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={link !== null}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      isBusy={false}
      onClose={() => setLink(null)}
      onConfirm={() => {
        leaving.current = true;
        setLink(null);
        link?.click();
        leaving.current = false;
      }}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}

/** Opens another window or tab, so nothing is lost here. */
function isModified({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey;
}

/** Not a file, a telephone number, another window or a place on the same page. */
function leadsAway(link: HTMLAnchorElement): boolean {
  const opensHere = link.target === '' && !link.hasAttribute('download');
  return opensHere && link.protocol.startsWith('http') && !link.getAttribute('href')?.startsWith('#');
}
