import { useQuery } from '@tanstack/react-query';
import type { User } from '@garage/contracts/users';
import { LoadState } from '../../../components/feedback/load-state.tsx';
import { ReauthenticationDialog } from '../../../components/account/reauthentication-dialog.tsx';
import { secondFactorQuery } from '../../../components/account/second-factor-query.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useUserChanges } from '../api/use-user-changes.ts';

/** Takes the second factor from a colleague who has lost it, after whoever does that has proved who it is. */
export function RemoveSecondFactorDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { data: own, error, refetch } = useQuery(secondFactorQuery);
  const { removeSecondFactor } = useUserChanges();
  const name = user.username;

  // Still in the window behind: one window in the place of another would take the focus away and close.
  if (!own) {
    return (
      <LoadState error={error} text={t('security.removeFactor.ownFailed')} onRetry={() => void refetch()} />
    );
  }
  const { requiresSecondFactor } = user.role;
  const consequence = t(
    requiresSecondFactor ? 'security.removeFactor.textRequired' : 'security.removeFactor.text',
    {
      name,
    },
  );
  const proof = t('security.removeFactor.proof', { name });
  return (
    <ReauthenticationDialog
      title={t('security.removeFactor.title', { name })}
      text={`${consequence} ${proof}`}
      submitLabel={t('security.removeFactor.confirm')}
      factor={own}
      onSubmit={(request) => removeSecondFactor.mutateAsync({ id: user.id, request })}
      onDone={() => {
        onClose();
        showToast({ title: t('security.removeFactor.done', { name }) });
      }}
      onClose={onClose}
    />
  );
}
