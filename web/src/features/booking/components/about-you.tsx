import { memo } from 'react';
import { PersonFields } from '../../../components/visitor-form/person-fields.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { BookingState } from '../use-booking.ts';
import { DocumentChoice } from './document-choice.tsx';
import { FormSection } from './form-section.tsx';
import { VehicleFields } from './vehicle-fields.tsx';

type AboutYouProps = Pick<BookingState, 'problems' | 'start' | 'documents' | 'chooseDocuments'>;

/** Whom and what the visit is about. */
export const AboutYou = memo(function AboutYou({
  problems,
  start,
  documents,
  chooseDocuments,
}: AboutYouProps) {
  const { t } = useTranslation(['booking', 'visitor-form']);
  return (
    <>
      <FormSection
        step={3}
        id="booking-person-title"
        title={t('booking:person.title')}
        hint={t('visitor-form:required')}
      >
        <PersonFields form="booking" values={start?.values} problems={problems} />
      </FormSection>
      <FormSection
        step={4}
        id="booking-vehicle-title"
        title={t('booking:vehicle.title')}
        hint={t('booking:vehicle.hint')}
      >
        <VehicleFields problems={problems} start={start}>
          <DocumentChoice documents={documents} onChange={chooseDocuments} />
        </VehicleFields>
      </FormSection>
    </>
  );
});
