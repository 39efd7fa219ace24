import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Link } from '../ui/elements.ts';
import { NewTabWords } from '../ui/outside-link.tsx';
import { Asterisk, FieldProblem } from './form-field.tsx';
import { Tick } from './tick.tsx';

interface PrivacyConsentProps {
  /** Goes before the ids of the fields of a form. */
  form: string;
  problem: string | undefined;
  checked: boolean | undefined;
}

/** Consent to what the privacy page says; without it nothing is sent. */
export const PrivacyConsent = memo(function PrivacyConsent({ form, problem, checked }: PrivacyConsentProps) {
  const { t } = useTranslation('visitor-form');
  const id = `${form}-privacy`;
  return (
    <div>
      <chakra.label display="flex" alignItems="flex-start" gap="3" py="2" cursor="checkbox">
        <Tick
          id={id}
          name="privacy"
          type="checkbox"
          required
          defaultChecked={checked}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
        />
        <span>
          {t('privacy')}
          <Asterisk />
        </span>
      </chakra.label>
      {problem && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  );
});

/** The way to what is consented to. */
export function PrivacyLink() {
  const { t } = useTranslation('visitor-form');
  return (
    <Link asChild textStyle="sm">
      <RouterLink to="/privacy" target="_blank">
        {t('privacyLink')}
        <NewTabWords />
      </RouterLink>
    </Link>
  );
}
