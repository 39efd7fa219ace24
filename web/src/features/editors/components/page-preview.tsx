import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LuMonitor, LuSmartphone } from 'react-icons/lu';
import type { SitePage } from '@garage/contracts/editors';
import type { Language } from '@garage/contracts/languages';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { previewQuery } from '../api/preview-query.ts';
import { pageName, type PreviewPath, PREVIEW_PATHS, previewPath } from '../preview-paths.ts';
import { useSettled } from '../use-settled.ts';
import type { Editor } from '../use-editor.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { previewProblem } from './preview-problem.ts';

/** Widths of a telephone and of a desk, in pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
const SETTLED_MS = 500;

interface PagePreviewProps {
  page: SitePage;
  /** The section in sight: the preview follows it to where its fields are to be seen. */
  sectionId: string;
  editor: Editor;
  language: Language;
}

/** The page as visitors would see it, with what is not stored yet. */
export function PagePreview({ page, sectionId, editor, language }: PagePreviewProps) {
  const { t } = useTranslation('editors');
  const paths = PREVIEW_PATHS[page];
  const [chosen, setChosen] = useState<{ in: string; path: PreviewPath }>();
  const path = chosen?.in === sectionId ? chosen.path : previewPath(page, sectionId);
  const [device, setDevice] = useState<keyof typeof WIDTHS>('phone');
  const values = useSettled(editor.draft.edits, SETTLED_MS);
  const { data: drawn, error } = useQuery(previewQuery({ page, path, language, values }));
  const [html, setHtml] = useState('');
  // While the next one is drawn, and when it cannot be drawn, the one before stays in sight.
  if (drawn !== undefined && drawn !== html) setHtml(drawn);

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
            onChange={(event) => setChosen({ in: sectionId, path: event.target.value as PreviewPath })}
          >
            {paths.map((each) => (
              <option key={each} value={each}>
                {t(`preview.pages.${pageName(each)}`)}
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
            {previewProblem(error, page, editor.values)}
          </Note>
        </chakra.div>
      )}
      <PreviewFrame
        html={html}
        width={WIDTHS[device]}
        title={t('preview.frame', { page: t(`preview.pages.${pageName(path)}`) })}
      />
    </chakra.section>
  );
}
