import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { LuContact, LuMail, LuMailOpen, LuReply, LuTrash2 } from 'react-icons/lu';
import { Button, ButtonLink, Link } from '../../../components/ui/elements.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { RecordButton } from '../../../components/records/record-link.tsx';
import { Note } from '../../../components/ui/note.tsx';
import type { MessageView } from '../message-view.ts';
import { readDraft } from '../reply-draft.ts';
import { callHref, mailHref } from '../reply-links.ts';
import { useNow } from '../use-now.ts';
import { useServiceLabel } from '../use-service-label.ts';
import { Conversation } from './conversation.tsx';
import { MessageDate } from './message-date.tsx';
import { MessageHandling } from './message-handling.tsx';
import { MessageText } from './message-text.tsx';
import { ReplyComposer } from './reply-composer.tsx';

interface MessageDetailsProps {
  message: MessageView;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
  canWrite: boolean;
  /** Of the person who looks at it. */
  userId: number;
  /** Absent for people who may only read. */
  onToggleRead?: (message: MessageView) => void;
  onDelete?: (message: MessageView) => void;
}

/** On a telephone each row takes the whole width. */
const ButtonRow = chakra('div', {
  base: { display: 'flex', gap: '2', flex: { base: '1 1 100%', md: '0 0 auto' }, whiteSpace: 'nowrap' },
});

const LANGUAGE_NAMES = new Intl.DisplayNames('de-CH', { type: 'language' });

/** Everything about one message, and what can be done with it. */
export function MessageDetails({
  message,
  canWrite,
  userId,
  onToggleRead,
  onDelete,
  ...dialog
}: MessageDetailsProps) {
  const { t } = useTranslation(['contactMessages', 'common']);
  const serviceLabel = useServiceLabel();
  const now = useNow();
  const { isRead, email, phone, language, createdAt } = message;
  const name = message.name || t('message.noName');
  const call = callHref(phone);
  const isStored = !message.isLocal;
  const [composing, setComposing] = useState(() => readDraft(message.id, userId) !== null);
  const mayAnswer = canWrite && isStored && email !== '';

  const footer = (
    <>
      <ButtonRow>
        {mayAnswer && !composing && (
          <Button flex="1" onClick={() => setComposing(true)}>
            <LuReply aria-hidden />
            {t('detail.reply')}
          </Button>
        )}
        {call && (
          <ButtonLink flex="1" variant="outline" href={call}>
            {t('detail.call')}
          </ButtonLink>
        )}
      </ButtonRow>
      <ButtonRow>
        {onToggleRead && (
          <Button variant="outline" flex="1" onClick={() => onToggleRead(message)}>
            {isRead ? <LuMail aria-hidden /> : <LuMailOpen aria-hidden />}
            {t(isRead ? 'actions.markUnread' : 'actions.markRead')}
          </Button>
        )}
        {onDelete && (
          <Button
            variant="outline"
            px={{ base: '3', md: '5' }}
            aria-label={t('actions.delete')}
            onClick={() => onDelete(message)}
          >
            <LuTrash2 aria-hidden />
            <chakra.span display={{ base: 'none', md: 'inline' }}>{t('actions.delete')}</chakra.span>
          </Button>
        )}
      </ButtonRow>
    </>
  );

  return (
    <Dialog
      {...dialog}
      title={t('detail.title', { name })}
      closeLabel={t('common:close')}
      footer={composing && mayAnswer ? null : footer}
    >
      {message.spamReason && (
        <chakra.div mb="4">
          <Note tone="warning" title={t('message.spam')}>
            {t(`spam.${message.spamReason}`)}
          </Note>
        </chakra.div>
      )}
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '6rem minmax(0, 1fr)', md: '9rem minmax(0, 1fr)' }}
        columnGap="4"
        rowGap="2"
      >
        <Entry label={t('detail.received')}>
          <MessageDate createdAt={createdAt} now={now} />
        </Entry>
        {message.answeredAt && (
          <Entry label={t('detail.answered')}>
            <MessageDate createdAt={message.answeredAt} now={now} />
          </Entry>
        )}
        <Entry label={t('detail.email')}>
          {email ? <Link href={mailHref(email)}>{email}</Link> : t('service.none')}
        </Entry>
        <Entry label={t('detail.phone')}>
          {call ? <Link href={call}>{phone}</Link> : phone || t('service.none')}
        </Entry>
        {message.address && (
          <Entry label={t('detail.address')}>
            <chakra.span whiteSpace="pre-line">{message.address}</chakra.span>
          </Entry>
        )}
        <Entry label={t('detail.service')}>{serviceLabel(message.service)}</Entry>
        {language && language !== 'de' && (
          <Entry label={t('detail.language')}>{LANGUAGE_NAMES.of(language)}</Entry>
        )}
      </chakra.dl>
      <chakra.h3 mt="6" mb="2" textStyle="label" color="fg.muted">
        {t('detail.message')}
      </chakra.h3>
      <chakra.div p="4" bg="bg.subtle" borderRadius="l2">
        <MessageText message={message.message} />
      </chakra.div>
      {message.customerId !== null && (
        <chakra.div mt="4">
          <RecordButton kind="customer" id={message.customerId}>
            <LuContact aria-hidden />
            {t('detail.customer')}
          </RecordButton>
        </chakra.div>
      )}
      {isStored && canWrite && <MessageHandling message={message} />}
      {isStored && (
        <chakra.div mt="6" display="grid" gap="4">
          <Conversation messageId={message.id} canWrite={canWrite} userId={userId} />
          {composing && mayAnswer && (
            <ReplyComposer
              message={message}
              userId={userId}
              onSent={() => setComposing(false)}
              onClose={() => setComposing(false)}
            />
          )}
        </chakra.div>
      )}
    </Dialog>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </>
  );
}
