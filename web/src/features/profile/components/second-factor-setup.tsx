import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LuKeyRound, LuSmartphone } from 'react-icons/lu';
import { LoadState } from '../../../components/feedback/load-state.tsx';
import { secondFactorQuery } from '../../../components/account/second-factor-query.ts';
import { Button } from '../../../components/ui/elements.ts';
import { supportsPasskeys } from '../../../components/account/passkeys.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { AuthenticatorSetupDialog } from './authenticator-setup-dialog.tsx';
import { PasskeySetupDialog } from './passkey-setup-dialog.tsx';
import { useRecoveryCodes } from './use-recovery-codes.tsx';

/** The choice of a second factor for somebody who needs one. `onDone` comes when the recovery codes are kept. */
export function SecondFactorSetup({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('profile');
  const { data: factor, error, refetch } = useQuery(secondFactorQuery);
  const [opened, setOpened] = useState<'passkey' | 'authenticator' | null>(null);
  const { show, dialog } = useRecoveryCodes(onDone);
  if (!factor) return <LoadState error={error} text={t('factor.failed')} onRetry={() => void refetch()} />;

  const Setup = opened === 'passkey' ? PasskeySetupDialog : AuthenticatorSetupDialog;
  const canHavePasskey = supportsPasskeys();
  return (
    <chakra.div display="grid" gap="3">
      {canHavePasskey && (
        <>
          <Button onClick={() => setOpened('passkey')}>
            <LuKeyRound aria-hidden strokeWidth={1.6} />
            {t('passkeys.setUpFirst')}
          </Button>
          <chakra.p mb="3" textStyle="sm" color="fg.muted">
            {t('passkeys.text')}
          </chakra.p>
        </>
      )}
      <Button variant={canHavePasskey ? 'outline' : 'solid'} onClick={() => setOpened('authenticator')}>
        <LuSmartphone aria-hidden strokeWidth={1.6} />
        {t('authenticator.setUp')}
      </Button>
      <chakra.p textStyle="sm" color="fg.muted">
        {t('authenticator.off')}
      </chakra.p>
      {opened && (
        <Setup
          factor={factor}
          onDone={(codes) => {
            setOpened(null);
            if (codes.length > 0) show(codes);
            else onDone();
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {dialog}
    </chakra.div>
  );
}
