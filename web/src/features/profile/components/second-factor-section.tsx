import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { LuShieldCheck } from 'react-icons/lu';
import { LoadState } from '../../../components/feedback/load-state.tsx';
import { isSecondFactorOn, secondFactorQuery } from '../../../components/account/second-factor-query.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { AuthenticatorMethod } from './authenticator-method.tsx';
import { PasskeysMethod } from './passkeys-method.tsx';
import { RecoveryCodesMethod } from './recovery-codes-method.tsx';

/** What signing in asks for beside the password, and the way to change that. */
export function SecondFactorSection() {
  const { t } = useTranslation('profile');
  const { data: factor, error, refetch } = useQuery(secondFactorQuery);
  if (!factor) return <LoadState error={error} text={t('factor.failed')} onRetry={() => void refetch()} />;
  const isOn = isSecondFactorOn(factor);

  return (
    <>
      <chakra.p
        display="flex"
        alignItems="center"
        gap="2"
        fontWeight="semibold"
        color={isOn ? 'fg.success' : 'fg'}
      >
        {isOn && <LuShieldCheck aria-hidden size={22} strokeWidth={1.8} />}
        {t(isOn ? 'factor.on' : 'factor.off')}
      </chakra.p>
      <chakra.p mt="2" color="fg.muted">
        {t(isOn ? 'factor.onText' : 'factor.offText')}
      </chakra.p>
      <PasskeysMethod factor={factor} />
      <AuthenticatorMethod factor={factor} />
      {isOn && <RecoveryCodesMethod factor={factor} />}
    </>
  );
}
