import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

interface Deploy {
  replicas?: number | string;
  endpoint_mode?: string;
  placement?: {
    constraints?: string[];
    preferences?: { spread: string }[];
    max_replicas_per_node?: string;
  };
  update_config?: Record<string, unknown>;
  restart_policy?: { condition: string };
}

interface Service {
  image: string;
  command?: string[];
  user?: string;
  profiles?: string[];
  environment?: Record<string, string>;
  networks?: string[];
  secrets?: { source: string; target: string }[];
  volumes?: (string | { type: string; target: string })[];
  healthcheck?: Record<string, unknown>;
  build?: { dockerfile: string };
  deploy: Deploy;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  logging?: { options?: Record<string, string> };
}

const ROOT = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');
const readYaml = (file: string) =>
  parse(read(file), { merge: true }) as {
    services: Record<string, Service>;
    secrets: Record<string, { external: boolean; name: string }>;
  };

const compose = readYaml('docker-compose.yml').services;
const { services: stack, secrets } = readYaml('infra/swarm/stack.yml');
const makeSecrets = read('infra/swarm/make-secrets.sh');

/** What Swarm starts several of. */
const REPLICATED = ['gateway', 'web', 'auth', 'content', 'contact'];
/** Not on several machines: secrets are Swarm's, https is spoken in front, and the rest is for trying out and watching. */
const LEFT_OUT = new Set(['tls', 'mail', 'prometheus', 'grafana', 'alertmanager', 'secrets']);
/** The name behind the TLS proxy that is left out. */
const NOT_SAID = new Set(['DOMAIN']);

/** What compose says as a value, and Swarm as a secret. */
const GIVEN_SECRETS = [
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'RESTIC_PASSWORD',
  'AWS_SECRET_ACCESS_KEY',
  'MAIN_ADMIN_PASSWORD',
];

const secretOf = (variable: string) => variable.toLowerCase().replaceAll('_', '-');

/** What of it stays on the machine. */
const hasVolume = ({ volumes = [] }: Service) => volumes.some((volume) => typeof volume === 'string');

/** The environment as the stack has to say it. */
function expectedEnvironment({ environment = {} }: Service): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment)
      .filter(([name]) => !NOT_SAID.has(name))
      .map(([name, value]) =>
        GIVEN_SECRETS.includes(name) ? [`${name}_FILE`, `/run/garage/${secretOf(name)}`] : [name, value],
      ),
  );
}

/** With the default of compose where the stack asks for a value, which is then for the operator to choose. */
function withDefaults(environment: Record<string, string>, wanted: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      const asked = /^\$\{(\w+):\?/.exec(value);
      return [name, asked?.[1] === name && wanted[name]?.startsWith(`\${${name}:-`) ? wanted[name] : value];
    }),
  );
}

describe('infra/swarm/stack.yml', () => {
  it('has every service of docker-compose.yml that is wanted on several machines', () => {
    expect(Object.keys(stack).toSorted()).toEqual(
      Object.keys(compose)
        .filter((name) => !LEFT_OUT.has(name))
        .toSorted(),
    );
  });

  it.each(Object.keys(stack))('starts %s from the image and with the settings of compose', (name) => {
    const [service, other] = [stack[name]!, compose[name]!];
    expect(service.image).toBe(other.image);
    const wanted = expectedEnvironment(other);
    expect(withDefaults(service.environment ?? {}, wanted)).toEqual(wanted);
    expect(service.user).toBe(other.user);
    expect(service.networks).toEqual(other.networks);
    const { command = [] } = other;
    expect(service.command?.slice(0, command.length) ?? []).toEqual(command);
  });

  it.each(Object.keys(stack))('lets %s do no more than compose does, and keeps no log for ever', (name) => {
    const [service, other] = [stack[name]!, compose[name]!];
    expect([service.read_only, service.cap_drop, service.cap_add]).toEqual([
      other.read_only,
      other.cap_drop,
      other.cap_add,
    ]);
    expect(service.logging?.options).toEqual({ 'max-size': '10m', 'max-file': '3' });
  });

  it('runs several of every service, one new one before an old one goes, and goes back when that fails', () => {
    for (const name of REPLICATED) {
      const { deploy } = stack[name]!;
      expect(deploy.replicas).toBe('${REPLICAS:-3}');
      expect(deploy.update_config).toMatchObject({
        parallelism: 1,
        order: 'start-first',
        failure_action: 'rollback',
      });
      expect(deploy.restart_policy?.condition).toBe('any');
      expect(deploy.placement).toEqual({
        preferences: [{ spread: 'node.labels.zone' }],
        max_replicas_per_node: '${REPLICAS_PER_NODE:-2}',
      });
    }
  });

  it('keeps what has a volume on the machine that has it', () => {
    const pinned = Object.keys(stack).filter((name) => hasVolume(stack[name]!));
    // What passes through the folder of `content` lasts no longer than a request.
    expect(pinned).toEqual(['content', 'backup', 'restore', 'postgres', 'redis']);
    for (const name of pinned.filter((other) => other !== 'content'))
      expect(stack[name]!.deploy.placement?.constraints).toEqual(['node.labels.data == true']);
  });

  it('finds replicas by names that stand for all of them; only the gateway has one address', () => {
    const modes = Object.entries(stack).map(([name, { deploy }]) => [name, deploy.endpoint_mode]);
    expect(modes.filter(([, mode]) => mode !== 'dnsrr')).toEqual([['gateway', 'vip']]);
  });

  it('knows of everything that goes on running whether it is well', () => {
    const lasting = Object.keys(stack).filter(
      (name) => stack[name]!.deploy.restart_policy?.condition === 'any',
    );
    const isAsked = (name: string) => {
      const dockerfile = compose[name]!.build?.dockerfile;
      const isInImage = dockerfile !== undefined && /^HEALTHCHECK /m.test(read(dockerfile));
      return isInImage || stack[name]!.healthcheck !== undefined;
    };
    expect(lasting.filter(isAsked)).toEqual([...REPLICATED, 'backup', 'postgres', 'redis']);
    expect(lasting.filter((name) => !isAsked(name))).toEqual([]);
    // One that repairs itself gets more time where being unhealthy is its end.
    for (const name of ['postgres', 'redis'])
      expect(stack[name]!.healthcheck).toEqual({ ...compose[name]!.healthcheck, start_period: '600s' });
  });

  it('asks the programs on Node as their image does, but does not end them for what others lack', () => {
    const said =
      /^HEALTHCHECK --interval=(\w+) --timeout=(\w+) --start-period=(\w+) --retries=(\d+) \\\n {2}CMD (.*)$/m;
    const [, interval, timeout, start_period, retries, test = ''] = said.exec(
      read('infra/docker/Dockerfile'),
    )!;
    const program = JSON.parse(test) as string[];
    for (const name of REPLICATED.filter((other) => other !== 'gateway')) {
      expect(stack[name]!.healthcheck).toEqual({
        test: ['CMD', ...program, '--once-ready'],
        interval,
        timeout,
        start_period,
        retries: Number(retries),
      });
    }
  });
});

