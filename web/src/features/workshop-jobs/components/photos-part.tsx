import { chakra } from '@chakra-ui/react/styled-system';
import { LuTrash2 } from 'react-icons/lu';
import type { Job, JobPhoto } from '@garage/contracts/findings';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Button } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { formatTime } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { photoPath, useJobChanges } from '../api/jobs-queries.ts';
import type { Waiting } from '../use-waiting-work.ts';
import { CameraButton } from './camera-button.tsx';
import { JobPart } from './job-part.tsx';

interface PhotosPartProps {
  job: Job;
  canWrite: boolean;
  waiting: Waiting;
}

/** Photos of the car; what is released, the customer sees. */
export function PhotosPart({ job, canWrite, waiting }: PhotosPartProps) {
  const { t } = useTranslation('workshopJobs');
  const general = job.photos.filter(({ findingId }) => findingId === null);
  return (
    <JobPart title={t('photos.title')}>
      {canWrite && (
        <CameraButton jobId={job.id} findingId={null} label={t('photos.take')} waiting={waiting} />
      )}
      <PhotoGrid job={job} photos={general} canWrite={canWrite} />
    </JobPart>
  );
}

interface PhotoGridProps {
  job: Job;
  photos: readonly JobPhoto[];
  canWrite: boolean;
}

export function PhotoGrid({ job: { id }, photos, canWrite }: PhotoGridProps) {
  const { t } = useTranslation('workshopJobs');
  const { changePhoto, deletePhoto } = useJobChanges(id);
  const tellFailure = useFailureToast();
  const onError = (error: unknown) => tellFailure(error, t('notSaved'));
  if (photos.length === 0) return null;
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gap="3"
      gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
    >
      {photos.map((photo) => (
        <chakra.li key={photo.id} display="grid" gap="1">
          <a href={photoPath(id, photo.id, 'photo')} target="_blank" rel="noreferrer">
            <chakra.img
              src={photoPath(id, photo.id, 'thumbnail')}
              alt={t('photos.alt', { time: formatTime(photo.createdAt) })}
              width="full"
              aspectRatio="4 / 3"
              objectFit="cover"
              borderRadius="l1"
              bg="bg.muted"
            />
          </a>
          {canWrite && (
            <chakra.div display="flex" gap="1">
              <Button
                variant="outline"
                size="sm"
                flex="1"
                minH="12"
                px="2"
                aria-pressed={photo.isReleased}
                disabled={changePhoto.isPending}
                onClick={() =>
                  changePhoto.mutate({ photoId: photo.id, isReleased: !photo.isReleased }, { onError })
                }
              >
                {t(photo.isReleased ? 'photos.released' : 'photos.release')}
              </Button>
              <IconButton
                icon={LuTrash2}
                minH="12"
                width="12"
                label={t('photos.delete')}
                disabled={deletePhoto.isPending}
                onClick={() => deletePhoto.mutate(photo.id, { onError })}
              />
            </chakra.div>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
