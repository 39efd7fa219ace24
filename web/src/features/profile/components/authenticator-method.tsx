import { useState } from 'react';
import type { SecondFactorResponse } from '@garage/contracts/second-factor';
import { ReauthenticationDialog } from '../../../components/account/reauthentication-dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useSecondFactorChanges } from '../api/use-second-factor-changes.ts';
import { AuthenticatorSetupDialog } from './authenticator-setup-dialog.tsx';
import { Method } from './method.tsx';
import { useRecoveryCodes } from './use-recovery-codes.tsx';

/** The app that shows codes. */
export function AuthenticatorMethod({ factor }: { factor: SecondFactorResponse }) {
  const { t } = useTranslation('profile');
  const { removeAuthenticator } = useSecondFactorChanges();
  const [isOpen, setOpen] = useState(false);
  const { show, dialog } = useRecoveryCodes();
  const close = () => setOpen(false);
  const { hasAuthenticator } = factor;

  return (
    <Method
      title={t('authenticator.title')}
      text={t(hasAuthenticator ? 'authenticator.on' : 'authenticator.off')}
    >
      <Button
        variant="outline"
        width="full"
        aria-label={t(hasAuthenticator ? 'authenticator.remove' : 'authenticator.setUp')}
        onClick={() => setOpen(true)}
      >
        {t(hasAuthenticator ? 'factor.remove' : 'factor.setUp')}
      </Button>
      {isOpen && !hasAuthenticator && (
        <AuthenticatorSetupDialog
          factor={factor}
          onDone={(codes) => {
            close();
            showToast({ title: t('authenticator.added') });
            show(codes);
          }}
          onClose={close}
        />
      )}
      {isOpen && hasAuthenticator && (
        <ReauthenticationDialog
          title={t('authenticator.removeTitle')}
          text={t(factor.passkeys.length > 0 ? 'factor.removeText' : 'factor.removeLastText')}
          submitLabel={t('factor.remove')}
          factor={factor}
          onSubmit={(request) => removeAuthenticator.mutateAsync(request)}
          onDone={() => {
            close();
            showToast({ title: t('authenticator.removed') });
          }}
          onClose={close}
        />
      )}
      {dialog}
    </Method>
  );
}
