import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

interface LoadStateProps {
  /** Null while it is still being fetched. */
  error: Error | null;
  text: string;
  onRetry: () => void;
}

/** In place of a list that is not there yet, or could not be fetched. */
export function LoadState({ error, text, onRetry }: LoadStateProps) {
  const { t } = useTranslation('users');
  if (!error) {
    return (
      <chakra.output display="block" py="12" textAlign="center" color="fg.muted">
        {t('loading')}
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
          {t('retry')}
        </Button>
      }
    />
  );
}
