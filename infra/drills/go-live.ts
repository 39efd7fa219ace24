import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { AUTH_PATHS } from '@garage/contracts/auth';
import { parse } from 'yaml';
import { MailClient } from '../e2e/support/mail-client.ts';
import { eventually } from '../e2e/support/eventually.ts';
import { freePort } from '../local/free-port.ts';
import { askSite } from './support/ask-site.ts';
import { removeProject, requireEngine } from './support/docker-project.ts';
import { commandsOf, fillIn, readPage, type Replacement } from './support/page-commands.ts';
import { type Answer, engineEnvironment, Shell } from './support/shell.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'go-live';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PROJECT = 'garage-go-live';
/** Of the images that are built, so that none of a real installation is replaced. */
const RELEASE = 'go-live';
const DOMAIN = 'www.garage-muster.example';
const SITE = `https://${DOMAIN}`;
const OPERATOR = 'operator@garage-muster.example';
const ADDRESS = '127.0.0.1';
const PATIENCE_MS = 180_000;
const MAIL_PATIENCE_MS = 30_000;
/** Half a minute of patience for alerts with the same cause, and as long until Prometheus has read everything twice. */
const ALERT_PATIENCE_MS = 120_000;
/** The database, the key to second factors, and the folder of the pictures. */
const IN_A_COPY = ['/backups/current/database.dump', '/run/garage/session-secret', '/data/uploads'];
const NO_DNS = 'STOP: the name is in no DNS';
const TEST_MAIL = 'This is a test of your website.';

/** What the page can only give an example of, and what is said here instead. */
const replacements = (source: string, copies: string): Replacement[] => [
  { example: 'https://git.example/garage.git', here: source },
  // Mails stay in the mail catcher of the profile dev.
  { example: 'COMPOSE_PROFILES=tls,observe', here: 'COMPOSE_PROFILES=tls,observe,dev' },
  { example: 'SMTP_URL=smtps://user:password@mail.example:465', here: 'SMTP_URL=smtp://mail:1025' },
  // No authority of browsers gives a certificate for a name that is not in the DNS: Caddy's own does.
  { example: `DOMAIN=${DOMAIN}`, here: `DOMAIN=${DOMAIN}\nTLS_CERTIFICATES=internal\nTLS_HOST=${ADDRESS}` },
  // A folder of the machine, outside of the volumes, stands for the store elsewhere.
  {
    example: 'RESTIC_REPOSITORY=s3:https://sos-ch-dk-2.exo.io/garage-copies',
    here: `RESTIC_REPOSITORY=/repository\nBACKUP_FOLDER=${copies}`,
  },
];

/**
 * The five commands of infra/docs/go-live.md in an empty folder, with a Docker engine; then whether everything is there
 * that the page promises. Needs the ports 80 and 443.
 */
export async function goLive({ withoutGrafana }: { withoutGrafana: boolean }): Promise<DrillLine[]> {
  if (process.getuid?.() !== 0) throw new Error('needs root, to remove what containers have written');
  requireEngine();
  removeProject(PROJECT, RELEASE);
  await using started = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(tmpdir(), 'garage-go-live-'));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const copies = path.join(folder, 'copies');
  mkdirSync(copies);
  chmodSync(copies, 0o777); // whoever the container is; nobody else gets into the folder around it
  started.defer(() => removeProject(PROJECT, RELEASE));

  const source = path.join(folder, 'garage.git');
  execFileSync('git', ['clone', '--quiet', '--bare', ROOT, source]);
  const ports = await freePorts();
  const shell = new Shell(mkdtempSync(path.join(folder, 'empty-')), {
    ...engineEnvironment(),
    ...ports,
    COMPOSE_PROJECT_NAME: PROJECT,
    RELEASE,
  });
  const [clone, settings, start, password, doctor] = fillIn(
    commandsOf(readPage('go-live.md')),
    replacements(source, copies),
  );
  await shell.run(clone!);
  if (withoutGrafana) replaceGrafana(shell.folder);
  await shell.run(settings!);
  const begun = await shell.type(start!);
  if (begun.status !== 0)
    throw new Error(`the start ended with ${begun.status}\n${begun.complaints.slice(-4000)}`);
  const announced = await shell.run(password!);
  const copied = await judgeCopies(shell, copies);
  const examined = await shell.type(doctor!);

  const mails = new MailClient(`http://${ADDRESS}:${ports.MAIL_CATCHER_PORT}`);
  return [
    line('docker compose up --build -d', `${(begun.seconds / 60).toFixed(1)} minutes`, ''),
    ...(await judgeHttps(shell, announced)),
    copied,
    ...(await judgeAlerts(shell, mails, `http://${ADDRESS}:${ports.PROMETHEUS_PORT}`)),
    ...(await judgeDoctor(examined, mails)),
    await judgeDashboards(withoutGrafana, `http://${ADDRESS}:${ports.GRAFANA_PORT}`),
  ];
}

/** Holds when the figure is the aim; one without an aim is worth knowing. */
function line(done: string, figure: string, aim: string): DrillLine {
  return { drill: DRILL, done, figure, aim, holds: aim === '' ? null : figure === aim };
}

async function freePorts() {
  const first = await freePort(19_180);
  const second = await freePort(first + 1);
  const third = await freePort(second + 1);
  const fourth = await freePort(third + 1);
  return {
    PORT: String(first),
    MAIL_CATCHER_PORT: String(second),
    PROMETHEUS_PORT: String(third),
    GRAFANA_PORT: String(fourth),
  };
}

