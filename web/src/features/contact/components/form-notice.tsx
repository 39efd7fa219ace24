import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Note } from '../../../components/ui/note.tsx';
import type { SectionText } from '../../../components/content/text-parts.ts';
import { PhoneLink } from '../../../components/garage/phone-link.tsx';
import type { FormNotice as Notice } from '../use-contact-form.ts';
import type { OutboxNotice } from '../use-outbox-notice.ts';

interface FormNoticeProps {
  notice: Notice | null;
  outbox: OutboxNotice;
  /** The garage's own words of thanks. */
  sent: SectionText | undefined;
}

/** How the last attempt ended, else what happens to a message that waits. */
export function FormNotice({ notice, outbox, sent }: FormNoticeProps) {
  const { t, language } = useTranslation(['contact', 'visitor-form']);
  switch (notice?.kind) {
    case 'sent':
      return (
        <Note tone="success" title={sent?.title || t('contact:notice.sent.title')}>
          {sent ? sent.text : t('contact:notice.sent.text')}
        </Note>
      );
    case 'invalid':
      return <Note tone="error" title={t('visitor-form:problems.summary')} />;
    case 'too-many':
      return (
        <Note tone="warning" title={t('contact:notice.tooMany.title')}>
          {notice.minutes === null
            ? t('contact:notice.tooMany.later')
            : t('contact:notice.tooMany.minutes', { count: notice.minutes })}{' '}
          {t('contact:notice.error.call')} <PhoneLink />
        </Note>
      );
    case 'error':
      return (
        <Note tone="error" title={t('contact:notice.error.title')}>
          {/* The services speak German only. */}
          {(language === 'de' && notice.message) || t('contact:notice.error.message')}{' '}
          {t('contact:notice.error.call')} <PhoneLink />
        </Note>
      );
    default:
      return outbox && <OutboxNote outbox={outbox} />;
  }
}

function OutboxNote({ outbox }: { outbox: NonNullable<OutboxNotice> }) {
  const { t } = useTranslation('contact');
  if (outbox === 'delivered') {
    return (
      <Note tone="success" title={t('notice.delivered.title')}>
        {t('notice.delivered.text')}
      </Note>
    );
  }
  return (
    <Note tone={outbox === 'saved' ? 'success' : 'error'} title={t(`notice.${outbox}.title`)}>
      {t(`notice.${outbox}.text`)} <PhoneLink />
    </Note>
  );
}
