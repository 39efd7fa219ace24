import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { commandsOf, fillIn, readPage } from './page-commands.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');
const compose = read('docker-compose.yml');
const { services } = parse(compose, { merge: true }) as { services: Record<string, { profiles?: string[] }> };

const page = readPage('go-live.md');
const commands = commandsOf(page);
const settings = Object.fromEntries(
  [...commands.join('\n').matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
);

describe('infra/docs/go-live.md', () => {
  it('has exactly five commands, one under each of its numbers', () => {
    expect(commands).toHaveLength(5);
    expect([...page.matchAll(/^## (\d)\. /gm)].map(([, number]) => number)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    expect(commands.map((command) => /^[^a-z]*([a-z]+(?: compose \w+)?)/.exec(command)![1])).toEqual([
      'git',
      'umask',
      'docker compose up',
      'docker compose logs',
      'docker compose run',
    ]);
  });

  it('sets what https, mails, alerts and copies need, and all of it is read and explained', () => {
    const { COMPOSE_PROFILES: profiles, ...others } = settings;
    expect(Object.keys(others)).toEqual(
      expect.arrayContaining(['DOMAIN', 'SMTP_URL', 'ALERT_EMAIL', 'RESTIC_REPOSITORY', 'RESTIC_PASSWORD']),
    );
    const explained = ['env/README.md', 'docs/https.md', 'docs/backups.md', 'docs/monitoring.md']
      .map((file) => read(`infra/${file}`))
      .join('\n');
    for (const name of Object.keys(others)) {
      expect([name, compose.includes(`\${${name}:-`), new RegExp(`\\b${name}\\b`).test(explained)]).toEqual([
        name,
        true,
        true,
      ]);
    }
    const known = new Set(Object.values(services).flatMap((service) => service.profiles ?? []));
    expect(profiles!.split(',').filter((profile) => !known.has(profile))).toEqual([]);
  });

  it('names services that there are, and a doctor', () => {
    const named = [...page.matchAll(/docker compose (?:logs|run(?: --[\w-]+)*|exec) (\w+)/g)].map(
      ([, name]) => name!,
    );
    expect(named).toEqual(expect.arrayContaining(['auth', 'contact']));
    expect(named.filter((name) => !(name in services))).toEqual([]);
    const [, program = ''] = /node dist\/(\S+)\.js/.exec(commands[4]!)!;
    expect(read(`services/contact/src/${program}.ts`)).toContain('mail: { type:');
  });

  it('looks for the first password where it is printed', () => {
    const [, words = ''] = /grep '([^']+)'/.exec(commands[3]!)!;
    expect(read('services/auth/src/main-admin/main-admin-setup.ts')).toContain(words);
  });

  it('is linked from the README', () => {
    expect(read('README.md')).toContain('](infra/docs/go-live.md)');
  });
});

describe('the commands of a page', () => {
  it('are its blocks, as they stand there', () => {
    expect(commandsOf('# A\n\n```sh\none \\\n  two\n```\n\nand\n\n```sh\nthree\n```\n')).toEqual([
      'one \\\n  two',
      'three',
    ]);
    expect(() => commandsOf('```yaml\nservices:\n```\n')).toThrow('a block is no command');
  });

  it('are filled in where they hold an example, which has to be there', () => {
    const filled = fillIn(['clone a.example', 'ask a.example'], [{ example: 'a.example', here: '$& b' }]);
    expect(filled).toEqual(['clone $& b', 'ask $& b']);
    expect(() => fillIn(['clone'], [{ example: 'a.example', here: 'b' }])).toThrow('a.example');
  });
});
