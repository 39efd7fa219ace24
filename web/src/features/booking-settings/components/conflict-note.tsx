import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

interface ConflictNoteProps {
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else has saved meanwhile: nothing is lost before the person has decided. */
export function ConflictNote({ onTakeTheirs, onKeepMine }: ConflictNoteProps) {
  const { t } = useTranslation('bookingSettings');
  return (
    <Note
      tone="warning"
      role="alert"
      title={t('conflict.title')}
      action={
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" size="sm" minH="11" onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button variant="outline" size="sm" minH="11" onClick={onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
        </chakra.div>
      }
    >
      {t('conflict.text')}
    </Note>
  );
}
