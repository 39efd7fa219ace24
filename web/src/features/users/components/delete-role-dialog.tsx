import type { Role } from '@garage/contracts/users';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useRoleChanges } from '../api/use-role-changes.ts';

/** Asks once more before a role goes. Of one that is in use, the server says who has it. */
export function DeleteRoleDialog({ entry: role, onClose }: { entry: Role; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { remove } = useRoleChanges();
  const tellFailure = useFailureToast();

  const confirm = async () => {
    try {
      await remove.mutateAsync(role.id);
      showToast({ title: t('roles.deleted') });
    } catch (error) {
      tellFailure(error, t('roles.failed'));
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={t('roles.delete.title')}
      confirmLabel={t(remove.isPending ? 'delete.busy' : 'delete.confirm')}
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('roles.delete.text', { name: role.name })}</p>
    </ConfirmDialog>
  );
}
