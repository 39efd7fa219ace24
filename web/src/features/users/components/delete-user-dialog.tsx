import type { User } from '@garage/contracts/users';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useUserChanges } from '../api/use-user-changes.ts';

/** Asks once more before an account goes. */
export function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { remove } = useUserChanges();
  const tellFailure = useFailureToast();

  const confirm = async () => {
    try {
      await remove.mutateAsync(user.id);
      showToast({ title: t('deleted') });
    } catch (error) {
      tellFailure(error, t('failed.delete'));
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={t('delete.title')}
      confirmLabel={t(remove.isPending ? 'delete.busy' : 'delete.confirm')}
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('delete.text', { name: user.username })}</p>
    </ConfirmDialog>
  );
}
