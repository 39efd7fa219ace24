import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { mailSettingsQuery } from '../api/settings-queries.ts';

/**
 * Where visitors' messages go, for whoever looks for it beside the texts of the form: it is set in one place, with all
 * mails.
 */
export function MailRecipients({ action }: { action: ReactNode }) {
  const { t } = useTranslation('settings');
  const { data } = useQuery(mailSettingsQuery);
  if (!data) return null;
  const { settings, defaults } = data;
  const recipients = settings.recipients.length > 0 ? settings.recipients : defaults.recipients;
  return (
    <Note tone="info" title={t('mail.recipientsTitle')} action={action}>
      {recipients.length > 0 ? recipients.join(', ') : t('mail.noRecipients')}
    </Note>
  );
}
