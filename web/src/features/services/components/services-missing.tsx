import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

/** In the place of what cannot be read at the moment. */
export function ServicesMissing() {
  const { t } = useTranslation('services');
  return (
    <Note tone="info" title={t('missing.title')}>
      {t('missing.text')}
    </Note>
  );
}
