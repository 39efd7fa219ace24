import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { CONVERSATION_LIMITS } from '@garage/contracts/contact-conversation';
import { Button, Textarea } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { hasStatus } from '../../../lib/admin-client.ts';
import { RequestFailure } from '../../../lib/request.ts';
import { readDraft, writeDraft } from '../../../components/drafts/stored-drafts.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useConversationActions } from '../api/use-conversation-actions.ts';

/** A remark for colleagues, in one line that grows. What is typed is kept until it is saved or removed. */
export function NoteComposer({ messageId, userId }: { messageId: string; userId: number }) {
  const { t } = useTranslation('contactMessages');
  const id = useId();
  const [text, setText] = useState(() => keptNote(messageId, userId));
  const { addNote } = useConversationActions(messageId);

  const change = (next: string) => {
    setText(next);
    writeDraft(formOf(messageId), userId, next === '' ? null : { text: next });
  };

  const save = async () => {
    try {
      await addNote.mutateAsync(text.trim());
      change('');
    } catch (error) {
      if (hasStatus(error, 401)) return;
      const reason = error instanceof RequestFailure ? error.error?.message : undefined;
      showToast({ title: t('toast.noteNotSaved'), description: reason, variant: 'destructive' });
    }
  };

  return (
    <chakra.form
      display="grid"
      gap="1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void save();
      }}
    >
      <chakra.label htmlFor={id} textStyle="label" color="fg.muted">
        {t('conversation.noteLabel')}
      </chakra.label>
      <chakra.div display="flex" gap="2" alignItems="end">
        <Textarea
          id={id}
          rows={1}
          minH="11"
          maxLength={CONVERSATION_LIMITS.note}
          css={{ fieldSizing: 'content' }}
          value={text}
          disabled={addNote.isPending}
          onChange={({ target }) => change(target.value)}
        />
        <Button type="submit" variant="outline" disabled={addNote.isPending || text.trim() === ''}>
          {t('conversation.saveNote')}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

const formOf = (messageId: string) => `note-${messageId}`;

function keptNote(messageId: string, userId: number): string {
  const { text } = (readDraft(formOf(messageId), userId) ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
