import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Link } from '../../../components/ui/elements.ts';
import { NewTabWords } from '../../../components/ui/outside-link.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { BookingState } from '../use-booking.ts';
import { Asterisk, FieldProblemText } from './form-field.tsx';
import { Tick } from './tick.tsx';

const ID = 'booking-privacy';

/** Consent to what the privacy page says; without it nothing is booked. */
export const PrivacyConsent = memo(function PrivacyConsent({
  problems,
  start,
}: Pick<BookingState, 'problems' | 'start'>) {
  const { t } = useTranslation('booking');
  return (
    <div>
      <chakra.label htmlFor={ID} display="flex" alignItems="flex-start" gap="3" py="2" cursor="checkbox">
        <Tick
          id={ID}
          name="privacy"
          type="checkbox"
          required
          defaultChecked={start?.values.privacy}
          aria-invalid={problems.privacy ? true : undefined}
          aria-describedby={problems.privacy && `${ID}-problem`}
        />
        <span>
          {t('fields.privacy')}
          <Asterisk />
        </span>
      </chakra.label>
      {problems.privacy && (
        <FieldProblemText id={`${ID}-problem`} field="privacy" problem={problems.privacy} />
      )}
      <Link asChild textStyle="sm">
        <RouterLink to="/privacy" target="_blank">
          {t('fields.privacyLink')}
          <NewTabWords />
        </RouterLink>
      </Link>
    </div>
  );
});
