import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { type Passkey, PASSKEY_LIMITS, type SecondFactorResponse } from '@garage/contracts/second-factor';
import { ReauthenticationDialog } from '../../../components/account/reauthentication-dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { supportsPasskeys } from '../../../components/account/passkeys.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useSecondFactorChanges } from '../api/use-second-factor-changes.ts';
import { Method } from './method.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasskeySetupDialog } from './passkey-setup-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { useRecoveryCodes } from './use-recovery-codes.tsx';

type Opened = { action: 'add' } | { action: 'rename' | 'remove'; passkey: Passkey };

/** Devices, security keys and password managers that confirm a sign-in. */
export function PasskeysMethod({ factor }: { factor: SecondFactorResponse }) {
  const { t } = useTranslation('profile');
  const { removePasskey } = useSecondFactorChanges();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { show, dialog } = useRecoveryCodes();
  const close = () => setOpened(null);
  const { passkeys, hasAuthenticator } = factor;
  const isLast = passkeys.length === 1 && !hasAuthenticator;

  return (
    <Method title={t('passkeys.title')} text={t('passkeys.text')}>
      {passkeys.length > 0 && (
        <PasskeyList
          passkeys={passkeys}
          onRename={(passkey) => setOpened({ action: 'rename', passkey })}
          onRemove={(passkey) => setOpened({ action: 'remove', passkey })}
        />
      )}
      {supportsPasskeys() ? (
        passkeys.length < PASSKEY_LIMITS.perAccount && (
          <Button variant="outline" width="full" onClick={() => setOpened({ action: 'add' })}>
            {t('passkeys.add')}
          </Button>
        )
      ) : (
        <chakra.p textStyle="sm">{t('passkeys.unsupported')}</chakra.p>
      )}
      {opened?.action === 'add' && (
        <PasskeySetupDialog
          factor={factor}
          onDone={(codes) => {
            close();
            showToast({ title: t('passkeys.added') });
            show(codes);
          }}
          onClose={close}
        />
      )}
      {opened?.action === 'rename' && <RenamePasskeyDialog entry={opened.passkey} onClose={close} />}
      {opened?.action === 'remove' && (
        <ReauthenticationDialog
          title={t('passkeys.removeTitle', { name: opened.passkey.name })}
          text={t(isLast ? 'factor.removeLastText' : 'factor.removeText')}
          submitLabel={t('factor.remove')}
          factor={factor}
          onSubmit={(request) => removePasskey.mutateAsync({ id: opened.passkey.id, request })}
          onDone={() => {
            close();
            showToast({ title: t('passkeys.removed') });
          }}
          onClose={close}
        />
      )}
      {dialog}
    </Method>
  );
}
