import type { MailCounts, UnsentMailsResponse } from '@garage/contracts/mails';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { type Answer, current } from '../answer.ts';
import { useAge } from '../use-age.ts';
import { StatusLine, type Tone } from './status-line.tsx';

/** So long a mail may be on its way before somebody should know. */
const LATE_AFTER_SECONDS = 5 * 60;

/** The mail queue: what waits, what was refused, and since when. */
export function MailsLine({ answer }: { answer: Answer<UnsentMailsResponse> }) {
  const { t } = useTranslation('dashboard');
  const describe = useDescription();
  const mails = current(answer);
  const label = t('status.mails');
  if (mails === 'checking') return <StatusLine label={label} tone="checking" text={t('status.checking')} />;
  if (mails === 'unknown') return <StatusLine label={label} tone="unknown" text={t('unknown')} />;
  return <StatusLine label={label} {...describe(mails.counts)} />;
}

function useDescription(): (counts: MailCounts) => { tone: Tone; text: string } {
  const { t } = useTranslation('dashboard');
  const age = useAge();
  return ({ waiting, failed, oldestSeconds, sentLastDay }) => {
    if (failed > 0) {
      const more = waiting > 0 ? `, ${t('status.mailsAlsoWaiting', { count: waiting })}` : '';
      return { tone: 'error', text: t('status.mailsFailed', { count: failed }) + more };
    }
    if (waiting > 0 && oldestSeconds > LATE_AFTER_SECONDS) {
      return { tone: 'warning', text: t('status.mailsWaiting', { count: waiting, age: age(oldestSeconds) }) };
    }
    if (waiting > 0) return { tone: 'ok', text: t('status.mailsOnTheWay', { count: waiting }) };
    if (sentLastDay > 0) return { tone: 'ok', text: t('status.mailsOk', { count: sentLastDay }) };
    return { tone: 'ok', text: t('status.mailsNone') };
  };
}
