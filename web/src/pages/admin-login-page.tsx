import { useTranslation } from '../lib/texts/texts-context.tsx';
import { Navigate, useLocation } from 'react-router-dom';
import { Door } from '../features/panel/components/door.tsx';
import { useDocumentTitle } from '../features/panel/use-document-title.ts';
import { LoginForm } from '../features/session/components/login-form.tsx';
import { SessionChecking } from '../features/session/components/session-check.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { useGarage } from '../components/garage/garage-context.tsx';

/** The door of the staff area; who is already signed in goes straight through. */
export default function AdminLoginPage() {
  const { t } = useTranslation('session');
  const garage = useGarage();
  const session = useSession();
  const { state } = useLocation();
  useDocumentTitle(t('login.documentTitle'));

  if (session.status === 'checking') return <SessionChecking />;
  if (session.status === 'signed-in') return <Navigate to={wayBack(state)} replace />;
  return (
    <Door garageName={garage.name} title={t('login.title')} text={t('login.note')}>
      <LoginForm />
    </Door>
  );
}

/** Only into the staff area: the address comes from the history of the browser. */
const RETURNS = /^\/admin\/(edit-|panel(\?|$))/;

/** To the page or tab where the session ended and the draft waits; else to the panel. */
function wayBack(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && RETURNS.test(from) ? from : '/admin/panel';
}
