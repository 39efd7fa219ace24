import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Link } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { phoneHref, useGarage } from '../../../components/garage/garage-context.tsx';
import type { FormNotice as Notice } from '../use-contact-form.ts';
import type { OutboxNotice } from '../use-outbox-notice.ts';

/** How the last attempt ended, else what happens to a message that waits. */
export function FormNotice({ notice, outbox }: { notice: Notice | null; outbox: OutboxNotice }) {
  const { t, i18n } = useTranslation('contact');
  switch (notice?.kind) {
    case 'sent':
      return (
        <Note tone="success" title={t('notice.sent.title')}>
          {t('notice.sent.text')}
        </Note>
      );
    case 'invalid':
      return <Note tone="error" title={t('problems.summary')} />;
    case 'too-many':
      return (
        <Note tone="warning" title={t('notice.tooMany.title')}>
          {notice.minutes === null
            ? t('notice.tooMany.later')
            : t('notice.tooMany.minutes', { count: notice.minutes })}{' '}
          {t('notice.error.call')} <PhoneLink />
        </Note>
      );
    case 'error':
      return (
        <Note tone="error" title={t('notice.error.title')}>
          {/* The services speak German only. */}
          {(i18n.language === 'de' && notice.message) || t('notice.error.message')} {t('notice.error.call')}{' '}
          <PhoneLink />
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

function PhoneLink() {
  const { phone } = useGarage();
  return (
    <Link href={phoneHref(phone)} fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {phone}
    </Link>
  );
}
