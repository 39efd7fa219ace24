import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LuKeyRound, LuMail } from 'react-icons/lu';
import type { User } from '@garage/contracts/users';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useUserChanges } from '../api/use-user-changes.ts';
import { useSendPasswordLink } from './use-send-password-link.ts';

interface PasswordHelpProps {
  user: User;
  onFirstPassword: (password: string) => void;
}

/** How somebody gets to a new password without anybody else choosing it: by mail, or where there is no address by hand. */
export function PasswordHelp({ user, onFirstPassword }: PasswordHelpProps) {
  const { t } = useTranslation('users');
  const { makeFirstPassword } = useUserChanges();
  const { send, isSending } = useSendPasswordLink();
  const tellFailure = useFailureToast();
  const [isAsking, setAsking] = useState(false);
  const { username: name, email } = user;

  const make = async () => {
    try {
      const { firstPassword } = await makeFirstPassword.mutateAsync(user.id);
      onFirstPassword(firstPassword);
    } catch (error) {
      setAsking(false);
      tellFailure(error, t('failed.update'));
    }
  };

  return (
    <chakra.div display="grid" gap="1.5" alignContent="start">
      <chakra.p fontWeight="semibold">{t('password.title')}</chakra.p>
      {email === null ? (
        <Button variant="outline" onClick={() => setAsking(true)}>
          <LuKeyRound aria-hidden strokeWidth={1.6} />
          {t('password.makeFirst')}
        </Button>
      ) : (
        <Button variant="outline" disabled={isSending} onClick={() => void send(user)}>
          <LuMail aria-hidden strokeWidth={1.6} />
          {t(user.invitation ? 'password.inviteAgain' : 'password.sendLink')}
        </Button>
      )}
      <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {email === null
          ? t('password.noAddress')
          : t(user.invitation ? 'password.toInvited' : 'password.toAddress', { email })}
      </chakra.p>
      <ConfirmDialog
        open={isAsking}
        title={t('password.confirmTitle')}
        confirmLabel={t('password.confirm')}
        isBusy={makeFirstPassword.isPending}
        onConfirm={() => void make()}
        onClose={() => setAsking(false)}
      >
        <p>{t('password.confirmText', { name })}</p>
      </ConfirmDialog>
    </chakra.div>
  );
}
