import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { BookingFlood, FloodVisit } from '@garage/contracts/booking-floods';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button, Link } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { phoneHref } from '../../../components/garage/garage-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useDeclineFlood } from '../api/flood-queries.ts';
import { shortDay } from '../plan-days.ts';

interface FloodDialogProps {
  flood: BookingFlood;
  canWrite: boolean;
  onClose: () => void;
}

/** The visits that look alike, all chosen, and the one button that declines them; those that are real are left out. */
export function FloodDialog({ flood: { kind, visits }, canWrite, onClose }: FloodDialogProps) {
  const { t } = useTranslation(['appointments', 'feedback', 'common']);
  const [spared, setSpared] = useState<readonly number[]>([]);
  const decline = useDeclineFlood();
  const tellFailure = useFailureToast();
  const chosen = visits.filter(({ id }) => !spared.includes(id)).map(({ id }) => id);

  const submit = async () => {
    try {
      const { declined } = await decline.mutateAsync(chosen);
      showToast({ title: t('flood.declined', { count: declined }) });
      onClose();
    } catch (error) {
      tellFailure(error, t('toast.failed'));
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      holdsInput
      title={t(`flood.${kind}`, { count: visits.length })}
      closeLabel={t('common:close')}
      footer={
        canWrite && (
          <>
            <Button variant="outline" flex="1" onClick={onClose}>
              {t('feedback:confirm.cancel')}
            </Button>
            <Button
              flex="1"
              px="3"
              disabled={chosen.length === 0 || decline.isPending}
              onClick={() => void submit()}
            >
              {t('flood.decline', { count: chosen.length })}
            </Button>
          </>
        )
      }
    >
      <chakra.p>{t('flood.text')}</chakra.p>
      {canWrite && (
        <>
          <chakra.p mt="3">{t('flood.choose')}</chakra.p>
          <chakra.p mt="3" fontWeight="semibold">
            {t('flood.final')}
          </chakra.p>
        </>
      )}
      <chakra.ul listStyleType="none" mt="5" borderTopWidth="1px">
        {visits.map((visit) => (
          <chakra.li key={visit.id} display="flex" gap="3" py="3" borderBottomWidth="1px">
            {canWrite && (
              <chakra.input
                type="checkbox"
                id={`flood-${visit.id}`}
                width="5"
                height="5"
                mt="0.5"
                flexShrink="0"
                accentColor="brand.solid"
                checked={!spared.includes(visit.id)}
                onChange={({ target }) =>
                  setSpared(target.checked ? spared.filter((id) => id !== visit.id) : [...spared, visit.id])
                }
              />
            )}
            <Visit visit={visit} canChoose={canWrite} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Dialog>
  );
}

function Visit({ visit, canChoose }: { visit: FloodVisit; canChoose: boolean }) {
  const { t } = useTranslation('appointments');
  const { id, name, email, phone, date, startTime, bookedAt } = visit;
  const title = t('flood.visit', { name, day: shortDay(date), time: startTime });
  return (
    <chakra.div minWidth="0" overflowWrap="anywhere">
      {canChoose ? (
        <chakra.label htmlFor={`flood-${id}`} display="block" fontWeight="semibold" cursor="button">
          {title}
        </chakra.label>
      ) : (
        <chakra.p fontWeight="semibold">{title}</chakra.p>
      )}
      <chakra.p textStyle="sm" color="fg.muted">
        {email && `${email}, `}
        <Link href={phoneHref(phone)}>{phone}</Link>
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted">
        {t('flood.booked', { moment: formatMoment(bookedAt) })}
      </chakra.p>
    </chakra.div>
  );
}
