import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Delivery {
  recipients: string[];
  isEncrypted: boolean;
}

export type ReceivedMail = Email & Delivery;

/** A real SMTP server for specs, which can be away, come back, and refuse. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  /** What the server answers to a finished mail instead of taking it. */
  refusal: { responseCode: number; message: string } | null = null;
  /** Mailboxes that it does not have. */
  readonly unknownMailboxes = new Set<string>();
  /** How long the server thinks before it takes a mail. */
  delayMs = 0;
  /** What the server waits for before it takes a mail. */
  decision: Promise<void> = Promise.resolve();
  /** Whether it asks who comes, and takes everybody; set before it starts. */
  asksForSignIn = false;
  /** Nobody who comes may sign in. */
  refusesSignIn = false;
  /** It sends away whoever comes, without a word about a mail. */
  refusesGreeting = false;
  /** How often somebody came. */
  greetings = 0;
  /** Whether it can encrypt, with a certificate that nobody trusts. */
  offersTls = false;
  /** How many mails were handed over completely, taken or not. */
  exchanges = 0;
  /** How many mails it thought about at the same time, at the most. */
  mostAtOnce = 0;
  private underway = 0;
  private server: SMTPServer | null = null;
  private usedPort = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.usedPort}`;
  }

  /** Listens on the same port as before when it was started before. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      logger: false, // also of the certificate that comes with it
      disabledCommands: [...(this.offersTls ? [] : ['STARTTLS']), ...(this.asksForSignIn ? [] : ['AUTH'])],
      allowInsecureAuth: true,
      onConnect: (_session, done) => {
        this.greetings++;
        done(this.refusesGreeting ? Object.assign(new Error('later'), { responseCode: 421 }) : null);
      },
      onAuth: (_auth, _session, done) => {
        if (this.refusesSignIn) done(Object.assign(new Error('who are you?'), { responseCode: 535 }));
        else done(null, { user: 'website' });
      },
      onRcptTo: ({ address }, _session, done) => {
        const isUnknown = this.unknownMailboxes.has(address);
        done(isUnknown ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
      },
      onData: (stream, session, done) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const isEncrypted = session.secure;
        callbackify(() => this.take(stream, { recipients, isEncrypted }))((error) => done(error));
      },
    });
    server.on('error', () => {}); // a client that went away in the middle is part of the specs
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject); // such as another program that has the port by now
      server.listen(this.usedPort, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
    this.usedPort = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  private async take(stream: Readable, delivery: Delivery): Promise<void> {
    const raw = await buffer(stream);
    const { refusal } = this; // as it was when the mail came
    this.exchanges++;
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.underway);
    await this.decision;
    if (this.delayMs) await sleep(this.delayMs, undefined, { ref: false });
    this.underway--;
    if (refusal) {
      throw Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode });
    }
    this.mails.push({ ...(await PostalMime.parse(raw)), ...delivery });
  }
}
