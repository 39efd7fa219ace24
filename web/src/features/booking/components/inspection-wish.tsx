import { chakra } from '@chakra-ui/react/styled-system';
import { Input } from '../../../components/ui/elements.ts';
import { FormField } from '../../../components/visitor-form/form-field.tsx';
import { Tick } from '../../../components/visitor-form/tick.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { BookingState } from '../use-booking.ts';

/** The consent to be reminded of the official inspection, and the month from which it is worked out. */
export function InspectionWish({ problems, start }: Pick<BookingState, 'problems' | 'start'>) {
  const { t } = useTranslation('booking');
  return (
    <>
      {/* A month field is missing in some browsers, and a long way back in the others. */}
      <FormField
        form="booking"
        name="firstRegistration"
        label={t('fields.firstRegistration')}
        problem={problems.firstRegistration}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder="03.2019"
            defaultValue={start?.values.firstRegistration}
          />
        )}
      </FormField>
      <chakra.label mt="3" display="flex" alignItems="flex-start" gap="3" py="2" cursor="checkbox">
        <Tick type="checkbox" name="inspectionReminder" defaultChecked={start?.values.inspectionReminder} />
        {t('fields.inspectionReminder')}
      </chakra.label>
    </>
  );
}
