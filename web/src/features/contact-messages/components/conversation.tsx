import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { InternalNote, Reply } from '@garage/contracts/contact-conversation';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { hasStatus } from '../../../lib/admin-client.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { conversationQuery } from '../api/conversation-query.ts';
import { useConversationActions } from '../api/use-conversation-actions.ts';
import { useNow } from '../use-now.ts';
import { MessageDate } from './message-date.tsx';
import { NoteComposer } from './note-composer.tsx';

interface ConversationProps {
  messageId: string;
  canWrite: boolean;
  /** Only the author of a note may delete it. */
  userId: number;
}

/** Everything that followed the message: answers to the visitor and notes among colleagues, oldest first. */
export function Conversation({ messageId, canWrite, userId }: ConversationProps) {
  const { t } = useTranslation('contactMessages');
  const query = useQuery(conversationQuery(messageId));
  const { data } = query;

  if (query.error && !data) {
    return (
      <Note
        tone="error"
        title={t('conversation.failed')}
        action={
          <Button variant="outline" size="sm" onClick={() => void query.refetch()}>
            {t('error.retry')}
          </Button>
        }
      />
    );
  }
  const entries = [
    ...(data?.replies ?? []).map((reply) => ({ reply, createdAt: reply.createdAt })),
    ...(data?.notes ?? []).map((note) => ({ note, createdAt: note.createdAt })),
  ].sort((left, right) => left.createdAt.localeCompare(right.createdAt));

  return (
    <chakra.section display="grid" gap="3" aria-label={t('conversation.title')} aria-busy={query.isPending}>
      {entries.length > 0 && (
        <chakra.ol listStyleType="none" display="grid" gap="3">
          {entries.map((entry) => (
            <li key={'reply' in entry ? `reply-${entry.reply.id}` : `note-${entry.note.id}`}>
              {'reply' in entry ? (
                <ReplyEntry messageId={messageId} reply={entry.reply} canWrite={canWrite} />
              ) : (
                <NoteEntry
                  messageId={messageId}
                  note={entry.note}
                  canDelete={canWrite && entry.note.author?.id === userId}
                />
              )}
            </li>
          ))}
        </chakra.ol>
      )}
      {canWrite && <NoteComposer messageId={messageId} userId={userId} />}
    </chakra.section>
  );
}

const Entry = chakra('article', {
  base: { p: '4', borderRadius: 'l2', borderWidth: '1px', borderInlineStartWidth: '3px' },
  variants: {
    kind: {
      reply: { bg: 'bg.panel', borderInlineStartColor: 'fg.success' },
      note: { bg: 'bg.warning', borderInlineStartColor: 'fg.warning' },
    },
  },
});

const EntryHead = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    textStyle: 'sm',
  },
});

function ReplyEntry({ messageId, reply, canWrite }: { messageId: string; reply: Reply; canWrite: boolean }) {
  const { t } = useTranslation('contactMessages');
  const now = useNow();
  const { resend } = useConversationActions(messageId);
  const { status, failure } = reply;
  // What the server has refused for good has failed, too, but says why.
  const isGivenUp = status === 'failed' && failure !== 'refused';

  const sendAgain = async () => {
    try {
      await resend.mutateAsync(reply.id);
      showToast({ title: t('toast.resent') });
    } catch (error) {
      if (hasStatus(error, 401)) return;
      showToast({ title: t('toast.resendFailed'), variant: 'destructive' });
    }
  };

  return (
    <Entry kind="reply">
      <EntryHead>
        <chakra.strong>
          {t('conversation.replyBy', { name: reply.author?.name ?? t('conversation.formerColleague') })}
        </chakra.strong>
        <chakra.span color="fg.muted">
          <MessageDate createdAt={reply.createdAt} now={now} />
        </chakra.span>
        <Badge tone={status === 'failed' ? 'brand' : status === 'waiting' ? 'warning' : 'neutral'}>
          {t(`mailStatus.${status}`)}
        </Badge>
      </EntryHead>
      <chakra.p mt="2" fontWeight="semibold" overflowWrap="anywhere">
        {reply.subject}
      </chakra.p>
      <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
        {reply.text}
      </chakra.p>
      {status !== 'sent' && failure && (
        <chakra.div mt="3">
          <Note
            tone={status === 'failed' ? 'error' : 'warning'}
            title={t(isGivenUp ? 'mailFailure.givenUp' : `mailFailure.${failure}`)}
            {...(canWrite && {
              action: (
                <Button
                  variant="outline"
                  size="sm"
                  disabled={resend.isPending}
                  onClick={() => void sendAgain()}
                >
                  {t('conversation.resend')}
                </Button>
              ),
            })}
          />
        </chakra.div>
      )}
    </Entry>
  );
}

function NoteEntry({
  messageId,
  note,
  canDelete,
}: {
  messageId: string;
  note: InternalNote;
  canDelete: boolean;
}) {
  const { t } = useTranslation('contactMessages');
  const now = useNow();
  const { deleteNote } = useConversationActions(messageId);

  const remove = async () => {
    try {
      await deleteNote.mutateAsync(note.id);
    } catch (error) {
      // Gone is what was wanted.
      if (hasStatus(error, 401, 404)) return;
      showToast({ title: t('toast.noteNotDeleted'), variant: 'destructive' });
    }
  };

  return (
    <Entry kind="note">
      <EntryHead>
        <chakra.strong>
          {t('conversation.noteBy', { name: note.author?.name ?? t('conversation.formerColleague') })}
        </chakra.strong>
        <MessageDate createdAt={note.createdAt} now={now} />
        {canDelete && (
          <Button
            variant="plain"
            size="sm"
            ms="auto"
            disabled={deleteNote.isPending}
            onClick={() => void remove()}
          >
            {t('conversation.deleteNote')}
          </Button>
        )}
      </EntryHead>
      <chakra.p mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {note.text}
      </chakra.p>
    </Entry>
  );
}
