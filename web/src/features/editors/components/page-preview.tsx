import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LuMonitor, LuSmartphone } from 'react-icons/lu';
import type { EditorPage } from '@garage/contracts/editors';
import type { Language } from '@garage/contracts/languages';
import { SelectInput } from '../../../components/staff/select-input.tsx';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { fieldMessages, serverMessage } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { previewQuery } from '../api/preview-query.ts';
import { PREVIEW_PATHS } from '../preview-paths.ts';
import { useSettled } from '../use-settled.ts';
import type { Editor } from '../use-editor.ts';
import { PreviewFrame } from './preview-frame.tsx';

/** Widths of a telephone and of a desk, in pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
const SETTLED_MS = 500;

interface PagePreviewProps {
  page: EditorPage;
  editor: Editor;
  language: Language;
}

/** The page as visitors would see it, with what is not stored yet. */
export function PagePreview({ page, editor, language }: PagePreviewProps) {
  const { t } = useTranslation('editors');
  const paths = PREVIEW_PATHS[page];
  const [path, setPath] = useState(paths[0]);
  const [device, setDevice] = useState<keyof typeof WIDTHS>('phone');
  const values = useSettled(editor.draft.edits, SETTLED_MS);
  const { data: html, error } = useQuery(previewQuery({ page, path, language, values }));
  const reason = error && (Object.values(fieldMessages(error))[0] ?? serverMessage(error));

  return (
    <chakra.section aria-labelledby="editor-preview" minWidth="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="3">
        <Heading id="editor-preview" me="auto">
          {t('preview.title')}
        </Heading>
        {paths.length > 1 && (
          <SelectInput
            aria-label={t('preview.path')}
            value={path}
            onChange={(event) => setPath(event.target.value)}
          >
            {paths.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </SelectInput>
        )}
        {(['phone', 'desktop'] as const).map((each) => (
          <Button
            key={each}
            type="button"
            size="sm"
            minH="11"
            variant={device === each ? 'subtle' : 'outline'}
            aria-pressed={device === each}
            onClick={() => setDevice(each)}
          >
            {each === 'phone' ? <LuSmartphone aria-hidden /> : <LuMonitor aria-hidden />}
            {t(`preview.${each}`)}
          </Button>
        ))}
      </chakra.div>
      {error && (
        <chakra.div mb="3">
          <Note tone="info" title={t('preview.failed')}>
            {reason}
          </Note>
        </chakra.div>
      )}
      <PreviewFrame html={html ?? ''} width={WIDTHS[device]} title={t('preview.frame', { path })} />
    </chakra.section>
  );
}
