import { useState } from 'react';
import { SECOND_FACTOR, type SecondFactorResponse } from '@garage/contracts/second-factor';
import { ReauthenticationDialog } from '../../../components/account/reauthentication-dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useSecondFactorChanges } from '../api/use-second-factor-changes.ts';
import { Method } from './method.tsx';
import { useRecoveryCodes } from './use-recovery-codes.tsx';

/** How many codes are left for the day when everything else is gone, and new ones. */
export function RecoveryCodesMethod({ factor }: { factor: SecondFactorResponse }) {
  const { t } = useTranslation('profile');
  const { renewRecoveryCodes } = useSecondFactorChanges();
  const [isOpen, setOpen] = useState(false);
  const { show, dialog } = useRecoveryCodes();
  const close = () => setOpen(false);
  const count = factor.recoveryCodesLeft;

  return (
    <Method
      title={t('codes.title')}
      text={count > 0 ? t('codes.left', { count, total: SECOND_FACTOR.recoveryCodes }) : t('codes.noneLeft')}
    >
      <Button variant="outline" width="full" onClick={() => setOpen(true)}>
        {t('codes.renew')}
      </Button>
      {isOpen && (
        <ReauthenticationDialog
          title={t('codes.renewTitle')}
          text={t('codes.renewText')}
          submitLabel={t('codes.renewConfirm')}
          factor={factor}
          onSubmit={(request) => renewRecoveryCodes.mutateAsync(request)}
          onDone={({ recoveryCodes }) => {
            close();
            show(recoveryCodes);
          }}
          onClose={close}
        />
      )}
      {dialog}
    </Method>
  );
}