describe('the secrets of the stack', () => {
  it('are Swarm’s own and have no default', () => {
    for (const [name, { external, name: given }] of Object.entries(secrets)) {
      const variable = `${name.replaceAll('-', '_').toUpperCase()}_SECRET`;
      expect([external, given]).toEqual([true, `\${${variable}:-garage-${name}}`]);
    }
    const values = Object.values(stack).flatMap(({ environment = {} }) => Object.keys(environment));
    expect(
      values.filter((name) => /PASSWORD$|SECRET$|SECRET_ACCESS_KEY$|TOKEN$|^SMTP_URL$/.test(name)),
    ).toEqual([]);
  });

  it('are where the settings look for them, and nobody has one that compose does not give it', () => {
    const handedOut = Object.entries(stack).map(([name, { secrets: had = [], environment = {} }]) => {
      const targets = had.map(({ target }) => target);
      const looked = Object.entries(environment).flatMap(([key, value]) =>
        key.endsWith('_FILE') ? [value] : [],
      );
      expect(targets).toEqual(expect.arrayContaining(looked));
      return [name, had.map(({ source }) => source)];
    });
    expect(Object.fromEntries(handedOut)).toEqual({
      gateway: [],
      web: ['metrics-token'],
      auth: [
        'database-password-auth',
        'redis-password-auth',
        'session-secret',
        'metrics-token',
        'main-admin-password',
      ],
      content: [
        'database-password-content',
        'redis-password-content',
        'session-secret',
        'metrics-token',
        's3-secret-access-key',
      ],
      contact: [
        'database-password-contact',
        'redis-password-contact',
        'session-secret',
        'metrics-token',
        'smtp-url',
      ],
      backup: [
        'database-password-backup',
        'session-secret',
        'restic-password',
        'aws-secret-access-key',
        's3-secret-access-key',
      ],
      restore: [
        'database-password',
        'database-password-auth',
        'database-password-content',
        'database-password-contact',
        'database-password-backup',
        'restic-password',
        'aws-secret-access-key',
        's3-secret-access-key',
      ],
      postgres: ['database-password'],
      'database-setup': [
        'database-password',
        'database-password-auth',
        'database-password-content',
        'database-password-contact',
        'database-password-backup',
      ],
      redis: ['redis-users'],
    });
  });

  it('are all made by make-secrets.sh', () => {
    const made = [...makeSecrets.matchAll(/^ {2}\[([\w-]+)\]=/gm)].map(([, name]) => name!);
    const given = /^given=\((.*)\)$/m.exec(makeSecrets)![1]!.split(' ');
    expect(given.toSorted()).toEqual(GIVEN_SECRETS.toSorted());
    expect([...made, ...given.map(secretOf)].toSorted()).toEqual(Object.keys(secrets).toSorted());
  });
});
