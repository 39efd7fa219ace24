import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { CustomerDetails } from '@garage/contracts/customers';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Button, Link } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useCustomerChanges } from '../api/customer-queries.ts';
import { CardPart } from './card-part.tsx';
import { PickCustomerDialog } from './pick-customer-dialog.tsx';

interface MergesProps {
  customer: CustomerDetails;
  canWrite: boolean;
  onOpen: (id: number) => void;
}

/** Who may be the same person, who has become a part of this card, and how both are changed. */
export function Merges({ customer, canWrite, onOpen }: MergesProps) {
  const { t } = useTranslation('customers');
  const { merge, undoMerge } = useCustomerChanges();
  const tellFailure = useFailureToast();
  const [isPicking, setIsPicking] = useState(false);
  const { id, similar, merges } = customer;
  const isBusy = merge.isPending || undoMerge.isPending;

  const run = async (work: Promise<unknown>, done: string, failed: string) => {
    try {
      await work;
      setIsPicking(false);
      showToast({ title: done });
    } catch (error) {
      tellFailure(error, failed);
    }
  };
  const take = (customerId: number) =>
    void run(merge.mutateAsync({ id, request: { customerId } }), t('merge.done'), t('merge.failed'));
  const undo = (mergeId: number) =>
    void run(undoMerge.mutateAsync({ id, mergeId }), t('merge.undone'), t('merge.undoFailed'));

  if (!canWrite && similar.length === 0 && merges.length === 0) return null;
  return (
    <CardPart title={t('merge.title')}>
      {similar.length > 0 && (
        <>
          <chakra.p color="fg.muted" textStyle="sm">
            {t('merge.similar')}
          </chakra.p>
          <chakra.ul listStyleType="none">
            {similar.map((one) => (
              <Line key={one.id}>
                <Link asChild>
                  <chakra.button type="button" minH="11" cursor="button" onClick={() => onOpen(one.id)}>
                    {[one.name, one.email ?? one.phone].filter(Boolean).join(', ')}
                  </chakra.button>
                </Link>
                {canWrite && (
                  <LineButton
                    label={t('merge.take')}
                    about={t('merge.takeOf', { name: one.name })}
                    isBusy={isBusy}
                    onClick={() => take(one.id)}
                  />
                )}
              </Line>
            ))}
          </chakra.ul>
        </>
      )}
      {merges.length > 0 && (
        <chakra.ul listStyleType="none">
          {merges.map(({ id: mergeId, name, author, mergedAt }) => (
            <Line key={mergeId}>
              <span>
                {t('merge.merged', { name })}{' '}
                <chakra.span color="fg.muted" textStyle="sm">
                  {[formatMoment(mergedAt), author?.name].filter(Boolean).join(', ')}
                </chakra.span>
              </span>
              {canWrite && (
                <LineButton
                  label={t('merge.undo')}
                  about={t('merge.undoOf', { name })}
                  isBusy={isBusy}
                  onClick={() => undo(mergeId)}
                />
              )}
            </Line>
          ))}
        </chakra.ul>
      )}
      {canWrite && (
        <Button variant="outline" justifySelf="start" disabled={isBusy} onClick={() => setIsPicking(true)}>
          {t('merge.open')}
        </Button>
      )}
      {isPicking && (
        <PickCustomerDialog
          title={t('merge.open')}
          text={t('merge.text', { name: customer.name })}
          exceptId={id}
          isBusy={isBusy}
          onPick={take}
          onClose={() => setIsPicking(false)}
        />
      )}
    </CardPart>
  );
}

const Line = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', minH: '11' },
});

interface LineButtonProps {
  label: string;
  /** The label with the name of whom it is about. */
  about: string;
  isBusy: boolean;
  onClick: () => void;
}

function LineButton({ label, about, isBusy, onClick }: LineButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      minH="11"
      ms="auto"
      aria-label={about}
      disabled={isBusy}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
