import { chakra } from '@chakra-ui/react/styled-system';
import { APPOINTMENT_PAGE_PATH } from '@garage/contracts/booking';
import { useHref } from 'react-router-dom';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { ReminderStart } from '../appointment-start.tsx';
import { PhoneLink } from '../../../components/garage/phone-link.tsx';

/** Ends the reminder of the official inspection. Opening it changes nothing, its button does. */
export function ReminderView({ start: { id, token, reminder, outcome } }: { start: ReminderStart }) {
  const { t } = useTranslation('appointment');
  const action = useHref(APPOINTMENT_PAGE_PATH);
  if (!reminder || outcome === 'unreachable') {
    const problem = outcome === 'unreachable' ? outcome : 'not-found';
    return (
      <Note tone="warning" title={t(`reminder.${problem}`)}>
        <PhoneLink />
      </Note>
    );
  }
  if (reminder.isStopped) {
    return (
      <Note tone="success" title={t('reminder.stopped')}>
        {t('reminder.stoppedText')}
      </Note>
    );
  }
  return (
    <chakra.section aria-labelledby="reminder-title" maxWidth="4xl">
      <Heading id="reminder-title" size="lg">
        {t('reminder.question')}
      </Heading>
      {reminder.vehicle && (
        <chakra.p mt="3" fontWeight="semibold" overflowWrap="anywhere">
          {reminder.vehicle}
        </chakra.p>
      )}
      <chakra.p mt="3">{t('reminder.text')}</chakra.p>
      <form method="post" action={action}>
        <input type="hidden" name="reminder" value={id} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" mt="6">
          {t('reminder.stop')}
        </Button>
      </form>
    </chakra.section>
  );
}
