import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { APPOINTMENT_PAGE_PATH } from '@garage/contracts/booking';
import { useHref } from 'react-router-dom';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { RecipientStart } from '../appointment-start.tsx';
import { PhoneLink } from '../../../components/garage/phone-link.tsx';

/** Ends the mails to whoever has booked nothing, and takes that back. Opening it changes nothing, its buttons do. */
export function RecipientView({ start }: { start: RecipientStart }) {
  const { t } = useTranslation('appointment');
  const { recipient, outcome } = start;
  if (!recipient) {
    return (
      <Note tone="warning" title={t(`recipient.${outcome ?? 'not-found'}`)}>
        <PhoneLink />
      </Note>
    );
  }
  if (recipient.hasStopped) {
    return (
      <chakra.div display="grid" gap="6" maxWidth="4xl">
        <Note tone="success" title={t('recipient.stopped')}>
          {t('recipient.stoppedText')}
        </Note>
        <chakra.p>{t('recipient.undoText')}</chakra.p>
        <RecipientForm start={start} action="confirm">
          <Button type="submit" variant="outline">
            {t('recipient.undo')}
          </Button>
        </RecipientForm>
      </chakra.div>
    );
  }
  return (
    <chakra.section aria-labelledby="recipient-title" maxWidth="4xl">
      <Heading id="recipient-title" size="lg">
        {t('recipient.question')}
      </Heading>
      <chakra.p mt="3">{t('recipient.text')}</chakra.p>
      <chakra.p mt="3">{t('recipient.otherwise')}</chakra.p>
      <RecipientForm start={start} action="stop">
        <Button type="submit" mt="6">
          {t('recipient.stop')}
        </Button>
      </RecipientForm>
    </chakra.section>
  );
}

interface RecipientFormProps {
  start: Pick<RecipientStart, 'id' | 'token'>;
  action: 'stop' | 'confirm';
  children: ReactNode;
}

function RecipientForm({ start: { id, token }, action, children }: RecipientFormProps) {
  const address = useHref(APPOINTMENT_PAGE_PATH);
  return (
    <form method="post" action={address}>
      <input type="hidden" name="stop" value={id} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  );
}
