import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 500;

interface Server {
  pid: number;
  /** Settles when it is gone, wanted or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
}

export interface KeptServer<S extends Server> {
  /** As it was started first; address and data stay the same. */
  first: S;
  /**
   * Ends it as a crash would; resolves when it is gone, and it is already being started again.
   * @param awayMs How long it stays away before that.
   */
  kill(awayMs?: number): Promise<void>;
  /** Stops it and leaves it stopped. */
  stop(): Promise<void>;
}

/** Starts a server again as soon as it has ended by itself, as `npm start` and container engines do. */
export async function keepServer<S extends Server>(start: () => Promise<S>): Promise<KeptServer<S>> {
  const stopping = new AbortController();
  let pauseMs = 0;
  const first = await start();
  /** Null when it was stopped while it was away. */
  let current: Promise<S | null> = Promise.resolve(first);
  const restart = async (): Promise<S | null> => {
    for (await sleep(pauseMs); !stopping.signal.aborted; await sleep(RETRY_MS)) {
      try {
        return await start();
      } catch (error) {
        console.error(`a server does not come back yet: ${(error as Error).message}`);
      }
    }
    return null;
  };
  const keep = async (): Promise<void> => {
    for (let server: S | null = first; server; server = await current) {
      await server.exited;
      if (stopping.signal.aborted) return;
      current = restart();
    }
  };
  void keep();
  return {
    first,
    kill: async (awayMs = 0) => {
      const server = await current;
      if (!server) throw new Error('what was stopped cannot be killed');
      pauseMs = awayMs;
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
    },
    stop: async () => {
      stopping.abort();
      await (await current)?.stop();
    },
  };
}
