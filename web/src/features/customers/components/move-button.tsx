import { useState } from 'react';
import { LuArrowRightLeft } from 'react-icons/lu';
import type { MoveToCustomerRequest } from '@garage/contracts/customers';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useCustomerChanges } from '../api/customer-queries.ts';
import { PickCustomerDialog } from './pick-customer-dialog.tsx';

interface MoveButtonProps {
  /** Whose it is. */
  id: number;
  what: Pick<MoveToCustomerRequest, 'appointmentId' | 'messageId'>;
  /** Of the button, with what it is about. */
  label: string;
}

/** Gives an appointment or a message to another customer. */
export function MoveButton({ id, what, label }: MoveButtonProps) {
  const { t } = useTranslation('customers');
  const [isAsking, setIsAsking] = useState(false);
  const { move } = useCustomerChanges();
  const tellFailure = useFailureToast();
  const give = async (to?: number) => {
    try {
      await move.mutateAsync({ id, request: { ...what, ...(to !== undefined && { customerId: to }) } });
      setIsAsking(false);
      showToast({ title: t('move.done') });
    } catch (error) {
      tellFailure(error, t('move.failed'));
    }
  };
  return (
    <>
      <IconButton icon={LuArrowRightLeft} label={label} ms="auto" onClick={() => setIsAsking(true)} />
      {isAsking && (
        <PickCustomerDialog
          title={t('move.title')}
          text={t('move.text')}
          exceptId={id}
          isBusy={move.isPending}
          onPick={(to) => void give(to)}
          onNew={() => void give()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
