import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Button } from '../ui/elements.ts';
import { Note } from '../ui/note.tsx';

interface LoadStateProps {
  /** Null while it is still being fetched. */
  error: Error | null;
  /** When it could not be fetched. */
  text: string;
  onRetry: () => void;
}

/** In place of what is not there yet, or could not be fetched. */
export function LoadState({ error, text, onRetry }: LoadStateProps) {
  const { t } = useTranslation('feedback');
  if (!error) {
    return (
      <chakra.output display="block" py="12" textAlign="center" color="fg.muted">
        {t('load.loading')}
      </chakra.output>
    );
  }
  return (
    <Note
      tone="error"
      role="alert"
      title={text}
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t('load.retry')}
        </Button>
      }
    />
  );
}
