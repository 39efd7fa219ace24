import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Upload {
  path: string;
  /** What `Content-Length` says; the body is chunked without it. */
  announced?: number;
  type?: string;
}

/** A request whose body is sent bit by bit, whatever is answered meanwhile. */
export interface Sending {
  /** Resolves when the bytes are on their way, with false when nobody takes them any more. */
  send(bytes: Buffer): Promise<boolean>;
  /** Whether an answer has begun to come. */
  isAnswered(): boolean;
  /** The status of the answer, as soon as there is one. */
  status(): Promise<number>;
  /** Everything that was answered, once nothing more will be. */
  ended(): Promise<string>;
  /** Whether nothing can be sent any more. */
  isOver(): boolean;
  /** Sends nothing more, but still listens. */
  end(): void;
  stop(): void;
}

export function startSending(port: number, { path, announced, type = 'text/plain' }: Upload): Sending {
  // Half open: what nobody reads any more can still be sent, as browsers do.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  let isOver = false;
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => (isOver = true)); // hung up on, which is what the tests look at
  socket.once('close', () => (isOver = true));
  const ended = new Promise<void>((resolve) => {
    socket.once('end', resolve).once('close', () => resolve());
  });
  const length = announced === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${announced}`;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: garage.example\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`);
  return {
    send: (bytes) =>
      new Promise((resolve) => {
        const size = `${bytes.length.toString(16)}\r\n`;
        const part = announced === undefined ? Buffer.concat([Buffer.from(size), bytes, CRLF]) : bytes;
        if (isOver) resolve(false);
        else socket.write(part, (error) => resolve(!error && !isOver));
      }),
    isAnswered: () => answer !== '',
    status: async () => {
      while (!/^HTTP\/1\.1 \d{3}/.test(answer)) {
        if (isOver) throw new Error('hung up on without an answer');
        await sleep(5);
      }
      return Number(answer.slice(9, 12));
    },
    ended: async () => {
      await ended;
      return answer;
    },
    isOver: () => isOver,
    end: () => void socket.end(),
    stop: () => void socket.destroy(),
  };
}

const CRLF = Buffer.from('\r\n');
