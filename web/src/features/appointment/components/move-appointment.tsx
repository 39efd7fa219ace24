import { chakra } from '@chakra-ui/react/styled-system';
import type { CustomerAppointment } from '@garage/contracts/booking';
import { Button, Input } from '../../../components/ui/elements.ts';
import { TimeChip } from '../../../components/ui/time-chip.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useDayName } from '../../../components/garage/use-day-name.ts';
import type { AppointmentStart, FreeDay } from '../appointment-start.tsx';
import { ActionForm } from './action-form.tsx';
import { PhoneLink } from '../../../components/garage/phone-link.tsx';

interface MoveAppointmentProps {
  start: AppointmentStart;
  appointment: CustomerAppointment;
}

/** Another time: looked for by day, taken by a button. Possible as long as cancelling is free. */
export function MoveAppointment({ start, appointment: { canMove, canCancel } }: MoveAppointmentProps) {
  const { t } = useTranslation('appointment');
  const { times } = start;
  if (!canMove) {
    return canCancel ? (
      <chakra.p mt="6" pt="5" borderTopWidth="1px" color="fg.muted">
        {t('move.late')} <PhoneLink />
      </chakra.p>
    ) : null;
  }
  return (
    <chakra.details mt="6" pt="5" borderTopWidth="1px" open={times !== null || undefined} id="move">
      <chakra.summary minH="11" py="2" fontWeight="semibold" cursor="button">
        {t('move.title')}
      </chakra.summary>
      <chakra.div mt="3">
        <ActionForm start={start}>
          <label htmlFor="appointment-from">{t('move.from')}</label>
          <chakra.div mt="2" display="flex" flexWrap="wrap" gap="3">
            <Input id="appointment-from" type="date" name="from" width="auto" defaultValue={times?.from} />
            <Button type="submit" variant="outline">
              {t('move.show')}
            </Button>
          </chakra.div>
        </ActionForm>
        {times && <Times start={start} days={times.days} />}
      </chakra.div>
    </chakra.details>
  );
}

function Times({ start, days }: { start: AppointmentStart; days: FreeDay[] | null }) {
  const { t } = useTranslation('appointment');
  const dayName = useDayName();
  if (!days || days.length === 0) {
    return (
      <chakra.p mt="5">
        {t(days ? 'move.none' : 'move.failed')} <PhoneLink />
      </chakra.p>
    );
  }
  return (
    <ActionForm start={start} action="move">
      <chakra.ul listStyle="none" mt="5">
        {days.map(({ date, times }) => (
          <chakra.li key={date} py="4" borderTopWidth="1px">
            <chakra.fieldset>
              <chakra.legend fontWeight="semibold" mb="3" fontVariantNumeric="tabular-nums">
                {dayName(date)}
              </chakra.legend>
              <chakra.div display="flex" flexWrap="wrap" gap="2">
                {times.map((time) => (
                  <TimeChip
                    key={time}
                    name="slot"
                    value={`${date}T${time}`}
                    time={time}
                    label={t('at', { day: dayName(date), time })}
                    required
                  />
                ))}
              </chakra.div>
            </chakra.fieldset>
          </chakra.li>
        ))}
      </chakra.ul>
      <Button type="submit" mt="2">
        {t('move.confirm')}
      </Button>
    </ActionForm>
  );
}
