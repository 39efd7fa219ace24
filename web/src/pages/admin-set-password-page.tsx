import { type ReactNode, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../components/ui/elements.ts';
import { Door } from '../features/panel/components/door.tsx';
import { useDocumentTitle } from '../features/panel/use-document-title.ts';
import { SessionChecking } from '../features/session/components/session-check.tsx';
import { SetPasswordForm } from '../features/session/components/set-password-form.tsx';
import { usePasswordLink } from '../features/session/use-password-link.ts';
import { useGarage } from '../components/garage/garage-context.tsx';
import { useTranslation } from '../lib/texts/texts-context.tsx';

/** What the link of a mail opens. Opening changes nothing; the button does. */
export default function AdminSetPasswordPage() {
  const { t } = useTranslation('session');
  const { hash } = useLocation();
  useDocumentTitle(t('setPassword.title'));
  return <SetPassword key={hash} token={hash.slice(1)} />;
}

function SetPassword({ token }: { token: string }) {
  const { t } = useTranslation('session');
  const garage = useGarage();
  const { state, retry, end } = usePasswordLink(token);
  const [isDone, setDone] = useState(false);
  const door = (title: string, text: string, children: ReactNode) => (
    <Door garageName={garage.name} title={title} text={text}>
      {children}
    </Door>
  );

  if (state.status === 'checking') return <SessionChecking />;
  if (state.status === 'unreachable') {
    return door(
      t('unreachable.title'),
      t('setPassword.unreachable'),
      <Button width="full" onClick={retry}>
        {t('unreachable.retry')}
      </Button>,
    );
  }
  if (state.status === 'ended') {
    return door(
      t('setPassword.endedTitle'),
      state.message ?? t('setPassword.incomplete'),
      <WayOn to="/admin/forgot-password" label={t('setPassword.askAgain')} />,
    );
  }
  const { link } = state;
  if (isDone) {
    return door(
      t('setPassword.doneTitle'),
      t('setPassword.done', { name: link.username }),
      <WayOn to="/admin/login" label={t('unreachable.toLogin')} />,
    );
  }
  return door(
    t(link.isInvitation ? 'setPassword.invitationTitle' : 'setPassword.title'),
    t(link.isInvitation ? 'setPassword.invitation' : 'setPassword.text', { name: link.username }),
    <SetPasswordForm
      token={token}
      link={link}
      onDone={() => {
        // It opens nothing any more, and need not lie in the browser's history either.
        window.history.replaceState(window.history.state, '', window.location.pathname);
        setDone(true);
      }}
      onEnded={end}
    />,
  );
}

function WayOn({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink asChild width="full">
      <RouterLink to={to}>{label}</RouterLink>
    </ButtonLink>
  );
}
