import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { FieldProblem } from '../validate-contact.ts';
import { FieldProblemText } from './form-field.tsx';

const ID = 'contact-privacy';

/** Consent to what the privacy page says; without it nothing is sent. */
export function PrivacyConsent({
  problem,
  checked,
}: {
  problem: FieldProblem | undefined;
  checked: boolean;
}) {
  const { t } = useTranslation('contact');
  return (
    <div>
      <chakra.label htmlFor={ID} display="flex" alignItems="flex-start" gap="3" py="2" cursor="checkbox">
        <chakra.input
          id={ID}
          name="privacy"
          type="checkbox"
          value="on"
          required
          defaultChecked={checked}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${ID}-problem`}
          width="5"
          height="5"
          mt="0.5"
          flexShrink={0}
          accentColor="brand.solid"
          css={{
            '&:focus-visible': {
              outline: '2px solid',
              outlineColor: 'brand.focusRing',
              outlineOffset: '3px',
            },
          }}
        />
        <span>
          {t('form.privacy')}
          <chakra.span aria-hidden="true" color="brand.fg">
            {' *'}
          </chakra.span>
        </span>
      </chakra.label>
      {problem && <FieldProblemText id={`${ID}-problem`} field="privacy" problem={problem} />}
    </div>
  );
}
