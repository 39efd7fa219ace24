import { chakra } from '@chakra-ui/react/styled-system';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages, serverMessage } from '../../../lib/failure-message.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useArchiveChanges } from '../api/archive-queries.ts';
import type { ArchiveSummary } from '../read-archive-file.ts';

interface ImportDialogProps {
  file: File;
  summary: ArchiveSummary;
  onClose: () => void;
}

/** Says what a file would replace, and replaces it; why it could not be is told in the same place. */
export function ImportDialog({ file, summary, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['contentArchive', 'feedback', 'common']);
  const { importFile } = useArchiveChanges();
  const { error, isPending } = importFile;
  const { garageName, exportedAt, promotions, pictures } = summary;

  const replace = () =>
    importFile.mutate(file, {
      onSuccess: ({ pages }) => {
        showToast({ title: t('import.done'), description: t('import.doneText', { count: pages }) });
        onClose();
      },
    });
  return (
    <Dialog
      open
      role="alertdialog"
      // What has been sent cannot be called back.
      onClose={isPending ? () => {} : onClose}
      title={t('import.dialog')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="outline" flex="1" px="3" disabled={isPending} onClick={onClose}>
            {t('feedback:confirm.cancel')}
          </Button>
          <Button flex="1" px="3" disabled={isPending} onClick={replace}>
            {t(isPending ? 'import.running' : 'import.confirm')}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {error && (
          <Note tone="error" role="alert" title={t('import.failedTitle')}>
            {[serverMessage(error) ?? t('import.failed'), ...placesOf(error)].join(' ')}
          </Note>
        )}
        <p>{t('import.source', { garage: garageName, at: formatMoment(exportedAt) })}</p>
        <div>
          <p>{t('import.replaces')}</p>
          <chakra.ul listStyleType="disc" ps="5" mt="1" display="grid" gap="1">
            <li>{t('import.pages')}</li>
            <li>{t('import.facts')}</li>
            <li>{t('import.promotions', { count: promotions })}</li>
          </chakra.ul>
        </div>
        <p>{t('import.pictures', { count: pictures })}</p>
        <p>{t('import.kept')}</p>
      </chakra.div>
    </Dialog>
  );
}

/** Where in the file something is wrong, in the server's words: `pages.hero.headline: ...` */
function placesOf(error: unknown): string[] {
  return Object.entries(fieldMessages(error)).map(([place, text]) => `${place}: ${text}`);
}
