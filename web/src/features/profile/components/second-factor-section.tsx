import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LuShieldCheck } from 'react-icons/lu';
import { showToast } from '../../../components/ui/toast-store.ts';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SecondFactorSetupDialog } from './second-factor-setup-dialog.tsx';
import { useProfileChanges } from '../api/use-profile-changes.ts';

/** Whether signing in asks for a code as well, and the way to change that. */
export function SecondFactorSection({ isOn, onSetUp }: { isOn: boolean; onSetUp?: () => void }) {
  const { t } = useTranslation('profile');
  const [opened, setOpened] = useState<'setup' | 'remove' | null>(null);
  const { removeSecondFactor } = useProfileChanges();
  const close = () => setOpened(null);

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
      <chakra.p mt="2" mb="4" color="fg.muted">
        {t(isOn ? 'factor.onText' : 'factor.offText')}
      </chakra.p>
      <Button variant="outline" width="full" onClick={() => setOpened(isOn ? 'remove' : 'setup')}>
        {t(isOn ? 'factor.remove' : 'factor.setUp')}
      </Button>
      {opened === 'setup' && <SecondFactorSetupDialog onClose={close} onDone={onSetUp} />}
      {opened === 'remove' && (
        <PasswordDialog
          title={t('factor.removeTitle')}
          text={t('factor.removeText')}
          submitLabel={t('factor.removeConfirm')}
          onSubmit={(password) => removeSecondFactor.mutateAsync(password)}
          onDone={() => {
            showToast({ title: t('factor.removed') });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
