import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PASSWORD_LINK_MINUTES } from '@garage/contracts/password-links';
import { ButtonLink } from '../components/ui/elements.ts';
import { Door } from '../features/panel/components/door.tsx';
import { useDocumentTitle } from '../features/panel/use-document-title.ts';
import { ForgotPasswordForm } from '../features/session/components/forgot-password-form.tsx';
import { useGarage } from '../components/garage/garage-context.tsx';
import { useTranslation } from '../lib/texts/texts-context.tsx';

/** Where staff ask for a link when they do not know their password any more. */
export default function AdminForgotPasswordPage() {
  const { t } = useTranslation('session');
  const garage = useGarage();
  const [asked, setAsked] = useState<string | null>(null);
  useDocumentTitle(t('forgot.title'));

  const toLogin = (
    <ButtonLink
      asChild
      variant={asked === null ? 'ghost' : 'solid'}
      width="full"
      mt={asked === null ? '3' : '0'}
    >
      <RouterLink to="/admin/login">{t('unreachable.toLogin')}</RouterLink>
    </ButtonLink>
  );
  if (asked !== null) {
    return (
      <Door
        garageName={garage.name}
        title={t('forgot.askedTitle')}
        text={t('forgot.asked', { email: asked })}
      >
        {toLogin}
      </Door>
    );
  }
  return (
    <Door
      garageName={garage.name}
      title={t('forgot.title')}
      text={t('forgot.text', { minutes: PASSWORD_LINK_MINUTES })}
    >
      <ForgotPasswordForm onAsked={setAsked} />
      {toLogin}
    </Door>
  );
}
