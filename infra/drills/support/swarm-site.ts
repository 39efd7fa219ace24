import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../../e2e/support/eventually.ts';
import { freePort } from '../../local/free-port.ts';
import { answers } from '../../local/supervised-process.ts';
import { copyCheckout } from './checkout-copy.ts';
import { removeImages, removeListed, requireEngine } from './docker-project.ts';
import { engineEnvironment, Shell } from './shell.ts';
import { swarmStart } from './swarm-page.ts';

const STACK = 'garage-lost-engine';
/** Of the images that are built, so that none of a real installation is replaced. */
const RELEASE = 'lost-engine';
const BALANCER = 'lost-engine-balancer';
const FIRST_PORT = 19_480;
const READY_WITHIN_MS = 300_000;
const BACK_WITHIN_MS = 60_000;
/** Longer than Postgres may take for its end. */
const ENDED_WITHIN_MS = 90_000;
const LOOK_EVERY_MS = 500;
const OF_SWARM = 'label=com.docker.swarm.task';
/** What Swarm runs several of. */
const REPLICATED = ['gateway', 'web', 'auth', 'content', 'contact'] as const;
/** Of each program, on one machine: `infra/swarm/stack.yml`. */
const MOST_ON_ONE = 2;
const RUNNING = [...REPLICATED, 'postgres', 'redis'];
/** What may be started on either machine. */
const IMAGES = [...REPLICATED, 'setup'].map((name) => `garage-${name}:${RELEASE}`).join(' ');

/** Two engines that an operator has. The first one is that of `DOCKER_HOST`. */
export interface TwoEngines {
  /** The address of the first one in the network between the two. */
  address: string;
  /** Where the second one is reached. */
  second: string;
  /** What ends the second one as when its power goes, and what brings it back. */
  stop: string;
  start: string;
}

/** By what they are replicas of. */
export type ReplicaCounts = ReadonlyMap<string, number>;

