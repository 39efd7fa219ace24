import type { UseFormRegisterReturn } from 'react-hook-form';
import { useGarage } from '../garage/garage-context.tsx';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { FormField } from '../staff-form/form-field.tsx';
import { PasswordInput } from './password-input.tsx';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPasswordFieldProps {
  label: string;
  error: string | undefined;
  /** What was typed so far. */
  password: string;
  limits: { min: number; max: number };
  /** Whose password it will be. */
  owner: { username: string; fullName: string | null };
  disabled?: boolean;
  registration: UseFormRegisterReturn;
}

/** For a password that its owner chooses, with advice; it counts what others would try first as weak. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label, error, password, limits, owner, disabled = false, registration } = props;
  const { t } = useTranslation('account');
  const { name, address } = useGarage();
  return (
    <FormField label={label} error={error} hint={t('password.hint', { min: limits.min })}>
      {(field) => (
        <>
          <PasswordInput
            {...field}
            autoComplete="new-password"
            maxLength={limits.max}
            disabled={disabled}
            {...registration}
          />
          <StrengthMeter
            password={password}
            ownWords={[owner.username, owner.fullName ?? '', name, address.city]}
          />
        </>
      )}
    </FormField>
  );
}
