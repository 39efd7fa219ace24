import { freePort } from '../../local/free-port.ts';
import { copyCheckout } from './checkout-copy.ts';
import { removeProject, requireEngine } from './docker-project.ts';
import { engineEnvironment, Shell } from './shell.ts';

export interface ComposeProject extends AsyncDisposable {
  /** Types commands in the folder of `docker-compose.yml`, with the settings of this project. */
  shell: Shell;
  url: string;
  admin: { username: string; password: string };
}

interface Options {
  /** Names the project, its volumes and networks. */
  project: string;
  /** Of the images that are built, so that none of a real installation is replaced. */
  release: string;
  firstPort: number;
  /** Besides those of every project. */
  settings?: Record<string, string>;
}

/**
 * The product in containers of its own, out of this checkout's last commit; nothing is built or started yet. Throws
 * without root, who reads and kills what is in a container, and without an engine. Disposing removes everything.
 */
export async function prepareComposeProject(options: Options): Promise<ComposeProject> {
  const { project, release, firstPort, settings = {} } = options;
  if (process.getuid?.() !== 0) throw new Error('needs root, to reach into containers from outside');
  requireEngine();
  removeProject(project, release);
  await using prepared = new AsyncDisposableStack();
  const folder = prepared.adopt(copyCheckout(), (copy) => copy.remove());
  prepared.defer(() => removeProject(project, release));
  const port = await freePort(firstPort);
  const url = `http://127.0.0.1:${port}`;
  const admin = { username: 'admin', password: 'a main admin passphrase' };
  const shell = new Shell(folder.path, {
    ...engineEnvironment(),
    COMPOSE_PROJECT_NAME: project,
    RELEASE: release,
    PORT: String(port),
    PUBLIC_URL: url,
    // Whoever asks fifty times a second until there is an answer has to be let in.
    RATE_LIMIT_FACTOR: '1000',
    MAIN_ADMIN_USERNAME: admin.username,
    MAIN_ADMIN_PASSWORD: admin.password,
    ...settings,
  });
  const whole = prepared.move();
  return { shell, url, admin, [Symbol.asyncDispose]: () => whole.disposeAsync() };
}
