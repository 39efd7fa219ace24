import {
  BACKUP_CHECK_WARNING_DAYS,
  BACKUP_WARNING_HOURS,
  type Measurement,
  type StatusResponse,
} from '@garage/contracts/status';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { type Answer, current } from '../answer.ts';
import { formatBytes } from '../format-bytes.ts';
import { StatusLine, type Tone } from './status-line.tsx';

const HOUR_MS = 3_600_000;
const RUNNING = ['database', 'sessions'] as const;
const KEPT = ['backup', 'backupCheck', 'backupDrill', 'version'] as const;

interface ServerLinesProps {
  answer: Answer<StatusResponse>;
  /** What runs at the moment, or what is kept for later. */
  part: 'running' | 'kept';
}

/** What the server says about itself. Does it not answer, its lines are unknown. */
export function ServerLines({ answer, part }: ServerLinesProps) {
  const { t } = useTranslation('dashboard');
  const labels = part === 'running' ? RUNNING : KEPT;
  const server = current(answer);
  if (server === 'checking' || server === 'unknown') {
    const text = server === 'checking' ? t('status.checking') : t('unknown');
    return labels.map((label) => (
      <StatusLine key={label} label={t(`status.${label}`)} tone={server} text={text} />
    ));
  }
  if (part === 'kept') {
    return (
      <>
        <BackupLine status={server} />
        <BackupCheckLine status={server} kind="check" />
        <BackupCheckLine status={server} kind="drill" />
        <VersionLine status={server} />
      </>
    );
  }
  const { database, sessions } = server;
  return (
    <>
      <MeasuredLine
        label={t('status.database')}
        measurement={database}
        ok={t('status.databaseOk')}
        gone={t('status.databaseGone')}
      />
      <MeasuredLine
        label={t('status.sessions')}
        measurement={sessions}
        ok={t(`status.sessionsIn.${sessions.store}`)}
        gone={t('status.sessionsGone')}
      />
    </>
  );
}

interface MeasuredLineProps {
  label: string;
  measurement: Measurement;
  ok: string;
  gone: string;
}

function MeasuredLine({ label, measurement: { state, milliseconds }, ok, gone }: MeasuredLineProps) {
  const { t } = useTranslation('dashboard');
  const isOk = state === 'ok';
  const shown = milliseconds < 10 ? milliseconds.toLocaleString('de-CH') : String(Math.round(milliseconds));
  return (
    <StatusLine
      label={label}
      tone={isOk ? 'ok' : 'error'}
      text={isOk ? ok : gone}
      figure={t('status.duration', { milliseconds: shown })}
    />
  );
}

function BackupLine({ status: { lastBackup, measuredAt } }: { status: StatusResponse }) {
  const { t } = useTranslation('dashboard');
  const line = (tone: Tone, text: string) => (
    <StatusLine label={t('status.backup')} tone={tone} text={text} />
  );
  if (lastBackup === undefined) return line('unknown', t('unknown'));
  if (lastBackup === null) return line('warning', t('status.backupNone'));
  const hours = (Date.parse(measuredAt) - Date.parse(lastBackup.finishedAt)) / HOUR_MS;
  const shown = { date: formatMoment(lastBackup.finishedAt), size: formatBytes(lastBackup.bytes) };
  return hours > BACKUP_WARNING_HOURS
    ? line('warning', t('status.backupOld', { ...shown, hours: BACKUP_WARNING_HOURS }))
    : line('ok', t('status.backupAt', shown));
}

interface BackupCheckLineProps {
  status: StatusResponse;
  kind: keyof typeof BACKUP_CHECK_WARNING_DAYS;
}

/** Only copies that leave the machine are looked after by themselves; with others "never" is no fault. */
function BackupCheckLine({ status: { backupChecks, measuredAt }, kind }: BackupCheckLineProps) {
  const { t } = useTranslation('dashboard');
  const line = (tone: Tone, text: string) => (
    <StatusLine
      label={t(kind === 'check' ? 'status.backupCheck' : 'status.backupDrill')}
      tone={tone}
      text={text}
    />
  );
  if (!backupChecks) return line('unknown', t('unknown'));
  const last = backupChecks[kind];
  if (last === null) return line('info', t('status.never'));
  const days = (Date.parse(measuredAt) - Date.parse(last)) / (24 * HOUR_MS);
  const limit = BACKUP_CHECK_WARNING_DAYS[kind];
  const date = formatMoment(last);
  return days > limit ? line('warning', t('status.checkOld', { date, days: limit })) : line('ok', date);
}

function VersionLine({ status: { version } }: { status: StatusResponse }) {
  const { t } = useTranslation('dashboard');
  return (
    <StatusLine
      label={t('status.version')}
      tone="info"
      text={version.number}
      figure={version.commit ? t('status.commit', { commit: version.commit }) : undefined}
    />
  );
}
