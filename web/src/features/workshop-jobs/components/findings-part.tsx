import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LuPlus } from 'react-icons/lu';
import type { Rating } from '@garage/contracts/customer-visit';
import type { EarlierFinding, Finding, Job } from '@garage/contracts/findings';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, ButtonLink, Heading } from '../../../components/ui/elements.ts';
import { formatMoment, writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { proofPath, useJobChanges } from '../api/jobs-queries.ts';
import type { Waiting } from '../use-waiting-work.ts';
import { CameraButton } from './camera-button.tsx';
import { FindingDialog } from './finding-dialog.tsx';
import { JobPart } from './job-part.tsx';
import { PhotoGrid } from './photos-part.tsx';
import { ToldAnswerDialog } from './told-answer-dialog.tsx';

interface FindingsPartProps {
  job: Job;
  canWrite: boolean;
  waiting: Waiting;
}

type Edited = { finding: Finding | null; continues: EarlierFinding | null };

/** What was found, and what the customer says to it. */
export function FindingsPart({ job, canWrite, waiting }: FindingsPartProps) {
  const { t } = useTranslation('workshopJobs');
  const [edited, setEdited] = useState<Edited | null>(null);
  return (
    <JobPart title={t('findings.title')}>
      {job.findings.map((finding) => (
        <FindingCard
          key={finding.id}
          job={job}
          finding={finding}
          canWrite={canWrite}
          waiting={waiting}
          onEdit={() => setEdited({ finding, continues: null })}
        />
      ))}
      {job.earlierFindings.map((earlier) => (
        <chakra.div key={earlier.id} p="4" borderWidth="1px" borderStyle="dashed" borderRadius="l2">
          <chakra.p fontWeight="semibold">{earlier.title}</chakra.p>
          <chakra.p textStyle="sm" color="fg.muted">
            {t('findings.declinedBefore', { day: writtenDay(earlier.date) })}
          </chakra.p>
          {canWrite && (
            <Button
              variant="outline"
              minH="12"
              mt="2"
              onClick={() => setEdited({ finding: null, continues: earlier })}
            >
              {t('findings.takeUp')}
            </Button>
          )}
        </chakra.div>
      ))}
      {canWrite && (
        <Button
          variant="outline"
          minH="14"
          px="5"
          justifySelf="start"
          onClick={() => setEdited({ finding: null, continues: null })}
        >
          <LuPlus aria-hidden />
          {t('finding.add')}
        </Button>
      )}
      {edited && <FindingDialog job={job} {...edited} onClose={() => setEdited(null)} />}
    </JobPart>
  );
}

const TONES = {
  noted: 'neutral',
  offered: 'info',
  approved: 'brand',
  declined: 'neutral',
  call: 'warning',
} as const;
const COLOURS: Record<Rating, string> = { green: 'fg.success', amber: 'fg.warning', red: 'fg.error' };

interface FindingCardProps extends FindingsPartProps {
  finding: Finding;
  onEdit: () => void;
}

function FindingCard({ job, finding, canWrite, waiting, onEdit }: FindingCardProps) {
  const { t } = useTranslation('workshopJobs');
  const { offer, deleteFinding } = useJobChanges(job.id);
  // As it was when it was read out.
  const [told, setTold] = useState<(Finding & { price: number }) | null>(null);
  const tellFailure = useFailureToast();
  const onError = (error: unknown) => tellFailure(error, t('notSaved'));
  const { id, title, rating, text, price, minutes, state, answeredAt, photos } = finding;
  const facts = [
    price !== null && t('findings.price', { price: (price / 100).toFixed(2) }),
    minutes !== null && t('findings.minutes', { minutes }),
  ].filter(Boolean);
  return (
    <chakra.article
      display="grid"
      gap="3"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderInlineStartWidth="6px"
      borderInlineStartColor={COLOURS[rating]}
      borderRadius="l2"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Heading as="h3" size="sm" me="auto">
          {title}
        </Heading>
        <Badge tone={TONES[state]}>{t(`findingState.${state}`)}</Badge>
      </chakra.div>
      {text && (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </chakra.p>
      )}
      {facts.length > 0 && <chakra.p fontWeight="semibold">{facts.join(' · ')}</chakra.p>}
      {answeredAt && (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('findings.answeredAt', { time: formatMoment(answeredAt) })}
        </chakra.p>
      )}
      <PhotoGrid
        job={job}
        photos={job.photos.filter((photo) => photos.includes(photo.id))}
        canWrite={canWrite}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {canWrite && (
          <>
            <CameraButton jobId={job.id} findingId={id} label={t('photos.takeFor')} waiting={waiting} />
            <Button variant="outline" minH="14" px="4" onClick={onEdit}>
              {t('finding.edit')}
            </Button>
            {state === 'noted' && (
              <Button
                variant="outline"
                minH="14"
                px="4"
                disabled={deleteFinding.isPending}
                onClick={() => deleteFinding.mutate(id, { onError })}
              >
                {t('findings.delete')}
              </Button>
            )}
            {(state === 'noted' || state === 'declined') && price !== null && (
              <Button
                minH="14"
                px="5"
                variant={state === 'noted' ? 'solid' : 'outline'}
                disabled={offer.isPending}
                onClick={() => offer.mutate(id, { onError })}
              >
                {t(job.isReachedByMail ? 'findings.offer' : 'findings.offerOnPage')}
              </Button>
            )}
          </>
        )}
        {canWrite && price !== null && state !== 'approved' && (
          <Button variant="outline" minH="14" px="4" onClick={() => setTold({ ...finding, price })}>
            {t('findings.told')}
          </Button>
        )}
        {answeredAt && (
          <ButtonLink href={proofPath(job.id, id)} download variant="outline" minH="14" px="4">
            {t('findings.proof')}
          </ButtonLink>
        )}
      </chakra.div>
      {told && <ToldAnswerDialog jobId={job.id} finding={told} onClose={() => setTold(null)} />}
    </chakra.article>
  );
}
