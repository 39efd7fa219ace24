import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { JobSummary } from '@garage/contracts/findings';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { jobsQuery } from '../api/jobs-queries.ts';
import { useWaitingWork } from '../use-waiting-work.ts';
import { JobView } from './job-view.tsx';
import { WaitingNote } from './waiting-note.tsx';

/** In the order in which they need hands. */
const GROUPS = ['received', 'in-work', 'ready', 'confirmed'] as const;

interface WorkshopJobsProps {
  userId: number;
  canWrite: boolean;
}

/** The cars of the day; one of them opens with a tap. */
export function WorkshopJobs({ userId, canWrite }: WorkshopJobsProps) {
  const { t } = useTranslation('workshopJobs');
  const [search, setSearch] = useSearchParams();
  const waiting = useWaitingWork(userId);
  const jobs = useQuery(jobsQuery);
  const opened = Number(search.get('job'));
  const open = (id: number | null) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('job');
    else next.set('job', String(id));
    setSearch(next);
  };

  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" maxWidth="3xl">
      <WaitingNote waiting={waiting} />
      {opened > 0 ? (
        <JobView key={opened} id={opened} canWrite={canWrite} waiting={waiting} onBack={() => open(null)} />
      ) : (
        <>
          <Heading as="h1" size="lg">
            {t('title')}
          </Heading>
          <Loaded query={jobs} failed={t('failed')}>
            {(found) => <JobList jobs={found.jobs} onOpen={open} />}
          </Loaded>
        </>
      )}
    </chakra.div>
  );
}

function JobList({ jobs, onOpen }: { jobs: readonly JobSummary[]; onOpen: (id: number) => void }) {
  const { t } = useTranslation('workshopJobs');
  if (jobs.length === 0) return <chakra.p color="fg.muted">{t('none')}</chakra.p>;
  return GROUPS.map((group) => {
    const cars = jobs.filter(({ status }) => status === group);
    if (cars.length === 0) return null;
    return (
      <chakra.section key={group} aria-labelledby={`jobs-${group}`}>
        <Heading as="h2" size="sm" id={`jobs-${group}`} mb="2">
          {t(`group.${group}`)}
        </Heading>
        <chakra.ul listStyleType="none" display="grid" gap="3">
          {cars.map((car) => (
            <JobCard key={car.id} job={car} onOpen={onOpen} />
          ))}
        </chakra.ul>
      </chakra.section>
    );
  });
}

const Card = chakra('button', {
  base: {
    display: 'grid',
    gap: '1',
    width: 'full',
    minH: '16',
    p: '4',
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    cursor: 'button',
    outline: 'none',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  },
});

function JobCard({ job, onOpen }: { job: JobSummary; onOpen: (id: number) => void }) {
  const { t } = useTranslation('workshopJobs');
  const { id, startTime, name, vehicle, vehicleLicensePlate, services, checksDone, checksTotal } = job;
  return (
    <li>
      <Card type="button" onClick={() => onOpen(id)}>
        <chakra.span display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
          <chakra.span fontSize="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {vehicleLicensePlate ?? name}
          </chakra.span>
          <chakra.span color="fg.muted" ms="auto" fontVariantNumeric="tabular-nums">
            {startTime}
          </chakra.span>
        </chakra.span>
        <span>{[vehicle, vehicleLicensePlate && name].filter(Boolean).join(', ')}</span>
        <chakra.span textStyle="sm" color="fg.muted">
          {services.join(', ')}
        </chakra.span>
        <chakra.span display="flex" flexWrap="wrap" gap="2" mt="1">
          {checksTotal > 0 && <Badge>{t('progress', { done: checksDone, total: checksTotal })}</Badge>}
          {job.unanswered > 0 && <Badge tone="info">{t('unanswered', { count: job.unanswered })}</Badge>}
          {job.calls > 0 && <Badge tone="warning">{t('calls')}</Badge>}
        </chakra.span>
      </Card>
    </li>
  );
}
