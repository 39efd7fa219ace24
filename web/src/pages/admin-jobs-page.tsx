import { allows } from '@garage/contracts/permissions';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';
import { WorkshopJobs } from '../features/workshop-jobs/components/workshop-jobs.tsx';

/** The cars of the day, on the telephone of whoever works on them. */
export default function AdminJobsPage({ user }: PanelContentProps) {
  return <WorkshopJobs userId={user.id} canWrite={allows(user.permissions, 'jobs:write')} />;
}
