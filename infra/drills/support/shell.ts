import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { tied } from '../../local/tied.ts';

export interface Answer {
  status: number | null;
  /** What was printed, and what was complained about. */
  printed: string;
  complaints: string;
  seconds: number;
}

/** As for somebody who types one command after the other: each goes on in the folder to which the last one has led. */
export class Shell {
  #folder: string;
  readonly #environment: NodeJS.ProcessEnv;

  constructor(folder: string, environment: NodeJS.ProcessEnv) {
    this.#folder = folder;
    this.#environment = environment;
  }

  get folder(): string {
    return this.#folder;
  }

  /** Resolves at its end, however that is. */
  async type(command: string): Promise<Answer> {
    const begun = performance.now();
    const child = spawn(...tied('bash', ['-c', `${command}\nstatus=$?; pwd >&3; exit $status`]), {
      cwd: this.#folder,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    const [, out, err, where] = child.stdio;
    const texts = [out, err, where].map((stream) => textOf(stream as Readable));
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const [printed = '', complaints = '', folder = ''] = await Promise.all(texts);
    this.#folder = folder.trim() || this.#folder;
    return { status, printed, complaints, seconds: (performance.now() - begun) / 1000 };
  }

  /** The same where anything but success is a fault; answers what was printed. */
  async run(command: string): Promise<string> {
    const { status, printed, complaints } = await this.type(command);
    if (status === 0) return printed;
    throw new Error(`ended with ${status}: ${command}\n${printed.slice(-2000)}${complaints.slice(-2000)}`);
  }
}

async function textOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const part of stream.setEncoding('utf8')) text += String(part);
  return text;
}

/**
 * What leads to a Docker engine, and nothing else of our environment: what is set for another installation would come
 * before what the commands say.
 */
export function engineEnvironment(): NodeJS.ProcessEnv {
  const names = /^(?:PATH|HOME|LANG|DOCKER_\w+|COMPOSE_DOCKER_CLI_BUILD|https?_proxy|no_proxy)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)));
}
