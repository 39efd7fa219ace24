import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Note } from '../ui/note.tsx';
import type { FormDraft } from './use-form-draft.ts';

/** Says that the form holds what was typed before, and whether somebody has saved since. */
export function DraftNote({ isRestored, isOutdated }: Pick<FormDraft, 'isRestored' | 'isOutdated'>) {
  const { t } = useTranslation('staff');
  if (!isRestored) return null;
  return (
    <Note tone="info" title={t('draft.title')}>
      {t(isOutdated ? 'draft.outdated' : 'draft.text')}
    </Note>
  );
}
