import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { type Answer, current } from '../answer.ts';
import type { WebsiteAnswer } from '../api/status-queries.ts';
import { StatusLine } from './status-line.tsx';

/** The public site, as this browser reaches it. */
export function WebsiteLine({ answer }: { answer: Answer<WebsiteAnswer> }) {
  const { t } = useTranslation('dashboard');
  const label = t('status.website');
  const website = current(answer);
  if (website === 'checking') return <StatusLine label={label} tone="checking" text={t('status.checking')} />;
  // Asking it is the measurement: no answer is not unknown, it is the finding.
  if (website === 'unknown') return <StatusLine label={label} tone="error" text={t('status.websiteGone')} />;
  const { status, milliseconds } = website;
  const isOk = status >= 200 && status < 300;
  return (
    <StatusLine
      label={label}
      tone={isOk ? 'ok' : 'error'}
      text={isOk ? t('status.websiteOk') : t('status.websiteAnswer', { status })}
      figure={t('status.duration', { milliseconds: Math.round(milliseconds) })}
    />
  );
}
