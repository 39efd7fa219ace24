import { Tabs } from '@chakra-ui/react/tabs';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { LuDownload, LuNotebookPen, LuRefreshCw } from 'react-icons/lu';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import { ButtonLink, Heading } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Note } from '../../../components/ui/note.tsx';
import { hasStatus } from '../../../lib/admin-client.ts';
import { findMessages, MESSAGE_FILTERS, type MessageFilter } from '../message-view.ts';
import { useContactMessages } from '../use-contact-messages.ts';
import { useLoadFailureNotice } from '../use-load-failure-notice.ts';
import { useServiceLabel } from '../use-service-label.ts';
import { LoadStateNote } from './load-state-note.tsx';
import { MessageDialogs, type MessageDialogsHandle } from './message-dialogs.tsx';
import { MessageList } from './message-list.tsx';
import { SearchField } from './search-field.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

/** The contact requests: searchable, by read state, each with its details and actions. */
export function ContactMessages({ canWrite, userId }: { canWrite: boolean; userId: number }) {
  const { t } = useTranslation('contactMessages');
  const serviceLabel = useServiceLabel();
  const list = useContactMessages();
  const [filter, setFilter] = useState<MessageFilter>('all');
  const [search, setSearch] = useState('');
  const [showsTemplates, setShowsTemplates] = useState(false);
  const dialogs = useRef<MessageDialogsHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLoadFailureNotice(list.failure);

  const found = findMessages(list.messages, filter, search, serviceLabel);
  const forbidden = hasStatus(list.failure?.error, 403);

  const content =
    list.isLoading && list.messages.length === 0 ? (
      <chakra.output display="block" py="16" textAlign="center" color="fg.muted">
        {t('loading')}
      </chakra.output>
    ) : (
      <MessageList
        // A new search starts at the top of a short list again.
        key={search}
        messages={found}
        onOpen={(message) => dialogs.current?.open(message)}
        {...(canWrite && {
          onToggleRead: (message) => dialogs.current?.toggleRead(message),
          onDelete: (message) => dialogs.current?.askToDelete(message),
        })}
      />
    );

  return (
    <chakra.div display="grid" gap="5">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
        <Heading as="h1" size="lg" ref={heading} tabIndex={-1} outline="none" me="auto">
          {t('title')}
        </Heading>
        {!forbidden && (
          <chakra.div display="flex" gap="2" flex={{ base: '1 1 100%', md: '0 1 30rem' }}>
            <SearchField value={search} onChange={setSearch} />
            <IconButton
              icon={LuRefreshCw}
              label={t('refresh')}
              variant="outline"
              minH="12"
              width="12"
              disabled={list.isFetching}
              onClick={list.reload}
            />
            <ButtonLink
              href={`${CONTACT_MESSAGES_PATH}/export.csv`}
              download
              variant="outline"
              px="3"
              aria-label={t('export')}
              title={t('export')}
            >
              <LuDownload aria-hidden />
            </ButtonLink>
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

      {list.failure && (
        <LoadStateNote
          error={list.failure.error}
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
      {!forbidden && (
        <Tabs.Root value={filter} onValueChange={({ value }) => setFilter(value as MessageFilter)}>
          <Tabs.List aria-label={t('filter.label')}>
            {MESSAGE_FILTERS.map((value) => (
              <Tabs.Trigger key={value} value={value}>
                {t(`filter.${value}`)}{' '}
                <chakra.span color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
                  {list.counts[value]}
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

      <chakra.output srOnly>
        {search.trim() === '' ? '' : t('search.found', { count: found.length })}
      </chakra.output>
      <MessageDialogs
        ref={dialogs}
        messages={list.messages}
        canWrite={canWrite}
        userId={userId}
        fallbackFocus={() => heading.current}
      />
    </chakra.div>
  );
}
