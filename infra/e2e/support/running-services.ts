import { fileURLToPath } from 'node:url';
import { LogFile } from '../../local/log-file.ts';
import { planParts, SERVICES, type Service } from '../../local/parts.ts';
import { readSettings } from '../../local/settings.ts';
import { SupervisedProcess } from '../../local/supervised-process.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface RunningServices {
  /** Where each service is, without a slash at the end. */
  urls: Record<Service, string>;
  stop(): Promise<void>;
}

interface Options {
  /** Where the database is for each service, with the role that it signs in with. */
  databaseUrls: Record<Service, string>;
  dataDir: string;
  /** Settings as `npm start` takes them. */
  settings?: Record<string, string>;
  /** Another checkout, such as the last release; it has to be built. */
  root?: string;
}

/** Starts the compiled services as `npm start` does, with a mail catcher, and without the web server. */
export async function startServices({
  databaseUrls,
  dataDir,
  settings = {},
  root = ROOT,
}: Options): Promise<RunningServices> {
  const environment = { ...settings, PATH: process.env['PATH'], DATA_DIR: dataDir };
  const { services, mailCatcher } = await planParts(
    readSettings(environment, root),
    databaseUrls,
    root,
    false,
  );
  const running = [mailCatcher!, ...services].map(
    (part) =>
      new SupervisedProcess({
        ...part,
        log: new LogFile(dataDir, part.name),
        onStart: () => {},
        onNotice: () => {},
      }),
  );
  const stop = async () => {
    await Promise.all(running.map((part) => part.stop()));
  };
  try {
    await Promise.all(running.map((part) => part.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  const urls = Object.fromEntries(
    SERVICES.map((name) => [name, new URL(services.find((part) => part.name === name)!.readyUrl!).origin]),
  ) as Record<Service, string>;
  return { urls, stop };
}