export interface SwarmSite {
  /** The balancer that asks the gateways of both machines. */
  url: string;
  /** How many replicas of what run on the second engine. */
  onSecond: ReplicaCounts;
  /** Answers the moment at which its end was ordered, when it has come. */
  stopSecond(): Promise<number>;
  /** Whether Swarm counts the second engine among those on which something runs. */
  isSecondThere(): Promise<boolean>;
  /** Whether as many replicas run on the first engine as may run on one. */
  isWholeOnFirst(): Promise<boolean>;
  /** The rows of a question to the database, with `|` between their columns. */
  query(sql: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** The site on a Swarm of two engines, by the commands of infra/docs/swarm.md. Neither may be part of a Swarm yet. */
export async function startSwarmSite(engines: TwoEngines): Promise<SwarmSite> {
  const second = ['--host', engines.second];
  requireEngine();
  requireEngine(second);
  for (const engine of [[], second]) {
    if (infoOf(engine, 'LocalNodeState') !== 'inactive')
      throw new Error('an engine is part of a Swarm already; this drill makes one of its own');
  }
  await using started = new AsyncDisposableStack();
  const copy = started.adopt(copyCheckout(), (each) => each.remove());
  const port = await freePort(FIRST_PORT);
  const balancerPort = await freePort(port + 1);
  const start = swarmStart({
    address: engines.address,
    stack: STACK,
    release: RELEASE,
    port,
    bringImages: `docker save ${IMAGES} | docker --host ${engines.second} load`,
  });
  const shell = new Shell(copy.path, engineEnvironment());
  const type = (command: string) => shell.run(`${start.readSettings}\n${command}`);
  writeFileSync(path.join(copy.path, 'stack.env'), start.settings);

  started.defer(() => removeEverything([]));
  started.defer(async () => {
    if (!(await isThere(shell, engines.second))) await order(engines.start);
    const isBack = () => isThere(shell, engines.second);
    await until(isBack, BACK_WITHIN_MS, 'START_SECOND_ENGINE brings nothing back');
    removeEverything(second);
  });
  const said = await shell.run(start.begin);
  started.defer(() => endServices(shell));
  const join = /docker swarm (join --token \S+ \S+)/.exec(said)?.[1];
  await shell.run(`docker --host ${engines.second} swarm ${join}`);
  await type(start.images);
  await type(start.secrets);
  await type(start.deploy);
  const isWhole = async () => {
    const services = await shell.run("docker service ls --format '{{.Name}} {{.Replicas}}'");
    return RUNNING.every((name) => new RegExp(`^${STACK}_${name} (\\d+)/\\1(?: |$)`, 'm').test(services));
  };
  await until(isWhole, READY_WITHIN_MS, 'not everything of the site has started');
  await startBalancer(shell, balancerPort);
  const url = `http://${engines.address}:${balancerPort}`;
  await until(() => answers(url), BACK_WITHIN_MS, 'the balancer does not answer');
  const [first, other] = [[], second].map((engine) => nodeOf(engine));
  const onSecond = await replicasOn(other!, shell);
  if (onSecond.size < REPLICATED.length)
    throw new Error('its loss would prove nothing: not everything runs on the second engine, too');

  const whole = started.move();
  return {
    url,
    onSecond,
    stopSecond: async () => {
      const ordered = performance.now();
      await order(engines.stop);
      if (await isThere(shell, engines.second))
        throw new Error('the second engine still answers after STOP_SECOND_ENGINE');
      return ordered;
    },
    isSecondThere: async () =>
      (await shell.run(`docker node inspect ${other} --format '{{.Status.State}}'`)).trim() === 'ready',
    isWholeOnFirst: async () => {
      const now = await replicasOn(first!, shell);
      return REPLICATED.every((name) => now.get(name) === MOST_ON_ONE);
    },
    query: async (sql) => {
      const container = `"$(docker ps -q -f name=${STACK}_postgres)"`;
      const psql = `psql -U garage -d garage -h 127.0.0.1 --no-psqlrc --tuples-only --no-align`;
      const rows = await shell.run(
        `docker exec -i ${container} sh -c 'PGPASSWORD=$(cat $POSTGRES_PASSWORD_FILE) ${psql}' <<'END'\n${sql}\nEND`,
      );
      return rows.split('\n').filter(Boolean);
    },
    stop: () => whole.disposeAsync(),
  };
}

/** Those that run there; Swarm counts one as running when it is healthy. */
async function replicasOn(node: string, shell: Shell): Promise<ReplicaCounts> {
  const format = "--filter desired-state=running --format '{{.Name}} {{.CurrentState}}'";
  const tasks = await shell.run(`docker node ps ${node} ${format}`);
  return new Map(
    REPLICATED.map((name) => {
      const running = tasks.matchAll(new RegExp(`^${STACK}_${name}\\.\\d+ Running`, 'gm'));
      return [name, [...running].length] as const;
    }).filter(([, count]) => count > 0),
  );
}

async function startBalancer(shell: Shell, port: number): Promise<void> {
  const file = readFileSync(new URL('balancer.conf', import.meta.url), 'utf8').replaceAll('STACK', STACK);
  await shell.run(`docker config create ${BALANCER} - <<'END'\n${file}\nEND`);
  await shell.run(
    `docker service create --quiet --name ${BALANCER} --network ${STACK}_front --constraint node.labels.data==true \
      --config source=${BALANCER},target=/etc/nginx/conf.d/default.conf \
      --publish mode=host,target=8080,published=${port} nginx:stable-bookworm`,
  );
}

/** What a Swarm ends it removes with its volumes; what is there when an engine leaves it, without. */
async function endServices(shell: Shell): Promise<void> {
  removeListed(['service', 'ls', '--quiet'], ['service', 'rm']);
  await until(
    async () => (await shell.run(`docker ps --all --quiet --filter ${OF_SWARM}`)) === '',
    ENDED_WITHIN_MS,
    'containers of the Swarm do not end',
  );
}

function removeEverything(engine: readonly string[]): void {
  spawnSync('docker', [...engine, 'swarm', 'leave', '--force'], { stdio: 'ignore' });
  const ofStack = `label=com.docker.stack.namespace=${STACK}`;
  removeListed(['ps', '--all', '--quiet', '--filter', OF_SWARM], ['rm', '--force', '--volumes'], engine);
  removeListed(['volume', 'ls', '--quiet', '--filter', ofStack], ['volume', 'rm'], engine);
  removeImages(RELEASE, engine);
}

/** An operator's command; what it leaves running is not waited for. */
async function order(command: string): Promise<void> {
  const child = spawn('bash', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`ended with ${status}: ${command}`);
}

function infoOf(engine: readonly string[], field: string): string {
  return execFileSync('docker', [...engine, 'info', '--format', `{{.Swarm.${field}}}`], {
    encoding: 'utf8',
  }).trim();
}
const nodeOf = (engine: readonly string[]): string => infoOf(engine, 'NodeID');

/** One whose machine has no power does not even refuse. */
async function isThere(shell: Shell, host: string): Promise<boolean> {
  return (await shell.type(`timeout 5 docker --host ${host} version`)).status === 0;
}

async function until(isSo: () => Promise<boolean>, withinMs: number, complaint: string): Promise<void> {
  if (!(await eventually(isSo, true, withinMs, LOOK_EVERY_MS))) throw new Error(complaint);
}
