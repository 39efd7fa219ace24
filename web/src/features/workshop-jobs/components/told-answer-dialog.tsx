import { type Finding, TOLD_ANSWERS, type ToldAnswer } from '@garage/contracts/findings';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useJobChanges } from '../api/jobs-queries.ts';

interface ToldAnswerDialogProps {
  jobId: number;
  finding: Pick<Finding, 'id' | 'title' | 'version' | 'state'> & { price: number };
  onClose: () => void;
}

/** What the customer has said on the telephone to what was read out. */
export function ToldAnswerDialog({ jobId, finding, onClose }: ToldAnswerDialogProps) {
  const { t } = useTranslation(['workshopJobs', 'common']);
  const { writeDown } = useJobChanges(jobId);
  const tellFailure = useFailureToast();
  const { id, title, version, state, price } = finding;
  const say = (answer: ToldAnswer) =>
    writeDown.mutate(
      { findingId: id, answer, version, state },
      { onSuccess: onClose, onError: (error) => tellFailure(error, t('notSaved')) },
    );
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('told.title')}
      closeLabel={t('common:close')}
      footer={TOLD_ANSWERS.map((answer) => (
        <Button
          key={answer}
          flex="1"
          minH="14"
          px="3"
          variant={answer === 'approved' ? 'solid' : 'outline'}
          disabled={writeDown.isPending}
          onClick={() => say(answer)}
        >
          {t(`told.${answer}`)}
        </Button>
      ))}
    >
      {t('told.text', { title, price: (price / 100).toFixed(2) })}
    </Dialog>
  );
}
