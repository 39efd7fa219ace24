import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { hasStatus } from '../../../lib/admin-client.ts';

interface LoadStateNoteProps {
  error: Error;
  /** An older list of the server is still on the screen. */
  isKnown: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/** Says for as long as it is so that the list is not what the server has. */
export function LoadStateNote({ error, isKnown, isFetching, onRetry }: LoadStateNoteProps) {
  const { t } = useTranslation('contactMessages');
  if (hasStatus(error, 403)) {
    return (
      <Note tone="error" role="alert" title={t('error.forbiddenTitle')}>
        {t('error.forbidden')}
      </Note>
    );
  }
  return (
    <Note
      tone="error"
      title={t(isKnown ? 'error.stale' : 'error.title')}
      action={
        <Button variant="outline" size="sm" disabled={isFetching} onClick={onRetry}>
          {t(isFetching ? 'loading' : 'error.retry')}
        </Button>
      }
    />
  );
}
