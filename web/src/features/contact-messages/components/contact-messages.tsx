import { Tabs } from '@chakra-ui/react/tabs';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { LuDownload, LuNotebookPen, LuRefreshCw } from 'react-icons/lu';
import {
  MESSAGE_FILTERS,
  MESSAGE_LIST_LIMITS,
  type MessageFilter,
} from '@garage/contracts/contact-message-list';
import { SearchField } from '../../../components/staff-form/search-field.tsx';
import { Heading } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Note } from '../../../components/ui/note.tsx';
import { hasStatus } from '../../../lib/admin-client.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useAddressedMessage } from '../use-addressed-message.ts';
import { useContactMessages, useMessageCounts } from '../use-contact-messages.ts';
import { useExport } from '../use-export.ts';
import { useLoadFailureNotice } from '../use-load-failure-notice.ts';
import { ExportProgress } from './export-progress.tsx';
import { LoadStateNote } from './load-state-note.tsx';
import { MessageDialogs, type MessageDialogsHandle } from './message-dialogs.tsx';
import { MessageList } from './message-list.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

/** As long as people pause between words. */
const SEARCH_PAUSE_MS = 300;
const NUMBER = new Intl.NumberFormat('de-CH');

/** The contact requests: searchable, by what is left to do, each with its details and actions. */
export function ContactMessages({ canWrite, userId }: { canWrite: boolean; userId: number }) {
  const { t } = useTranslation('contactMessages');
  const [filter, setFilter] = useState<MessageFilter>('all');
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim(), SEARCH_PAUSE_MS);
  const isSearch = wanted.length >= MESSAGE_LIST_LIMITS.search.min;
  const list = useContactMessages({ filter, search: isSearch ? wanted : '', userId });
  const counts = useMessageCounts();
  const table = useExport();
  const [showsTemplates, setShowsTemplates] = useState(false);
  const dialogs = useRef<MessageDialogsHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useAddressedMessage((message) => dialogs.current?.open(message));
  // What cannot be searched for is said beside the field.
  const refusal = hasStatus(list.failure?.error, 400) ? list.failure.error.error?.fields?.search : undefined;
  const failure = refusal === undefined ? list.failure : null;
  useLoadFailureNotice(failure);

  const { messages, hasMore } = list;
  const forbidden = hasStatus(failure?.error, 403);
  const found = !isSearch || list.isOutdated || list.isLoading ? '' : foundText(messages.length, hasMore);

  function foundText(count: number, isMore: boolean): string {
    return isMore ? t('search.foundMore', { count }) : t('search.found', { count });
  }

  const content =
    list.isLoading && messages.length === 0 ? (
      <chakra.output display="block" py="16" textAlign="center" color="fg.muted">
        {t('loading')}
      </chakra.output>
    ) : (
      <MessageList
        // A new search starts at the top.
        key={wanted}
        messages={messages}
        total={hasMore ? null : messages.length}
        hasMore={hasMore}
        isLoadingMore={list.isLoadingMore}
        hasFailed={list.hasFailedToLoadMore}
        emptyText={refusal ?? t('empty')}
        onMore={list.loadMore}
        fallbackFocus={() => heading.current}
        onOpen={(message) => dialogs.current?.open(message)}
        {...(canWrite && {
          onToggleRead: (message) => dialogs.current?.toggleRead(message),
          onDelete: (message) => dialogs.current?.askToDelete(message),
        })}
      />
    );

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
        <Heading as="h1" size="lg" ref={heading} tabIndex={-1} outline="none" me="auto">
          {t('title')}
        </Heading>
        {!forbidden && (
          <chakra.div display="flex" gap="2" flex={{ base: '1 1 100%', md: '0 1 30rem' }}>
            <SearchField
              label={t('search.label')}
              placeholder={t('search.placeholder')}
              clearLabel={t('search.clear')}
              value={search}
              onChange={setSearch}
            />
            <IconButton
              icon={LuRefreshCw}
              label={t('refresh')}
              variant="outline"
              minH="12"
              width="12"
              disabled={list.isFetching}
              onClick={list.reload}
            />
            <IconButton
              icon={LuDownload}
              label={t('export.start')}
              variant="outline"
              minH="12"
              width="12"
              disabled={table.progress !== null}
              onClick={table.start}
            />
            {canWrite && (
              <IconButton
                icon={LuNotebookPen}
                label={t('templates.title')}
                variant="outline"
                minH="12"
                width="12"
                onClick={() => setShowsTemplates(true)}
              />
            )}
          </chakra.div>
        )}
      </chakra.div>

      {table.progress && <ExportProgress progress={table.progress} onCancel={table.cancel} />}
      {failure && (
        <LoadStateNote
          error={failure.error}
          isKnown={list.isKnown}
          isFetching={list.isFetching}
          onRetry={list.reload}
        />
      )}
      {list.localCount > 0 && (
        <Note tone="info" title={t('local.title')}>
          {t('local.text', { count: list.localCount })}
        </Note>
      )}

      {showsTemplates && <TemplatesDialog onClose={() => setShowsTemplates(false)} />}
      <chakra.output color="fg.muted" textStyle="sm" srOnly={found === ''}>
        {found}
      </chakra.output>
      {!forbidden && (
        <Tabs.Root value={filter} onValueChange={({ value }) => setFilter(value as MessageFilter)}>
          <Tabs.List aria-label={t('filter.label')} overflowX="auto">
            {MESSAGE_FILTERS.map((value) => (
              <Tabs.Trigger key={value} value={value} flexShrink={0}>
                {t(`filter.${value}`)}{' '}
                <chakra.span color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
                  {counts && NUMBER.format(counts[value])}
                </chakra.span>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {MESSAGE_FILTERS.map((value) => (
            <Tabs.Content key={value} value={value} pt="4">
              {value === filter && content}
            </Tabs.Content>
          ))}
        </Tabs.Root>
      )}

      <MessageDialogs
        ref={dialogs}
        messages={messages}
        canWrite={canWrite}
        userId={userId}
        fallbackFocus={() => heading.current}
      />
    </chakra.div>
  );
}
