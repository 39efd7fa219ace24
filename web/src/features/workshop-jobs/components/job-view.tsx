import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { LuArrowLeft, LuPhone } from 'react-icons/lu';
import { type AppointmentState, NEXT_STATES } from '@garage/contracts/appointment-states';
import { type Job, JOB_STATES, JOB_STEPS, type JobStep } from '@garage/contracts/findings';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { phoneHref } from '../../../components/garage/garage-context.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, ButtonLink, Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { jobQuery, useJobChanges } from '../api/jobs-queries.ts';
import type { Waiting } from '../use-waiting-work.ts';
import { isSameLine } from '../waiting-work.ts';
import { CheckRow } from './check-row.tsx';
import { FindingsPart } from './findings-part.tsx';
import { JobPart } from './job-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { PhotosPart } from './photos-part.tsx';

interface JobViewProps {
  id: number;
  canWrite: boolean;
  waiting: Waiting;
  onBack: () => void;
}

/** One car: what to check, what was found, photos and notes. */
export function JobView({ id, canWrite, waiting, onBack }: JobViewProps) {
  const { t } = useTranslation('workshopJobs');
  const job = useQuery(jobQuery(id));
  return (
    <>
      <Button variant="ghost" minH="12" px="2" justifySelf="start" onClick={onBack}>
        <LuArrowLeft aria-hidden />
        {t('back')}
      </Button>
      <Loaded query={job} failed={t('jobFailed')}>
        {(found) => <JobParts job={found} canWrite={canWrite} waiting={waiting} onDone={onBack} />}
      </Loaded>
    </>
  );
}

interface JobPartsProps {
  job: Job;
  canWrite: boolean;
  waiting: Waiting;
  /** The car has been handed over. */
  onDone: () => void;
}

function JobParts({ job, canWrite, waiting, onDone }: JobPartsProps) {
  const { t } = useTranslation('workshopJobs');
  const isOpen = canWrite && JOB_STATES.some((state) => state === job.status);
  return (
    <>
      <JobHead job={job} canWrite={canWrite} onDone={onDone} />
      {!isOpen && canWrite && <chakra.p color="fg.muted">{t('notHere')}</chakra.p>}
      {job.checks.length > 0 && (
        <JobPart title={t('checks')}>
          <chakra.ul listStyleType="none" display="grid" gap="3">
            {job.checks.map((check) => {
              const line = { kind: 'check', jobId: job.id, request: requestOf(check) } as const;
              const kept = waiting.items.find((item) => !item.refused && isSameLine(item, line));
              return (
                <CheckRow
                  key={`${check.serviceId} ${check.text}`}
                  check={check}
                  waiting={kept?.kind === 'check' ? kept.request : null}
                  disabled={!isOpen}
                  onSave={(request) => void waiting.work.keep({ kind: 'check', jobId: job.id, request })}
                />
              );
            })}
          </chakra.ul>
        </JobPart>
      )}
      <FindingsPart job={job} canWrite={isOpen} waiting={waiting} />
      <PhotosPart job={job} canWrite={isOpen} waiting={waiting} />
      <NotesPart job={job} canWrite={canWrite} />
    </>
  );
}

function requestOf({ serviceId, text, version }: Job['checks'][number]) {
  return { serviceId, text, version };
}

function JobHead({ job, canWrite, onDone }: Omit<JobPartsProps, 'waiting'>) {
  const { t } = useTranslation('workshopJobs');
  const { goOn } = useJobChanges(job.id);
  const tellFailure = useFailureToast();
  const next = NEXT_STATES[job.status].filter(isStep);
  const step = (state: JobStep) =>
    goOn.mutate(state, {
      // A car that was handed over is none of the day's any more.
      onSuccess: () => state === 'completed' && onDone(),
      onError: (error) => tellFailure(error, t('notSaved')),
    });
  const { name, phone, vehicle, vehicleLicensePlate, vehicleYear, services, otherText, notes } = job;
  return (
    <chakra.header display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Heading as="h1" size="lg" fontVariantNumeric="tabular-nums">
          {vehicleLicensePlate ?? name}
        </Heading>
        <Badge tone="brand">{t(`state.${job.status}`)}</Badge>
      </chakra.div>
      <p>{[vehicle, vehicleYear, services.join(', ')].filter(Boolean).join(' · ')}</p>
      {[otherText, notes].filter(Boolean).map((words) => (
        <chakra.p key={words} color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
          {words}
        </chakra.p>
      ))}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="1">
        <ButtonLink href={phoneHref(phone)} variant="outline" minH="12" px="4">
          <LuPhone aria-hidden />
          {t('callCustomer', { name })}
        </ButtonLink>
        {canWrite &&
          next.map((state, index) => (
            <Button
              key={state}
              minH="12"
              px="5"
              variant={index === 0 ? 'solid' : 'outline'}
              disabled={goOn.isPending}
              onClick={() => step(state)}
            >
              {t(`step.${state}`)}
            </Button>
          ))}
      </chakra.div>
    </chakra.header>
  );
}

function isStep(state: AppointmentState): state is JobStep {
  return JOB_STEPS.some((step) => step === state);
}
