import type { Promotion, PromotionChangeRequest } from '@garage/contracts/promotions';
import { showToast } from '../../components/ui/toast-store.ts';
import { hasStatus } from '../../lib/admin-client.ts';
import { fieldMessages, serverMessage } from '../../lib/failure-message.ts';
import { RequestFailure } from '../../lib/request.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { usePromotionChanges } from './api/use-promotion-changes.ts';

/** What the server says about single fields. */
export type FieldProblems = Readonly<Record<string, string>>;

/** What is tried before a failure is told; true when the person sees it already. */
type Handled = (error: unknown) => Promise<boolean>;

/** What staff do with a promotion, and what they are told about it. */
export function usePromotionActions() {
  const { t } = useTranslation('promotionManager');
  const changes = usePromotionChanges();

  const tellFailure = (error: unknown, description: string) => {
    // The end of the session has its own notice.
    if (hasStatus(error, 401)) return;
    showToast({ title: t('toast.error'), description, variant: 'destructive' });
  };

  return {
    stored: (id: number) => changes.stored(id),
    /** Null when it is stored. */
    async save(
      id: number | null,
      request: PromotionChangeRequest,
      isHandled: Handled,
    ): Promise<FieldProblems | null> {
      try {
        await changes.save.mutateAsync({ id, request });
        showToast({ title: t(id === null ? 'toast.created' : 'toast.updated') });
        return null;
      } catch (error) {
        if (await isHandled(error)) return {};
        const answered = error instanceof RequestFailure;
        const fallback = t(answered ? 'toast.saveFailed' : 'toast.saveTrouble');
        tellFailure(error, serverMessage(error) ?? fallback);
        return fieldMessages(error);
      }
    },
    async switch({ id, isActive }: Promotion): Promise<void> {
      try {
        await changes.switch.mutateAsync({ id, isActive: !isActive });
        showToast({ title: t('toast.switched') });
      } catch (error) {
        tellFailure(error, t('toast.switchFailed'));
      }
    },
    /** True once the promotion is gone. */
    async remove(id: number): Promise<boolean> {
      try {
        await changes.remove.mutateAsync(id);
      } catch (error) {
        tellFailure(error, t('toast.deleteFailed'));
        return false;
      }
      showToast({ title: t('toast.deleted') });
      return true;
    },
    isSaving: changes.save.isPending,
    isRemoving: changes.remove.isPending,
  };
}
