import { memo } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { BookingState } from '../use-booking.ts';
import { DocumentChoice } from './document-choice.tsx';
import { FormSection } from './form-section.tsx';
import { PersonFields } from './person-fields.tsx';
import { VehicleFields } from './vehicle-fields.tsx';

type AboutYouProps = Pick<BookingState, 'problems' | 'start' | 'documents' | 'chooseDocuments'>;

/** Whom and what the visit is about. */
export const AboutYou = memo(function AboutYou({
  problems,
  start,
  documents,
  chooseDocuments,
}: AboutYouProps) {
  const { t } = useTranslation('booking');
  return (
    <>
      <FormSection step={3} id="booking-person-title" title={t('person.title')} hint={t('person.hint')}>
        <PersonFields problems={problems} start={start} />
      </FormSection>
      <FormSection step={4} id="booking-vehicle-title" title={t('vehicle.title')} hint={t('vehicle.hint')}>
        <VehicleFields problems={problems} start={start}>
          <DocumentChoice documents={documents} onChange={chooseDocuments} />
        </VehicleFields>
      </FormSection>
    </>
  );
});
