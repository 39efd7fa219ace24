import { chakra } from '@chakra-ui/react/styled-system';
import type { MailSettingsResponse } from '@garage/contracts/mail-settings';
import type { OutgoingMail } from '@garage/contracts/mails';
import { FormSection } from '../../../components/staff-form/form-section.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useMailSettings } from '../api/settings-queries.ts';

interface TestMailProps {
  stored: MailSettingsResponse;
  canWrite: boolean;
  /** What is typed but not saved is not what would be tested. */
  isDirty: boolean;
}

/** Sends a mail and follows what becomes of it. */
export function TestMail({ stored, canWrite, isDirty }: TestMailProps) {
  const { t } = useTranslation('settings');
  const { test } = useMailSettings();
  const tellFailure = useFailureToast();
  const { lastTest, settings, defaults } = stored;
  const recipients = settings.recipients.length > 0 ? settings.recipients : defaults.recipients;
  const isUnderway = test.isPending || (lastTest?.status === 'waiting' && lastTest.failure === null);
  return (
    <FormSection title={t('test.title')} hint={t('test.hint', { recipients: recipients.join(', ') })}>
      <div aria-live="polite">{lastTest && <Fate mail={lastTest} />}</div>
      {canWrite && (
        <Button
          variant="outline"
          justifySelf="start"
          disabled={isUnderway || isDirty}
          onClick={() =>
            test.mutate(undefined, { onError: (error) => tellFailure(error, t('test.notSent')) })
          }
        >
          {t(isUnderway ? 'test.underway' : 'test.send')}
        </Button>
      )}
      {isDirty && (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('test.saveFirst')}
        </chakra.p>
      )}
    </FormSection>
  );
}

function Fate({ mail }: { mail: OutgoingMail }) {
  const { t } = useTranslation('settings');
  if (mail.status === 'sent') {
    return (
      <Note tone="success" title={t('test.sent')}>
        {t('test.sentAt', { time: formatMoment(mail.sentAt ?? mail.createdAt) })}
      </Note>
    );
  }
  if (mail.failure === null) return <Note tone="info" title={t('test.waiting')} />;
  return (
    <Note tone="error" title={t(mail.status === 'failed' ? 'test.failed' : 'test.retrying')}>
      {t(`failure.${mail.failure}`)} {t('test.attempts', { count: mail.attempts })}
    </Note>
  );
}
