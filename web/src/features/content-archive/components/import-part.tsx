import { useState } from 'react';
import { LuUpload } from 'react-icons/lu';
import { FileButton } from '../../../components/ui/file-button.tsx';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { type ArchiveSummary, readArchiveFile } from '../read-archive-file.ts';
import { ImportDialog } from './import-dialog.tsx';
import { Part } from './part.tsx';

/** Takes a file and asks about it; one that is no archive is told at once. */
export function ImportPart() {
  const { t } = useTranslation('contentArchive');
  const [chosen, setChosen] = useState<{ file: File; summary: ArchiveSummary } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const take = async (file: File) => {
    const summary = await readArchiveFile(file).catch(() => null);
    setRefused(summary ? null : file.name);
    setChosen(summary && { file, summary });
  };
  return (
    <Part title={t('import.title')} text={t('import.text')}>
      {refused !== null && (
        <Note tone="error" role="alert" title={t('import.notAnArchive', { name: refused })} />
      )}
      <FileButton
        label={t('import.choose')}
        icon={<LuUpload aria-hidden strokeWidth={1.6} />}
        justifySelf="start"
        input={{
          accept: '.jsonl',
          onChange: ({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) void take(file);
          },
        }}
      />
      {chosen && <ImportDialog {...chosen} onClose={() => setChosen(null)} />}
    </Part>
  );
}
