import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { freePort } from '../../local/free-port.ts';
import { answers } from '../../local/supervised-process.ts';
import { tied } from '../../local/tied.ts';
import type { Stack } from './stack.ts';

const IMAGE = fileURLToPath(new URL('../../docker/observe/', import.meta.url));
const FIRST_PORT = 19_090;
const START_TIMEOUT_MS = 30_000;

// oxlint-disable-next-line node/no-process-env -- a test helper that needs the machine's programs
const { PATH = '' } = process.env;

interface Rule {
  alert: string;
  expr: string;
  for: string;
}
interface RuleFile {
  groups: { rules: Rule[] }[];
}
interface Configuration {
  global: Record<string, string>;
  alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] };
  scrape_configs: {
    job_name: string;
    authorization?: { credentials_file: string };
    static_configs: { targets: string[]; labels?: Record<string, string> }[];
    relabel_configs?: unknown;
  }[];
}

/** Prometheus and Alertmanager beside a stack, as the profile `observe` starts them beside the site. */
export interface ViewInside {
  /** The value of the first series of a query; undefined when there is none. Rejects with what is wrong with the query. */
  value(query: string): Promise<number | undefined>;
  /** The expressions of the rules. */
  expressions: string[];
  /** What has become of reading and judging them; empty when all of it works. */
  problems(): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * Debian's own, with the configuration of the images: it looks every second, and minutes of patience are one second
 * here. Mails go to `operator`.
 */
export async function startViewInside(stack: Stack, operator: string): Promise<ViewInside> {
  const folder = mkdtempSync(path.join(tmpdir(), 'view-inside-'));
  const port = await freePort(FIRST_PORT);
  const mailPort = await freePort(port + 1);
  const rules = quickRules();
  const files = {
    rules: `${folder}/alerts.yml`,
    config: `${folder}/prometheus.yml`,
    token: `${folder}/token`,
  };
  writeFileSync(files.rules, stringify(rules));
  writeFileSync(files.token, stack.metrics.token);
  writeFileSync(files.config, stringify(configuration(stack, `127.0.0.1:${mailPort}`, files)));

  const alertmanager = start('sh', [path.join(IMAGE, 'start-alertmanager.sh')], {
    ALERTMANAGER: 'prometheus-alertmanager',
    ALERT_EMAIL: operator,
    CONFIG_FILE: `${folder}/alertmanager.yml`,
    TEMPLATE_FILE: path.join(IMAGE, 'alert-mail.tmpl'),
    STORAGE_FOLDER: `${folder}/alertmanager`,
    LISTEN_ADDRESS: `127.0.0.1:${mailPort}`,
    GROUP_WAIT: '1s',
    GROUP_INTERVAL: '1s',
    SMTP_URL: `smtp://127.0.0.1:${stack.smtpPort}`,
    PUBLIC_URL: stack.publicUrl,
  });
  const prometheus = start('prometheus', [
    `--config.file=${files.config}`,
    `--storage.tsdb.path=${folder}/prometheus`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]);
  const stop = async () => {
    await Promise.all([prometheus.stop(), alertmanager.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + START_TIMEOUT_MS; ; await sleep(100)) {
    const ready = [`${url}/-/ready`, `http://127.0.0.1:${mailPort}/-/ready`].map((address) =>
      answers(address),
    );
    if ((await Promise.all(ready)).every(Boolean)) break;
    if (Date.now() < end) continue;
    await stop();
    throw new Error(`Prometheus did not start:\n${prometheus.said()}${alertmanager.said()}`);
  }
  const ask = async <T>(call: string): Promise<T> => {
    const answer = (await (await fetch(`${url}/api/v1/${call}`)).json()) as { data: T; error?: string };
    if (answer.error) throw new Error(answer.error);
    return answer.data;
  };

  return {
    value: async (query) => {
      const { result } = await ask<{ result: { value: [number, string] }[] }>(
        `query?query=${encodeURIComponent(query)}`,
      );
      return result[0] && Number(result[0].value[1]);
    },
    expressions: rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
    problems: async () => {
      const { groups } = await ask<{ groups: { rules: { name: string; lastError?: string }[] }[] }>('rules');
      const { activeTargets } = await ask<{ activeTargets: { scrapeUrl: string; lastError: string }[] }>(
        'targets?state=active',
      );
      return [
        ...groups.flatMap((group) =>
          group.rules.map(({ name, lastError }) => lastError && `${name}: ${lastError}`),
        ),
        ...activeTargets.map(({ scrapeUrl, lastError }) => lastError && `${scrapeUrl}: ${lastError}`),
      ].filter((problem): problem is string => Boolean(problem));
    },
    stop,
  };
}

function quickRules(): RuleFile {
  const rules = parse(readFileSync(path.join(IMAGE, 'alerts.yml'), 'utf8')) as RuleFile;
  for (const rule of rules.groups.flatMap((group) => group.rules))
    rule.for = rule.for.replace(/^\d+m$/, '1s');
  return rules;
}

function configuration(
  { metrics }: Stack,
  alertmanager: string,
  files: { rules: string; token: string },
): Configuration & { rule_files: string[] } {
  const config = parse(readFileSync(path.join(IMAGE, 'prometheus.yml'), 'utf8')) as Configuration;
  const addresses: Record<string, string> = metrics.addresses;
  return {
    ...config,
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [files.rules],
    alerting: { alertmanagers: [{ static_configs: [{ targets: [alertmanager] }] }] },
    scrape_configs: config.scrape_configs.map(({ relabel_configs: _byName, ...scrape }) => ({
      ...scrape,
      ...(scrape.authorization && { authorization: { credentials_file: files.token } }),
      static_configs: scrape.static_configs
        .flatMap(({ targets }) => targets.map((target) => target.split(':')[0]!))
        .map((part) => ({ targets: [addresses[part]!], labels: { part } })),
    })),
  };
}

interface Running {
  said(): string;
  stop(): Promise<void>;
}

/** Ended with us. */
function start(program: string, args: string[], env: Record<string, string> = {}): Running {
  const child: ChildProcess = spawn(...tied(program, args), {
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const ended = once(child, 'close').catch((error: Error) => (said += error.message));
  return {
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
