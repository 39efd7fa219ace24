import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { CONVERSATION_LIMITS } from '@garage/contracts/contact-conversation';
import { firstLanguage } from '@garage/contracts/garage';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { Button, Input, Textarea } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { hasStatus } from '../../../lib/admin-client.ts';
import { RequestFailure } from '../../../lib/request.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { replyTemplatesQuery } from '../api/conversation-query.ts';
import { useConversationActions } from '../api/use-conversation-actions.ts';
import type { MessageView } from '../message-view.ts';
import { keepDraft, newDraft, readDraft, type ReplyDraft } from '../reply-draft.ts';
import { filledTemplate, replySubject } from '../reply-texts.ts';

interface ReplyComposerProps {
  message: MessageView;
  /** Of the person who writes. */
  userId: number;
  onSent: () => void;
  onClose: () => void;
}

/** An answer to the visitor. What is typed is kept until it is sent or thrown away. */
export function ReplyComposer({ message, userId, onSent, onClose }: ReplyComposerProps) {
  const { t } = useTranslation('contactMessages');
  const id = useId();
  const { data } = useQuery(replyTemplatesQuery);
  const { reply } = useConversationActions(message.id);
  const garage = useGarage();
  const language = message.language ?? firstLanguage(garage);
  const [draft, setDraft] = useState(
    () => readDraft(message.id, userId) ?? newDraft(replySubject(language, message.createdAt)),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  // Whoever presses "Antworten" wants to write.
  useEffect(() => textarea.current?.focus(), []);
  const incomplete = draft.subject.trim() === '' || draft.text.trim() === '';

  const change = (part: Partial<ReplyDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(message.id, userId, next);
  };

  const insert = (templateId: string) => {
    const template = data?.templates.find((one) => String(one.id) === templateId);
    if (!template) return;
    const text = filledTemplate(template, language, message.name);
    change({ text: draft.text.trim() === '' ? text : `${draft.text.trimEnd()}\n\n${text}` });
  };

  const send = async () => {
    setFailure(null);
    try {
      await reply.mutateAsync({ reply: { subject: draft.subject, text: draft.text }, key: draft.key });
    } catch (error) {
      if (hasStatus(error, 401)) return;
      setFailure((error instanceof RequestFailure && error.error?.message) || t('reply.failed'));
      return;
    }
    keepDraft(message.id, userId, null);
    showToast({
      title: t('toast.replySent'),
      description: t('toast.replySentText', { email: message.email }),
    });
    onSent();
  };

  return (
    <chakra.form
      display="grid"
      gap="4"
      p="4"
      borderWidth="1px"
      borderRadius="l2"
      aria-label={t('reply.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!incomplete) void send();
      }}
    >
      {data && data.templates.length > 0 && (
        <chakra.div display="grid" gap="1.5">
          <chakra.label htmlFor={`${id}-template`} fontWeight="semibold">
            {t('reply.template')}
          </chakra.label>
          <SelectInput id={`${id}-template`} value="" onChange={({ target }) => insert(target.value)}>
            <option value="">{t('reply.chooseTemplate')}</option>
            {data.templates.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
          </SelectInput>
        </chakra.div>
      )}
      <chakra.div display="grid" gap="1.5">
        <chakra.label htmlFor={`${id}-subject`} fontWeight="semibold">
          {t('reply.subject')}
        </chakra.label>
        <Input
          id={`${id}-subject`}
          maxLength={CONVERSATION_LIMITS.subject}
          value={draft.subject}
          required
          onChange={({ target }) => change({ subject: target.value })}
        />
      </chakra.div>
      <chakra.div display="grid" gap="1.5">
        <chakra.label htmlFor={`${id}-text`} fontWeight="semibold">
          {t('reply.text')}
        </chakra.label>
        <Textarea
          id={`${id}-text`}
          minH="44"
          maxLength={CONVERSATION_LIMITS.reply}
          value={draft.text}
          required
          ref={textarea}
          onChange={({ target }) => change({ text: target.value })}
        />
      </chakra.div>
      {failure && (
        <Note tone="error" role="alert" title={t('reply.failedTitle')}>
          {failure}
        </Note>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" disabled={incomplete || reply.isPending}>
          {t(reply.isPending ? 'reply.sending' : 'reply.send')}
        </Button>
        <Button variant="outline" disabled={reply.isPending} onClick={onClose}>
          {t('reply.later')}
        </Button>
        <Button
          variant="plain"
          disabled={reply.isPending}
          onClick={() => {
            keepDraft(message.id, userId, null);
            onClose();
          }}
        >
          {t('reply.discard')}
        </Button>
      </chakra.div>
      <chakra.p textStyle="sm" color="fg.muted">
        {t('reply.hint', { email: message.email })}
      </chakra.p>
    </chakra.form>
  );
}
