import { useState } from 'react';
import type { Role } from '@garage/contracts/users';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { SwitchField } from '../../../components/staff-form/switch-field.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useRoleChanges } from '../api/use-role-changes.ts';

/** Whether everybody with the role signs in with a second factor. Asked once more: it shuts people out until they have one. */
export function RoleSecondFactor({ entry: { id, name, requiresSecondFactor } }: { entry: Role }) {
  const { t } = useTranslation('users');
  const { requireSecondFactor } = useRoleChanges();
  const tellFailure = useFailureToast();
  const [asking, setAsking] = useState(false);

  const change = async (isRequired: boolean) => {
    try {
      await requireSecondFactor.mutateAsync({ id, isRequired });
      showToast({ title: t(isRequired ? 'roles.factor.switchedOn' : 'roles.factor.switchedOff') });
    } catch (error) {
      tellFailure(error, t('roles.failed'));
    }
    setAsking(false);
  };

  return (
    <>
      <SwitchField
        label={t('roles.factor.label')}
        aria-label={t('roles.factor.switch', { name })}
        checked={requiresSecondFactor}
        disabled={requireSecondFactor.isPending}
        onChange={({ target }) => (target.checked ? setAsking(true) : void change(false))}
      />
      <ConfirmDialog
        open={asking}
        title={t('roles.factor.title')}
        confirmLabel={t('roles.factor.confirm')}
        isBusy={requireSecondFactor.isPending}
        onConfirm={() => void change(true)}
        onClose={() => setAsking(false)}
      >
        <p>{t('roles.factor.text', { name })}</p>
      </ConfirmDialog>
    </>
  );
}
