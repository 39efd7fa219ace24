import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Button } from '../ui/elements.ts';
import { Note } from '../ui/note.tsx';
import type { FormDraft } from './use-form-draft.ts';

interface DraftNoteProps extends Pick<FormDraft, 'isRestored' | 'isOutdated'> {
  /** For a form that has no button of its own for it. */
  onDiscard?: () => void;
}

/** Says that the form holds what was typed before, and whether somebody has saved since. */
export function DraftNote({ isRestored, isOutdated, onDiscard }: DraftNoteProps) {
  const { t } = useTranslation('drafts');
  if (!isRestored) return null;
  return (
    <Note
      tone="info"
      title={t('draft.title')}
      action={
        onDiscard && (
          <Button variant="outline" size="sm" minH="11" onClick={onDiscard}>
            {t('discard.confirm')}
          </Button>
        )
      }
    >
      {t(isOutdated ? 'draft.outdated' : 'draft.text')}
    </Note>
  );
}
