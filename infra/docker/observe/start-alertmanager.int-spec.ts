import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { requiresTls } from '../../../services/contact/src/mail/smtp-security.ts';

const IMAGE = fileURLToPath(new URL('./', import.meta.url));

// oxlint-disable-next-line node/no-process-env -- a test that needs the machine's programs
const { PATH } = process.env;

interface Configuration {
  global: Record<string, string | boolean>;
  receivers: { email_configs: { to: string; headers: { Subject: string } }[] }[];
}

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'alertmanager-'));
  file = path.join(folder, 'alertmanager.yml');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the start script as the image does, but for Alertmanager itself. */
function start(settings: Record<string, string>): { status: number | null; stderr: string } {
  return spawnSync('sh', [path.join(IMAGE, 'start-alertmanager.sh')], {
    encoding: 'utf8',
    env: {
      PATH,
      CONFIG_FILE: file,
      TEMPLATE_FILE: path.join(IMAGE, 'alert-mail.tmpl'),
      ALERTMANAGER: 'true', // the program that does nothing and succeeds
      ...settings,
    },
  });
}

/** What Alertmanager is told about the mail server. */
function configured(settings: Record<string, string>): Configuration {
  const { status, stderr } = start({ ALERT_EMAIL: 'operator@garage.example', ...settings });
  expect([status, stderr]).toEqual([0, '']);
  return parse(readFileSync(file, 'utf8')) as Configuration;
}

describe('the mails about alerts', () => {
  it('leave by the mail server of the site, in its name, encrypted and signed in', () => {
    const { global, receivers } = configured({
      SMTP_URL: String.raw`smtps://user%40garage.example:p%25a%C3%BC%27s:w\rd@Mail.Garage.Example`,
      DOMAIN: 'www.garage.example',
      PUBLIC_URL: 'http://localhost:8080',
      MAIL_FROM: "Garage O'Muster <website@garage.example>",
    });
    expect(global).toEqual({
      smtp_smarthost: 'mail.garage.example:465',
      smtp_hello: 'www.garage.example',
      smtp_from: "Garage O'Muster <website@garage.example>",
      smtp_require_tls: false, // nothing is left to be encrypted
      smtp_auth_username: 'user@garage.example',
      smtp_auth_password: String.raw`p%aü's:w\rd`,
    });
    const [mail] = receivers[0]!.email_configs;
    expect(mail!.to).toBe('operator@garage.example');
    expect(mail!.headers.Subject).toMatch(/^\[www\.garage\.example\] /);
  });

  it('leave by another mail server where there is one for them', () => {
    const urls = { SMTP_URL: 'smtps://user:secret@mail.example', ALERT_SMTP_URL: 'smtp://other.example:25' };
    const { global } = configured(urls);
    expect(global['smtp_smarthost']).toBe('other.example:25');
    expect(global).not.toHaveProperty('smtp_auth_password');
  });

  it('come from the host of the site where nobody says from whom', () => {
    const { global } = configured({
      SMTP_URL: 'smtp://mail.example',
      PUBLIC_URL: 'https://garage.example:8443/',
    });
    expect(global).toMatchObject({
      smtp_smarthost: 'mail.example:587',
      smtp_from: 'website@garage.example',
      smtp_require_tls: true,
    });
    expect(global).not.toHaveProperty('smtp_auth_username');
  });

  it('are encrypted from the first byte on another port, too, and only where the address says so', () => {
    expect(configured({ SMTP_URL: 'smtps://mail.example:2465' }).global).toMatchObject({
      smtp_smarthost: 'mail.example:2465',
      smtp_force_implicit_tls: true,
    });
    expect(configured({ SMTP_URL: 'smtp://mail.example:465' }).global).toMatchObject({
      smtp_force_implicit_tls: false,
      smtp_require_tls: true,
    });
  });

  it.each([
    'smtp://mail.example.ch',
    'smtp://user:password@MAIL.example.ch:25',
    'smtp://203.0.113.7',
    'smtp://[2001:db8::1]:587',
    'smtp://localhost.example.ch',
    'smtp://127.0.0.1.example.ch',
    'smtp://10.example',
    'smtp://172.32.0.1',
    'smtp://172.15.0.1',
    'smtp://localhost:1025',
    'smtp://LocalHost.',
    'smtp://mail:1025',
    'smtp://relay.localhost',
    'smtp://host.docker.internal:25',
    'smtp://127.0.0.1:2525',
    'smtp://10.1.2.3',
    'smtp://172.31.0.1',
    'smtp://192.168.1.10:25',
    'smtp://[::1]:25',
    'smtp://[fd00::25]:25',
    'smtp://[fe80::1]',
  ])('may leave without encryption where other mails may: %s', (url) => {
    expect(configured({ SMTP_URL: url }).global['smtp_require_tls']).toBe(requiresTls(url, false));
    const allowed = configured({ SMTP_URL: url, SMTP_ALLOW_PLAINTEXT: 'true' });
    expect(allowed.global['smtp_require_tls']).toBe(false);
  });

  it('are configured in a way that Alertmanager takes, which nobody else reads', () => {
    configured({ SMTP_URL: 'smtps://user:secret@mail.example' });
    const { status, stderr } = spawnSync('amtool', ['check-config', file], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it.each([
    [{}, 'ALERT_EMAIL is not set'],
    [{ ALERT_EMAIL: 'operator@garage.example' }, 'SMTP_URL is not set'],
    [{ ALERT_EMAIL: 'operator@garage.example', SMTP_URL: 'https://mail.example' }, 'SMTP_URL begins with'],
  ])('are not promised with half the settings: %j', (settings, complaint) => {
    const { status, stderr } = start(settings);
    expect(status).toBe(1);
    expect(stderr).toContain(complaint);
  });
});
