import type { PasskeyFailure } from './passkeys.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';

/** What to tell about a passkey that did not come, and what to do next. */
export function usePasskeyProblem(): (failure: PasskeyFailure) => string {
  const { t } = useTranslation('account');
  return ({ problem }) => {
    if (problem === 'known') return t('passkeyProblem.known');
    return t(problem === 'wrong-address' ? 'passkeyProblem.wrongAddress' : 'passkeyProblem.notConfirmed');
  };
}
