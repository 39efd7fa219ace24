import { useState } from 'react';
import type { SecondFactorProof, SecondFactorRequired } from '@garage/contracts/second-factor';
import { Button } from '../../../components/ui/elements.ts';
import { supportsPasskeys } from '../../../components/account/passkeys.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeyPrompt } from './passkey-prompt.tsx';

interface SecondFactorFormProps {
  /** What the account has, and what its passkeys are asked for. */
  required: Pick<SecondFactorRequired, 'methods' | 'passkey'>;
  submitting: boolean;
  onSubmit: (proof: SecondFactorProof) => Promise<void>;
  onBack: () => void;
}

/** The second step of signing in: a passkey where there is one, otherwise a code. */
export function SecondFactorForm({ required, submitting, onSubmit, onBack }: SecondFactorFormProps) {
  const { t } = useTranslation('session');
  const { methods, passkey } = required;
  const canTakePasskey = passkey !== undefined && supportsPasskeys();
  const [wantsCode, setWantsCode] = useState(false);
  const hasCodes = methods.some((method) => method !== 'passkey');
  const back = (
    <Button variant="ghost" disabled={submitting} onClick={onBack}>
      {t('login.back')}
    </Button>
  );
  const other = (label: 'takeCode' | 'takePasskey', value: boolean) => (
    <Button variant="outline" disabled={submitting} onClick={() => setWantsCode(value)}>
      {t(`login.${label}`)}
    </Button>
  );

  if (canTakePasskey && !wantsCode) {
    return (
      <PasskeyPrompt
        options={passkey}
        submitting={submitting}
        onConfirmed={(proof) => onSubmit({ passkey: proof })}
      >
        {hasCodes && other('takeCode', true)}
        {back}
      </PasskeyPrompt>
    );
  }
  return (
    <CodeForm
      kind={methods.includes('authenticator') ? 'app' : 'recovery'}
      submitting={submitting}
      onSubmit={(code) => onSubmit({ code })}
    >
      {canTakePasskey && other('takePasskey', false)}
      {back}
    </CodeForm>
  );
}
