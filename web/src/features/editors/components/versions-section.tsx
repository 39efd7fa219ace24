import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditorValues } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import { LoadState } from '../../../components/feedback/load-state.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { versionsQuery } from '../api/editor-queries.ts';
import type { Editor } from '../use-editor.ts';
import { VersionDialog } from './version-dialog.tsx';

/** Who saved the page when, newest first. */
export function VersionsSection({
  page,
  editor,
  canWrite,
  onRestore,
}: {
  page: EditorPage;
  editor: Editor;
  canWrite: boolean;
  onRestore: (version: number, values: EditorValues) => void;
}) {
  const { t } = useTranslation('editors');
  const current = editor.stored.version;
  const list = useInfiniteQuery(versionsQuery(page, current));
  const versions = list.data?.pages.flatMap((each) => each.versions);
  const [opened, setOpened] = useState<number | null>(null);

  return (
    <chakra.section aria-labelledby="editor-versions" mt="12">
      <Heading id="editor-versions" mb="4">
        {t('versions.title')}
      </Heading>
      {versions ? (
        <chakra.ol listStyleType="none" borderWidth="1px" borderRadius="l2" bg="bg.panel">
          {versions.map(({ version, savedAt, savedBy }) => (
            <chakra.li
              key={version}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="3"
              px="4"
              py="2"
              minH="14"
              css={{ '& + &': { borderTopWidth: '1px' } }}
            >
              <chakra.span fontWeight="semibold">{t('versions.entry', { version })}</chakra.span>
              {version === current && <Badge tone="info">{t('versions.current')}</Badge>}
              <chakra.span flex="1" minWidth="40" color="fg.muted" textStyle="sm">
                {t('versions.by', {
                  at: formatMoment(savedAt),
                  by: savedBy ?? t('conflict.installation'),
                })}
              </chakra.span>
              {version !== current && (
                <Button
                  variant="outline"
                  size="sm"
                  minH="11"
                  aria-label={t('versions.compareLabel', { version })}
                  onClick={() => setOpened(version)}
                >
                  {t('versions.compare')}
                </Button>
              )}
            </chakra.li>
          ))}
        </chakra.ol>
      ) : (
        <LoadState error={list.error} text={t('versions.failed')} onRetry={() => void list.refetch()} />
      )}
      {list.isFetchNextPageError ? (
        <LoadState
          error={list.error}
          text={t('versions.moreFailed')}
          onRetry={() => void list.fetchNextPage()}
        />
      ) : (
        list.hasNextPage && (
          <Button
            variant="outline"
            mt="3"
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('versions.more')}
          </Button>
        )
      )}
      {opened !== null && (
        <VersionDialog
          page={page}
          version={opened}
          editor={editor}
          canWrite={canWrite}
          onRestore={(values) => onRestore(opened, values)}
          onClose={() => setOpened(null)}
        />
      )}
    </chakra.section>
  );
}
