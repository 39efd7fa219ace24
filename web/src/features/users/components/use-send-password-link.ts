import { PASSWORD_LINK_MINUTES } from '@garage/contracts/password-links';
import type { User } from '@garage/contracts/users';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useUserChanges } from '../api/use-user-changes.ts';

/** Sends the account's owner a link for setting a password, and says what came of it. */
export function useSendPasswordLink() {
  const { t } = useTranslation('users');
  const { sendPasswordLink } = useUserChanges();
  const tellFailure = useFailureToast();

  const send = async ({ id, email }: Pick<User, 'id' | 'email'>) => {
    try {
      await sendPasswordLink.mutateAsync(id);
      showToast({
        title: t('password.sent'),
        description: t('password.sentText', { email, minutes: PASSWORD_LINK_MINUTES }),
      });
    } catch (error) {
      tellFailure(error, t('password.notSent'));
    }
  };
  return { send, isSending: sendPasswordLink.isPending };
}
