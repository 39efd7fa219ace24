import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Promotion } from '@garage/contracts/promotions';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { PromotionPreview } from '../promotion-preview-props.ts';
import { usePromotionActions } from '../use-promotion-actions.ts';
import { PromotionDialog } from './promotion-dialog.tsx';

export interface PromotionDialogsHandle {
  create: () => void;
  edit: (promotion: Promotion) => void;
  askToDelete: (promotion: Promotion) => void;
}

interface PromotionDialogsProps {
  ref: Ref<PromotionDialogsHandle>;
  promotions: readonly Promotion[];
  Preview: PromotionPreview;
  /** Takes the focus when the card that had it is gone. */
  fallbackFocus: () => HTMLElement | null;
}

/** The windows over the list; beside it, because a card may leave the list while its window is open. */
export function PromotionDialogs({ ref, promotions, Preview, fallbackFocus }: PromotionDialogsProps) {
  const { t } = useTranslation('promotionManager');
  const actions = usePromotionActions();
  /** Counts the openings: each begins with fresh values. */
  const [form, setForm] = useState<{ promotion: Promotion | null; open: boolean; opening: number } | null>(
    null,
  );
  const [deletion, setDeletion] = useState<{ promotion: Promotion; open: boolean } | null>(null);
  const opener = useRef<Element | null>(null);

  const openForm = (promotion: Promotion | null) => {
    opener.current = document.activeElement;
    setForm((last) => ({ promotion, open: true, opening: (last?.opening ?? 0) + 1 }));
  };
  useImperativeHandle(ref, () => ({
    create: () => openForm(null),
    edit: openForm,
    askToDelete: (promotion) => {
      opener.current = document.activeElement;
      setDeletion({ promotion, open: true });
    },
  }));

  const finalFocus = () =>
    opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : fallbackFocus();

  const confirmDeletion = async (promotion: Promotion) => {
    await actions.remove(promotion.id);
    setDeletion({ promotion, open: false });
  };

  return (
    <>
      {form && (
        <PromotionDialog
          key={form.opening}
          promotion={form.promotion}
          others={promotions.filter(({ id }) => id !== form.promotion?.id)}
          open={form.open}
          isSaving={actions.isSaving}
          onSave={(request, meetsColleague) =>
            actions.save(form.promotion?.id ?? null, request, meetsColleague)
          }
          onConflict={async () => form.promotion && actions.stored(form.promotion.id)}
          onClose={() => setForm({ ...form, open: false })}
          finalFocus={finalFocus}
          Preview={Preview}
        />
      )}
      {deletion && (
        <ConfirmDialog
          open={deletion.open}
          title={t('delete.title')}
          confirmLabel={t(actions.isRemoving ? 'delete.deleting' : 'delete.confirm')}
          isBusy={actions.isRemoving}
          onConfirm={() => void confirmDeletion(deletion.promotion)}
          onClose={() => setDeletion({ ...deletion, open: false })}
          finalFocus={finalFocus}
        >
          <p>{t('delete.text', { name: deletion.promotion.name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
