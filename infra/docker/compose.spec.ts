import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

interface Service {
  build?: { labels?: Record<string, string> };
  profiles?: string[];
  networks?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  command?: string | string[];
  mem_limit?: string;
  logging?: { options?: Record<string, string> };
}

const { services } = parse(readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8'), {
  merge: true,
}) as { services: Record<string, Service> };

/** By service, without those of which the answer is empty. */
function each(question: (service: Service) => string[]): Record<string, string[]> {
  const answers = Object.entries(services).map(([name, service]) => [name, question(service)] as const);
  return Object.fromEntries(answers.filter(([, answer]) => answer.length > 0));
}

/** The services that are told a setting of such a name. */
function told(name: RegExp): string[] {
  return Object.keys(
    each(({ environment = {} }) => Object.keys(environment).filter((key) => name.test(key))),
  );
}

/** The services that have such a network or volume. */
function using(what: 'networks' | 'volumes', wanted: string): string[] {
  return Object.keys(each((service) => (service[what] ?? []).filter((name) => name === wanted)));
}

/** As they stand in the file. */
function byPlace(a: string, b: string): number {
  const names = Object.keys(services);
  return names.indexOf(a) - names.indexOf(b);
}

describe('docker-compose.yml', () => {
  it('has every image that it builds say its version and commit', () => {
    const builds = Object.values(services).flatMap(({ build }) => build ?? []);
    expect(builds.length).toBeGreaterThan(8);
    for (const { labels } of builds) {
      expect(labels).toEqual({
        'org.opencontainers.image.version': '${RELEASE:-unreleased}',
        'org.opencontainers.image.revision': '${GIT_COMMIT:-}',
      });
    }
  });

  it('gives every part the secrets that it uses, and nobody those of another', () => {
    const { secrets: maker, ...others } = each(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0]!).filter((volume) => volume.endsWith('secrets')),
    );
    expect(others).toEqual({
      auth: ['auth-secrets'],
      content: ['content-secrets'],
      contact: ['contact-secrets'],
      backup: ['backup-secrets'],
      prometheus: ['prometheus-secrets'],
      web: ['web-secrets'],
      restore: ['database-secrets', 'secrets'],
      postgres: ['database-secrets'],
      'database-setup': ['database-secrets'],
      redis: ['redis-secrets'],
    });
    expect(maker).toHaveLength(9);
  });

  it('tells the keys of a bucket to those who read it, the mail server and the first password to one part each', () => {
    expect(told(/^S3_/)).toEqual(['content', 'backup', 'restore']);
    expect(told(/^(RESTIC|AWS)_/)).toEqual(['backup', 'restore']);
    expect(told(/^SMTP_/)).toEqual(['contact', 'alertmanager']);
    expect(told(/^ALERT_/)).toEqual(['alertmanager']);
    expect(told(/^MAIN_ADMIN_/)).toEqual(['auth']);
    expect(told(/^SESSION_SECRET/)).toEqual(['auth', 'content', 'contact', 'secrets']);
    expect(told(/^DATABASE_PASSWORD$/)).toEqual(['secrets']);
    expect(told(/^METRICS_TOKEN$/)).toEqual(['secrets']);
  });

  it('signs every part in to the database with a role of its own', () => {
    expect(
      each(({ environment }) => (environment?.['DATABASE_USER'] ? [environment['DATABASE_USER']] : [])),
    ).toEqual({
      auth: ['${DATABASE_ROLE_PREFIX:-garage}_auth'],
      content: ['${DATABASE_ROLE_PREFIX:-garage}_content'],
      contact: ['${DATABASE_ROLE_PREFIX:-garage}_contact'],
      backup: ['${DATABASE_ROLE_PREFIX:-garage}_backup'],
      restore: ['${DATABASE_OWNER:-garage}'],
      'database-setup': ['${DATABASE_OWNER:-garage}'],
    });
  });

  it('has a TLS proxy by wish, which reaches the gateway and nobody else', () => {
    const { tls } = services;
    expect(tls?.profiles).toEqual(['tls']);
    expect(tls?.networks).toEqual(['edge']);
    expect(using('networks', 'edge')).toEqual(['tls']);
    expect(using('volumes', 'gateway-socket:/run/gateway')).toEqual(['gateway', 'tls']);
  });

  it('has a view inside by wish; what sends the alerts is reached by nobody else', () => {
    const { prometheus, alertmanager, grafana } = services;
    for (const part of [prometheus, alertmanager, grafana]) expect(part?.profiles).toEqual(['observe']);
    expect(alertmanager?.networks).toEqual(['observe']);
    // The mail catcher takes alerts, too.
    expect(using('networks', 'observe')).toEqual(['mail', 'prometheus', 'alertmanager']);
    expect(alertmanager?.environment?.['ALERT_EMAIL']).toBe('${ALERT_EMAIL:-}');
  });

  it('shows the dashboards to whoever is on the machine, who can keep nothing; they reach Prometheus only', () => {
    const { grafana } = services;
    expect(grafana?.networks).toEqual(['dashboards']);
    expect(using('networks', 'dashboards')).toEqual(['prometheus', 'grafana']);
    expect(grafana?.volumes).toBe(undefined);
    expect(grafana?.environment).toMatchObject({
      GF_AUTH_ANONYMOUS_ORG_ROLE: 'Viewer',
      GF_AUTH_DISABLE_LOGIN_FORM: 'true',
      GF_AUTH_BASIC_ENABLED: 'false',
      GF_SECURITY_DISABLE_INITIAL_ADMIN_CREATION: 'true',
    });
  });

  it('gives the view inside a limit of disk and memory', () => {
    expect(services['prometheus']?.command).toEqual(
      expect.arrayContaining(['--storage.tsdb.retention.time=30d', '--storage.tsdb.retention.size=512MB']),
    );
    expect(each(({ mem_limit }) => (mem_limit ? [mem_limit] : []))).toEqual({
      prometheus: ['256m'],
      grafana: ['256m'],
      alertmanager: ['128m'],
    });
  });

  it('tells the domain to everybody who is told the public address', () => {
    expect(told(/^DOMAIN$/)).toEqual([...told(/^PUBLIC_URL$/), 'tls'].toSorted(byPlace));
  });

  it('keeps no log for ever', () => {
    expect(each(({ logging }) => (logging?.options?.['max-size'] ? [] : ['grows']))).toEqual({});
  });

  it('answers on this machine only, unless the operator says otherwise', () => {
    expect(each(({ ports = [] }) => ports)).toEqual({
      gateway: ['${HOST:-127.0.0.1}:${PORT:-8080}:8080'],
      // Only with its profile: the door for everybody.
      tls: ['${TLS_HOST:-0.0.0.0}:80:80', '${TLS_HOST:-0.0.0.0}:443:443', '${TLS_HOST:-0.0.0.0}:443:443/udp'],
      mail: ['127.0.0.1:${MAIL_CATCHER_PORT:-8025}:8025'],
      // It has no password, and needs none: for whoever is on this machine.
      prometheus: ['127.0.0.1:${PROMETHEUS_PORT:-9090}:9090'],
      grafana: ['127.0.0.1:${GRAFANA_PORT:-3000}:3000'],
    });
  });
});