/** Compose reads this file by itself. */
function replaceGrafana(folder: string): void {
  const grafana = { build: { dockerfile: 'infra/drills/support/no-grafana.Dockerfile' } };
  writeFileSync(path.join(folder, 'docker-compose.override.yml'), JSON.stringify({ services: { grafana } }));
}

/** Looked at by a container that knows nothing but the folder and `.env`, as after the machine is lost. */
async function judgeCopies(shell: Shell, copies: string): Promise<DrillLine> {
  const restic = `docker run --rm --volume ${copies}:/repository --env-file .env garage-backup:${RELEASE} \
    restic --no-cache --no-lock`;
  const list = async () => (await shell.type(`${restic} ls latest`)).printed.split('\n');
  const isThere = async () => (await list()).length > 1;
  await eventually(isThere, true, PATIENCE_MS);
  const files = await list();
  return line(
    'the repository, opened from outside with .env',
    IN_A_COPY.filter((name) => files.includes(name)).join(', '),
    IN_A_COPY.join(', '),
  );
}

async function judgeHttps(shell: Shell, announced: string): Promise<DrillLine[]> {
  const authority = await shell.run(
    'docker exec "$(docker compose ps -q tls)" cat /data/caddy/pki/authorities/local/root.crt',
  );
  const page = await askSite(ADDRESS, `${SITE}/`, { authority });
  const untrusted = await askSite(ADDRESS, `${SITE}/`).then(
    () => 'answered without the authority',
    () => 'refused without it',
  );
  const plain = await askSite(ADDRESS, `http://${DOMAIN}/`);
  const [, username, password] = /Username: (\S+) {2}Password: (\S+)/.exec(announced) ?? [];
  const signedIn = await askSite(ADDRESS, SITE + AUTH_PATHS.login, {
    authority,
    body: { username, password },
  });
  const isGarage = /<main/.test(page.body) ? 'the home page' : 'something else';
  return [
    line(
      `${SITE}, with Caddy’s authority`,
      `${page.status}, ${isGarage}, ${page.headers['strict-transport-security'] ? 'HSTS' : 'no HSTS'}, ${untrusted}`,
      '200, the home page, HSTS, refused without it',
    ),
    line('http leads to', String(plain.headers.location), `${SITE}/`),
    line('signing in with the first password', String(signedIn.status), '200'),
  ];
}

interface Rules {
  data: { groups: { rules: { name: string; health: string }[] }[] };
}
interface Targets {
  data: { activeTargets: { labels: { part: string }; health: string }[] };
}

async function judgeAlerts(shell: Shell, mails: MailClient, prometheus: string): Promise<DrillLine[]> {
  const ask = async <T>(what: string) => (await (await fetch(`${prometheus}/api/v1/${what}`)).json()) as T;
  const { groups } = parse(readFileSync(path.join(ROOT, 'infra/docker/observe/alerts.yml'), 'utf8')) as {
    groups: { rules: unknown[] }[];
  };
  const wanted = groups.flatMap(({ rules }) => rules).length;
  const working = async () =>
    (await ask<Rules>('rules')).data.groups
      .flatMap(({ rules }) => rules)
      .filter(({ health }) => health === 'ok').length;
  const up = async () =>
    (await ask<Targets>('targets?state=active')).data.activeTargets
      .filter(({ health }) => health === 'up')
      .map(({ labels }) => labels.part)
      .toSorted()
      .join(', ');
  const parts = 'auth, contact, content, gateway, web';
  const amtool = 'docker compose exec -T alertmanager amtool --alertmanager.url=http://localhost:9093';
  const receiver = /to: (\S+)/.exec(await shell.run(`${amtool} config show`))?.[1];
  await shell.run(
    `${amtool} alert add Test severity=warning --annotation=summary=Probe --annotation=summary_en=Trial`,
  );
  const mail = await mails.waitFor('Probe', ALERT_PATIENCE_MS).catch(() => null);
  return [
    line(
      'rules that Prometheus judges',
      String(await eventually(working, wanted, PATIENCE_MS)),
      String(wanted),
    ),
    line('parts that it reads', await eventually(up, parts, PATIENCE_MS), parts),
    line('Alertmanager writes to', String(receiver), OPERATOR),
    line('an alert on trial comes to', mail?.to.join(', ') ?? 'nobody', OPERATOR),
  ];
}

/** All is well but the one thing that cannot be: the name of an example is in no DNS. */
async function judgeDoctor({ printed, status }: Answer, mails: MailClient): Promise<DrillLine[]> {
  const findings = printed.split('\n').filter((text) => /^(?: {2}ok|STOP| {2}!!) {2}/.test(text));
  const complaints = findings
    .filter((text) => !text.startsWith('  ok'))
    .map((text) =>
      text.startsWith(`STOP  Den Namen ${DOMAIN} kennt das DNS nicht.`) ? NO_DNS : text.trim(),
    );
  const mail = await mails.waitFor(TEST_MAIL, MAIL_PATIENCE_MS).catch(() => null);
  return [
    line(
      'the doctor',
      `${findings.length - complaints.length} × ok, ${complaints.join('; ')}, ends with ${status}`,
      `8 × ok, ${NO_DNS}, ends with 1`,
    ),
    line('its test mail comes to', mail?.to.join(', ') ?? 'nobody', OPERATOR),
  ];
}

async function judgeDashboards(withoutGrafana: boolean, grafana: string): Promise<DrillLine> {
  if (withoutGrafana) return line('Grafana', 'not tried: something else ran in its place', '');
  const answered = async () =>
    fetch(`${grafana}/api/health`).then(
      ({ status }) => status,
      () => 0,
    );
  return line('Grafana answers', String(await eventually(answered, 200, PATIENCE_MS)), '200');
}
