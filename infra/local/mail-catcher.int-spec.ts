import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { startMailCatcher, type RunningMailCatcher } from './mail-catcher.ts';
import type { CaughtMail } from './mail-store.ts';

let dir: string;
let catcher: RunningMailCatcher;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'mail-catcher-'));
  catcher = await startMailCatcher({ dir, smtpPort: 0, httpPort: 0 });
});

afterEach(async () => {
  await catcher.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function deliver(subject: string, html?: string): Promise<void> {
  const transport = createTransport(catcher.smtpUrl);
  await transport.sendMail({
    from: 'Website <web@garage-muster.example>',
    to: 'werkstatt@garage-muster.example',
    replyTo: { name: 'Jürg Müller', address: 'juerg@example.ch' },
    subject,
    text: 'Grüezi, die Bremsen quietschen.',
    ...(html && { html }),
  });
  transport.close();
}

async function messages(): Promise<CaughtMail[]> {
  return (await (await fetch(`${catcher.url}/api/messages`)).json()) as CaughtMail[];
}

describe('the mail catcher', () => {
  it('shows what was sent, newest first', async () => {
    await deliver('Erste Anfrage');
    await deliver('Zweite Anfrage', '<p>Grüezi</p>');
    const [second, first, ...others] = await messages();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ subject: 'Erste Anfrage', html: '' });
    expect(second).toMatchObject({
      from: 'Website <web@garage-muster.example>',
      to: ['werkstatt@garage-muster.example'],
      replyTo: ['Jürg Müller <juerg@example.ch>'],
      subject: 'Zweite Anfrage',
      text: expect.stringContaining('die Bremsen quietschen'),
      html: expect.stringContaining('<p>Grüezi</p>'),
      messageId: expect.stringMatching(/^<.+>$/),
    });
    expect(second!.headers['message-id']).toBe(second!.messageId);
  });

  it('keeps the mails when it is started again', async () => {
    await deliver('Vor dem Neustart');
    await catcher.stop();
    catcher = await startMailCatcher({ dir, smtpPort: 0, httpPort: 0 });
    expect((await messages()).map(({ subject }) => subject)).toEqual(['Vor dem Neustart']);
    expect(readdirSync(dir)).toEqual([expect.stringMatching(/\.eml$/)]);
  });

  it('forgets everything on request', async () => {
    await deliver('Weg damit');
    expect((await fetch(`${catcher.url}/api/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await messages()).toEqual([]);
    expect(readdirSync(dir)).toEqual([]);
  });

  it('shows a mail as a page in which nothing of the mail runs', async () => {
    await deliver('<script>alert(1)</script>', '<img src=x onerror="alert(2)">');
    const [mail] = await messages();
    const list = await (await fetch(catcher.url)).text();
    const detail = await (await fetch(`${catcher.url}/messages/${mail!.id}`)).text();
    for (const page of [list, detail]) {
      expect(page).not.toContain('<script>');
      expect(page).toContain('&#60;script&#62;');
    }
    expect(detail).toContain('<iframe sandbox ');
    expect(detail).not.toContain('<img');
  });

  it('answers 404 for a mail that does not exist', async () => {
    expect((await fetch(`${catcher.url}/messages/1-00`)).status).toBe(404);
    for (const odd of ['/messages/..%2F..%2Fpasswd', '//', '//evil.example/', '/%', '/messages/1?x']) {
      expect([odd, (await fetch(catcher.url + odd)).status]).toEqual([odd, 404]);
    }
  });

  it('says in its log what it caught, not for whom', async () => {
    const lines: string[] = [];
    const talkative = await startMailCatcher({
      dir,
      smtpPort: 0,
      httpPort: 0,
      log: (line) => void lines.push(line),
    });
    const transport = createTransport(talkative.smtpUrl);
    await transport.sendMail({ from: 'a@muster.example', to: 'vreni@muster.example', text: 'Grüezi' });
    transport.close();
    await talkative.stop();
    expect(lines).toEqual([expect.stringMatching(/^caught [\w-]+$/)]);
  });
});
