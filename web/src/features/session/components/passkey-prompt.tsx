import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LuKeyRound } from 'react-icons/lu';
import type { PasskeyAssertion, PasskeyRequestOptions } from '@garage/contracts/second-factor';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { confirmWithPasskey, PasskeyFailure } from '../../../components/account/passkeys.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

interface PasskeyPromptProps {
  options: PasskeyRequestOptions;
  submitting: boolean;
  onConfirmed: (passkey: PasskeyAssertion) => Promise<void>;
  /** What can be done instead. */
  children: ReactNode;
}

/** Lets the browser ask for a passkey, at a press: without one some browsers refuse, and nobody likes a surprise. */
export function PasskeyPrompt({ options, submitting, onConfirmed, children }: PasskeyPromptProps) {
  const { t } = useTranslation('session');
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const busy = asking || submitting;

  // When the step appears, and again after a try that led nowhere.
  useEffect(() => {
    if (!busy) button.current?.focus();
  }, [busy]);

  const confirm = async () => {
    setAsking(true);
    setFailed(false);
    try {
      await onConfirmed(await confirmWithPasskey(options));
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error;
      setFailed(true);
    } finally {
      setAsking(false);
    }
  };

  return (
    <chakra.div display="grid" gap="5" aria-busy={busy}>
      <output>{t('login.passkeyText')}</output>
      {failed && <Note tone="error" role="alert" title={t('login.passkeyFailed')} />}
      <Button ref={button} disabled={busy} onClick={() => void confirm()}>
        <LuKeyRound aria-hidden strokeWidth={1.6} />
        {t(submitting ? 'login.submitting' : 'login.passkeyConfirm')}
      </Button>
      {children}
    </chakra.div>
  );
}
