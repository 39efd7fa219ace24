import { chakra } from '@chakra-ui/react/styled-system';
import { LuCopy, LuPlus, LuX } from 'react-icons/lu';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { BOOKING_SETTINGS_LIMITS } from '@garage/contracts/booking-settings';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { SwitchInput } from '../../../components/staff-form/switch-input.tsx';
import { TimeInput } from '../../../components/staff-form/time-input.tsx';
import { Button, Input } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { type TimeSlotValues, toBlock, toFields } from '../time-slot-values.ts';
import { type Day, nextBlock } from '../workshop-week.ts';

const SLOT_MINUTES = [15, 20, 30, 45, 60, 90, 120];
const MONDAY = 1;
const WORKDAYS = [2, 3, 4, 5] as const;
const { maxCapacity } = BOOKING_SETTINGS_LIMITS;

/** A day of the week with its blocks of work. */
export function DayBlocks({ day, canWrite }: { day: Day; canWrite: boolean }) {
  const { t } = useTranslation('bookingSettings');
  const { getValues, setValue } = useFormContext<TimeSlotValues>();
  const name = `week.day${day}` as const;
  const { fields, append, remove } = useFieldArray<TimeSlotValues, typeof name>({ name });
  const label = t(`day.${day}`);

  const copyToWorkdays = () => {
    for (const other of WORKDAYS) {
      setValue(`week.day${other}`, structuredClone(getValues(name)), { shouldDirty: true });
    }
  };

  return (
    <chakra.fieldset
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', sm: '6.5rem minmax(0, 1fr) auto' }}
      columnGap="3"
      py="2"
      borderBottomWidth="1px"
      borderColor="border.muted"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.legend float="left" srOnly>
        {label}
      </chakra.legend>
      <chakra.span fontWeight="semibold" minH="11" alignSelf="start" alignContent="center" aria-hidden>
        {label}
      </chakra.span>
      <chakra.div
        display="grid"
        gap="3"
        gridColumn={{ base: '1 / -1', sm: '2' }}
        gridRow={{ base: '2', sm: '1' }}
      >
        {fields.length === 0 && (
          <chakra.span color="fg.muted" minH="11" alignContent="center">
            {t('plan.closed')}
          </chakra.span>
        )}
        {fields.map((field, index) => (
          <Block
            key={field.id}
            day={day}
            index={index}
            {...(canWrite && { onRemove: () => remove(index) })}
          />
        ))}
        {canWrite && day === MONDAY && fields.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            minH="11"
            px="3"
            ms="-3"
            justifySelf="start"
            onClick={copyToWorkdays}
          >
            <LuCopy aria-hidden strokeWidth={1.6} />
            {t('plan.copy')}
          </Button>
        )}
      </chakra.div>
      {canWrite && (
        <Button
          variant="ghost"
          size="sm"
          minH="11"
          px="3"
          alignSelf="start"
          gridRow="1"
          gridColumn={{ base: '2', sm: '3' }}
          aria-label={t('plan.addOn', { day: label })}
          onClick={() => append(toFields(nextBlock(getValues(name).map(toBlock))))}
        >
          <LuPlus aria-hidden strokeWidth={1.8} />
          {t('plan.add')}
        </Button>
      )}
    </chakra.fieldset>
  );
}

interface BlockProps {
  day: Day;
  index: number;
  onRemove?: () => void;
}

/** From when to when, in how long slots, with how many places. */
function Block({ day, index, onRemove }: BlockProps) {
  const { t } = useTranslation('bookingSettings');
  const { register, control, watch } = useFormContext<TimeSlotValues>();
  const path = `week.day${day}.${index}` as const;
  const stored = Number(watch(`${path}.slotMinutes`));
  const lengths = SLOT_MINUTES.includes(stored)
    ? SLOT_MINUTES
    : [...SLOT_MINUTES, stored].sort((left, right) => left - right);
  const where = { day: t(`day.${day}`), number: index + 1 };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <chakra.div display="flex" alignItems="center" gap="2" flex="1 1 16rem" maxWidth="19rem">
        <Controller
          name={`${path}.from`}
          control={control}
          render={({ field }) => <TimeInput {...field} aria-label={t('plan.from', where)} />}
        />
        <span aria-hidden>–</span>
        <Controller
          name={`${path}.to`}
          control={control}
          render={({ field }) => <TimeInput {...field} aria-label={t('plan.to', where)} />}
        />
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.div width="9.5rem">
          <SelectInput aria-label={t('plan.slotMinutes', where)} {...register(`${path}.slotMinutes`)}>
            {lengths.map((length) => (
              <option key={length} value={length}>
                {t('plan.every', { minutes: length })}
              </option>
            ))}
          </SelectInput>
        </chakra.div>
        <chakra.label display="flex" alignItems="center" gap="2">
          <Input
            type="number"
            inputMode="numeric"
            width="4.5rem"
            px="2"
            textAlign="center"
            min={maxCapacity.min}
            max={maxCapacity.max}
            aria-label={t('plan.capacity', where)}
            {...register(`${path}.capacity`)}
          />
          <span aria-hidden>{t('plan.places')}</span>
        </chakra.label>
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.label display="flex" alignItems="center" gap="2" minH="11" cursor="button">
          <SwitchInput aria-label={t('plan.active', where)} {...register(`${path}.isActive`)} />
          <chakra.span textStyle="sm" aria-hidden>
            {t('plan.bookable')}
          </chakra.span>
        </chakra.label>
        {onRemove && <IconButton icon={LuX} label={t('plan.remove', where)} onClick={onRemove} />}
      </chakra.div>
    </chakra.div>
  );
}
