import { useQuery } from '@tanstack/react-query';
import { SessionList } from '../../../components/account/session-list.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { ownSessionsQuery } from '../api/profile-queries.ts';
import { useProfileChanges } from '../api/use-profile-changes.ts';

/** Where one is signed in; what is not one's own can be ended at once. */
export function OwnSessions() {
  const { t } = useTranslation('profile');
  const { data: sessions, isError } = useQuery(ownSessionsQuery);
  const { endSession, endOtherSessions } = useProfileChanges();
  const tellFailure = useFailureToast();
  const isBusy = endSession.isPending || endOtherSessions.isPending;

  const act = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      showToast({ title: done });
    } catch (error) {
      tellFailure(error, t('failedSave'));
    }
  };

  return (
    <>
      <SessionList
        sessions={sessions}
        failed={isError}
        isBusy={isBusy}
        onEnd={({ id }) => void act(endSession.mutateAsync(id), t('sessions.ended'))}
      />
      {sessions?.some((session) => !session.isCurrent) && (
        <Button
          variant="outline"
          width="full"
          mt="3"
          disabled={isBusy}
          onClick={() => void act(endOtherSessions.mutateAsync(), t('sessions.allEnded'))}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </>
  );
}
