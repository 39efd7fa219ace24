import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { Input, Textarea } from '../../../components/ui/elements.ts';
import { FormField } from '../../../components/visitor-form/form-field.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { TextField } from '../booking-values.ts';
import type { BookingState } from '../use-booking.ts';
import { InspectionWish } from './inspection-wish.tsx';

const LINES = [
  'vehicleMake',
  'vehicleModel',
  'vehicleYear',
  'vehicleLicensePlate',
] as const satisfies TextField[];

interface VehicleFieldsProps extends Pick<BookingState, 'problems' | 'start'> {
  /** What else belongs to the car. */
  children: ReactNode;
}

/** What the workshop likes to know beforehand; all of it may be left empty. */
export function VehicleFields({ problems, start, children }: VehicleFieldsProps) {
  const { t } = useTranslation('booking');
  const { brands, canton } = useGarage();
  const [make] = brands;
  const examples: Partial<Record<TextField, string | null | undefined>> = {
    vehicleMake: make && t('placeholders.vehicleMake', { make }),
    vehicleYear: t('placeholders.vehicleYear'),
    vehicleLicensePlate: canton && t('placeholders.vehicleLicensePlate', { canton }),
  };
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns={{ base: '1fr 1fr' }} alignItems="start">
      {LINES.map((name) => (
        <FormField key={name} form="booking" name={name} label={t(`fields.${name}`)} problem={problems[name]}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              inputMode={name === 'vehicleYear' ? 'numeric' : undefined}
              autoCapitalize={name === 'vehicleLicensePlate' ? 'characters' : undefined}
              placeholder={examples[name] ?? undefined}
              defaultValue={start?.values[name]}
            />
          )}
        </FormField>
      ))}
      <chakra.div gridColumn="1 / -1">
        <InspectionWish problems={problems} start={start} />
      </chakra.div>
      <chakra.div gridColumn="1 / -1">
        <FormField
          form="booking"
          name="notes"
          label={t('fields.notes')}
          problem={problems.notes}
          hint={t('fields.notesHint')}
        >
          {(control) => (
            <Textarea {...control} rows={4} minHeight="120px" defaultValue={start?.values.notes} />
          )}
        </FormField>
      </chakra.div>
      <chakra.div gridColumn="1 / -1">{children}</chakra.div>
    </chakra.div>
  );
}
