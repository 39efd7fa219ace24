import { chakra } from '@chakra-ui/react/styled-system';
import { LuSend } from 'react-icons/lu';
import type { MailKind, OutgoingMail, UnsentMailsResponse } from '@garage/contracts/mails';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { hasStatus } from '../../../lib/admin-client.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useResendMail } from '../api/use-resend-mail.ts';

/** More than these are one and the same problem with the mail server. */
const SHOWN = 10;

interface UnsentMailsProps extends UnsentMailsResponse {
  /** The kinds that this person may send again. */
  sends: readonly MailKind[];
}

/** The mails whose sending has failed at least once or that are held back, why, and the button that sends them. */
export function UnsentMails({ mails, counts, sends }: UnsentMailsProps) {
  const { t } = useTranslation('dashboard');
  const stuck = mails.filter(({ failure, heldUntil }) => failure !== null || heldUntil !== null);
  if (stuck.length === 0) return null;
  const hidden = counts.waiting + counts.failed + counts.held - Math.min(stuck.length, SHOWN);
  return (
    <chakra.div borderTopWidth="1px" borderColor="border.subtle" py="4">
      <chakra.h3 textStyle="label" color="fg.muted" mb="2">
        {t('mails.title')}
      </chakra.h3>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {stuck.slice(0, SHOWN).map((mail) => (
          <UnsentMail key={mail.id} mail={mail} canSend={sends.includes(mail.kind)} />
        ))}
      </chakra.ul>
      {hidden > 0 && (
        <chakra.p mt="3" textStyle="sm" color="fg.muted">
          {t('mails.more', { count: hidden })}
        </chakra.p>
      )}
    </chakra.div>
  );
}

const COLORS = {
  error: { bg: 'bg.error', borderColor: 'border.error' },
  warning: { bg: 'bg.warning', borderColor: 'fg.warning' },
  info: { bg: 'bg.info', borderColor: 'fg.info' },
} as const;

/** What is held back on purpose is no trouble. */
function toneOf({ status, heldUntil }: OutgoingMail): keyof typeof COLORS {
  if (status === 'failed') return 'error';
  return heldUntil === null ? 'warning' : 'info';
}

/** What the server has refused for good has failed, too, but says why. */
function isGivenUp({ status, failure }: OutgoingMail): boolean {
  return status === 'failed' && failure !== 'refused';
}

function UnsentMail({ mail, canSend }: { mail: OutgoingMail; canSend: boolean }) {
  const { t } = useTranslation('dashboard');
  const resend = useResendMail();
  const tellFailure = useFailureToast();
  const title = mail.subject ?? t(`mails.kind.${mail.kind}`);
  const recipient =
    mail.recipient === null ? t('mails.toStaff') : t('mails.to', { recipient: mail.recipient });

  const sendAgain = async () => {
    try {
      await resend.mutateAsync(mail.id);
      showToast({ title: t('mails.resent') });
    } catch (error) {
      if (hasStatus(error, 409)) showToast({ title: t('mails.alreadySent') });
      else tellFailure(error, t('mails.resendFailed'));
    }
  };

  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      p="4"
      borderRadius="l1"
      borderInlineStartWidth="4px"
      {...COLORS[toneOf(mail)]}
    >
      <chakra.div flex="1 1 18rem" minWidth="0" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        <chakra.p textStyle="sm">
          {recipient}
          {mail.lastAttemptAt &&
            ` · ${t('mails.attempts', { count: mail.attempts, date: formatMoment(mail.lastAttemptAt) })}`}
        </chakra.p>
        {mail.heldUntil && (
          <chakra.p mt="1" textStyle="sm">
            {t('mails.held', { date: formatMoment(mail.heldUntil) })}
          </chakra.p>
        )}
        {mail.failure && (
          <chakra.p mt="1" textStyle="sm">
            {t(isGivenUp(mail) ? 'mails.givenUp' : `mails.failure.${mail.failure}`)}
          </chakra.p>
        )}
      </chakra.div>
      {canSend && (
        <Button
          variant="outline"
          size="sm"
          minH="11"
          disabled={resend.isPending}
          aria-label={t('mails.resendLabel', { mail: `${title}, ${recipient}` })}
          onClick={() => void sendAgain()}
        >
          <LuSend aria-hidden strokeWidth={1.6} />
          {t(resend.isPending ? 'mails.resending' : 'mails.resend')}
        </Button>
      )}
    </chakra.li>
  );
}
