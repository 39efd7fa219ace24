import { useState } from 'react';
import { useTranslation } from '../lib/texts/texts-context.tsx';
import { Link as RouterLink } from 'react-router-dom';
import { RESET_CODE_MINUTES } from '@garage/contracts/auth';
import { ButtonLink } from '../components/ui/elements.ts';
import { Door } from '../features/panel/components/door.tsx';
import { useDocumentTitle } from '../features/panel/use-document-title.ts';
import { ResetForm } from '../features/session/components/reset-form.tsx';
import { useGarage } from '../components/garage/garage-context.tsx';

/** For a garage that has lost its main admin's password, with the help of whoever runs the server. */
export default function AdminResetPage() {
  const { t } = useTranslation('session');
  const garage = useGarage();
  const [done, setDone] = useState<string | null>(null);
  useDocumentTitle(t('reset.title'));

  if (done !== null) {
    return (
      <Door garageName={garage.name} title={t('reset.doneTitle')} text={done}>
        <ButtonLink asChild width="full">
          <RouterLink to="/admin/login">{t('unreachable.toLogin')}</RouterLink>
        </ButtonLink>
      </Door>
    );
  }
  return (
    <Door
      garageName={garage.name}
      title={t('reset.title')}
      text={t('reset.text', { minutes: RESET_CODE_MINUTES })}
    >
      <ResetForm onDone={setDone} />
    </Door>
  );
}
