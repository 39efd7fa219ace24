import { LuCamera } from 'react-icons/lu';
import { FINDINGS_LIMITS } from '@garage/contracts/findings';
import { FileButton } from '../../../components/ui/file-button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { Waiting } from '../use-waiting-work.ts';

interface CameraButtonProps {
  jobId: number;
  /** What the photo shows; null for the car as a whole. */
  findingId: number | null;
  label: string;
  waiting: Waiting;
}

/** Opens the camera of a telephone; what it takes is kept at once and sent in the background. */
export function CameraButton({ jobId, findingId, label, waiting }: CameraButtonProps) {
  const { t } = useTranslation('workshopJobs');
  const keep = async (files: readonly File[]) => {
    for (const photo of files) {
      if (photo.size > FINDINGS_LIMITS.photoBytes) {
        showToast({ title: t('photos.tooLarge'), variant: 'destructive' });
      } else {
        // The next one is taken while this one is under way.
        void waiting.work.keep({ kind: 'photo', jobId, photo, findingId });
      }
    }
  };
  return (
    <FileButton
      label={label}
      icon={<LuCamera aria-hidden />}
      minH="14"
      px="5"
      justifySelf="start"
      input={{
        accept: 'image/*',
        capture: 'environment',
        onChange: ({ currentTarget }) => {
          void keep([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        },
      }}
    />
  );
}
