import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '@garage/contracts/auth';
import type { User } from '@garage/contracts/users';
import { SessionList } from '../../../components/account/session-list.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useUserChanges } from '../api/use-user-changes.ts';
import { userSessionsQuery } from '../api/users-queries.ts';
import { editObstacle } from '../user-rules.ts';
import { RemoveSecondFactorDialog } from './remove-second-factor-dialog.tsx';

interface UserSecurityDialogProps {
  actor: CurrentUser;
  user: User;
  onClose: () => void;
}

/** Where somebody is signed in, and the second factor of somebody who has lost the telephone. */
export function UserSecurityDialog({ actor, user, onClose }: UserSecurityDialogProps) {
  const { t } = useTranslation(['users', 'common']);
  const { data: sessions, isError } = useQuery(userSessionsQuery(user.id));
  const { endSession, endAllSessions } = useUserChanges();
  const tellFailure = useFailureToast();
  const [isRemoving, setRemoving] = useState(false);
  const canWrite = editObstacle(actor, user) === null;
  const canRemove = user.hasSecondFactor && canWrite && user.id !== actor.id;
  const isBusy = endSession.isPending || endAllSessions.isPending;

  const act = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      showToast({ title: done });
    } catch (error) {
      tellFailure(error, t('failed.update'));
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.title', { name: user.username })}
      closeLabel={t('common:close')}
      footer={
        <>
          {canWrite && (
            <Button
              variant="outline"
              flex="1"
              px="3"
              disabled={isBusy || !sessions?.some((session) => !session.isCurrent)}
              onClick={() => void act(endAllSessions.mutateAsync(user.id), t('security.allEnded'))}
            >
              {t('security.endAll')}
            </Button>
          )}
          <Button flex="1" px="3" onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      <chakra.h3 textStyle="label" color="fg.muted">
        {t('security.sessions')}
      </chakra.h3>
      <SessionList
        sessions={sessions}
        failed={isError}
        isBusy={isBusy}
        onEnd={canWrite ? ({ id }) => void act(endSession.mutateAsync(id), t('security.ended')) : undefined}
      />
      <chakra.h3 textStyle="label" color="fg.muted" mt="6">
        {t('columns.secondFactor')}
      </chakra.h3>
      <chakra.p py="3" color="fg.muted">
        {t(`security.factor.${factorState(user)}`)}
        {canRemove && user.role.requiresSecondFactor && ` ${t('security.factor.setUpAgain')}`}
      </chakra.p>
      {canRemove && (
        <Button variant="outline" disabled={isBusy} onClick={() => setRemoving(true)}>
          {t('security.removeFactor.open')}
        </Button>
      )}
      {isRemoving && <RemoveSecondFactorDialog user={user} onClose={() => setRemoving(false)} />}
    </Dialog>
  );
}

function factorState({ hasSecondFactor, role }: User): 'on' | 'missing' | 'off' {
  if (hasSecondFactor) return 'on';
  return role.requiresSecondFactor ? 'missing' : 'off';
}
