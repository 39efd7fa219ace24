import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { LuUpload } from 'react-icons/lu';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { type ArchiveSummary, readArchiveFile } from '../read-archive-file.ts';
import { ImportDialog } from './import-dialog.tsx';
import { Part } from './part.tsx';

/** Takes a file and asks about it; one that is no archive is told at once. */
export function ImportPart() {
  const { t } = useTranslation('contentArchive');
  const input = useRef<HTMLInputElement>(null);
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
      <Button variant="outline" justifySelf="start" onClick={() => input.current?.click()}>
        <LuUpload aria-hidden strokeWidth={1.6} />
        {t('import.choose')}
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept=".jsonl"
        hidden
        aria-label={t('import.choose')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      {chosen && <ImportDialog {...chosen} onClose={() => setChosen(null)} />}
    </Part>
  );
}
