import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

interface LoadStateProps {
  error: Error | null;
  isLoading: boolean;
  onRetry: () => void;
}

/** Above the list while it is fetched for the first time, or as long as it could not be fetched. */
export function LoadState({ error, isLoading, onRetry }: LoadStateProps) {
  const { t } = useTranslation('promotionManager');
  if (error) {
    return (
      <Note
        tone="error"
        title={t('toast.loadFailed')}
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            {t('toast.retry')}
          </Button>
        }
      />
    );
  }
  if (!isLoading) return null;
  return (
    <chakra.output display="block" py="16" textAlign="center" color="fg.muted">
      {t('loading')}
    </chakra.output>
  );
}
