import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { User } from '@garage/contracts/users';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { formatTime } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useSendPasswordLink } from './use-send-password-link.ts';

interface AccountStateProps {
  user: User;
  canWrite: boolean;
}

/** What is still missing before the account is its owner's own; an invitation that has ended is sent again from here. */
export function AccountState({ user, canWrite }: AccountStateProps) {
  const { t } = useTranslation('users');
  const { send, isSending } = useSendPasswordLink();
  const [shownAt] = useState(Date.now);
  const { invitation, mustChangePassword, email, username: name } = user;

  if (mustChangePassword) return <Badge tone="info">{t('state.firstPassword')}</Badge>;
  if (!invitation) return null;
  const { expiresAt } = invitation;
  if (expiresAt !== null && Date.parse(expiresAt) > shownAt) {
    return <Badge tone="info">{t('state.invited', { time: formatTime(expiresAt) })}</Badge>;
  }
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
      <Badge tone="warning">{t(expiresAt === null ? 'state.notInvited' : 'state.invitationEnded')}</Badge>
      {canWrite && email !== null && (
        <Button
          variant="ghost"
          size="sm"
          px="2"
          disabled={isSending}
          aria-label={t('state.inviteAgainName', { name })}
          onClick={() => void send(user)}
        >
          {t('state.inviteAgain')}
        </Button>
      )}
    </chakra.span>
  );
}
