import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { META_LIMITS } from '@garage/contracts/editor-field';
import type { SitePage } from '@garage/contracts/editors';
import type { Language } from '@garage/contracts/languages';
import { Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { previewQuery } from '../api/preview-query.ts';
import { previewPath } from '../preview-paths.ts';
import { searchResultOf, shortened, writtenAddress } from '../search-result.ts';
import type { Editor } from '../use-editor.ts';
import { useSettled } from '../use-settled.ts';

const SETTLED_MS = 500;

interface SearchPreviewProps {
  page: SitePage;
  sectionId: string;
  language: Language;
  editor: Editor;
}

/** The page as search engines show it, with what is not stored yet. Who may only read sees none: it would be refused. */
export function SearchPreview({ page, sectionId, language, editor }: SearchPreviewProps) {
  const { t } = useTranslation('editors');
  const path = previewPath(page, sectionId);
  const values = useSettled(editor.draft.edits, SETTLED_MS);
  const { data: drawn, isError } = useQuery(previewQuery({ page, path, language, values }));
  const [html, setHtml] = useState('');
  // While the next one is drawn, and when it cannot be drawn, the one before stays in sight.
  if (drawn !== undefined && drawn !== html) setHtml(drawn);
  const { title, description, address } = searchResultOf(html);
  return (
    <chakra.section aria-labelledby={`${sectionId}-search`} maxWidth="3xl">
      <Heading id={`${sectionId}-search`} size="sm" mb="3">
        {t('meta.preview')}
      </Heading>
      <chakra.div
        p={{ base: '4', md: '5' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l2"
        lang={language}
        overflowWrap="anywhere"
      >
        <chakra.p textStyle="sm" color="fg.muted">
          {writtenAddress(address)}
        </chakra.p>
        <chakra.p mt="1" fontSize="xl" lineHeight="short" color="fg.info">
          {shortened(title, META_LIMITS.title.shown)}
        </chakra.p>
        <chakra.p mt="1" textStyle="sm">
          {shortened(description, META_LIMITS.description.shown)}
        </chakra.p>
      </chakra.div>
      <chakra.p mt="2" textStyle="sm" color="fg.muted">
        {t(isError ? 'preview.failed' : 'meta.note')}
      </chakra.p>
    </chakra.section>
  );
}
