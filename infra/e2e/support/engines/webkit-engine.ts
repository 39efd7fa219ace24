import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../local/free-port.ts';
import { tied } from '../../../local/tied.ts';
import { eventually } from '../eventually.ts';
import type { Engine } from './engine.ts';

const FIRST_PORT = 19_515;
const LOADING_MS = 30_000;
const ANSWER_MS = 10_000;
const SCREEN = ['-screen', '0', '1600x1200x24'];
/** Its window would else be wider than a phone, because of its buttons. */
const SMALL_BUTTONS = '* { min-width: 0; margin: 0; padding: 0; font-size: 5px }';
const NO_MOTION = '[Settings]\ngtk-enable-animations=0\n';

/** Its protocol tells nothing of the console, so the page itself writes down what comes there. Runs in the page. */
const RECORD = `if (!window.complaints) {
  const complaints = (window.complaints = []);
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => complaints.push('forbidden: ' + blockedURI));
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...words) => (complaints.push(words.join(' ')), write.apply(console, words));
  }
}`;

/** Safari's engine as Debian has it, with its own small browser on a screen that nobody sees. */
export async function openWebkit(): Promise<Engine> {
  const opened = new AsyncDisposableStack();
  try {
    const server = await startDriver(opened, await startDisplay(opened));
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        // The driver now and then misses that a page has loaded, and would wait for ever: the page itself is asked.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { args: ['--automation', '--dark-mode'] },
      })
      .build();
    opened.defer(() => driver.quit());
    return engineOf(driver, () => opened.disposeAsync());
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

function engineOf(driver: WebDriver, close: () => Promise<void>): Engine {
  const ask = <T>(expression: string) => answered(driver.executeScript<T>(`return ${expression}`));
  /** In the middle of the window: the driver itself brings it to the edge only, and then may not find it there. */
  async function find(element: string): Promise<WebElement> {
    await driver.executeScript(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    return ask<WebElement>(element);
  }
  const complaints: string[] = [];
  async function readRecord(): Promise<void> {
    complaints.push(...(await ask<string[]>('(window.complaints ?? []).splice(0)')));
  }
  async function until(condition: string): Promise<void> {
    const holds = () => ask<boolean>(condition).catch(() => false); // between two pages nobody answers
    if (!(await eventually(holds, true, LOADING_MS)))
      throw new Error(`in vain WebKit waits for ${condition}`);
  }
  return {
    open: async (address) => {
      await readRecord(); // it goes with the page
      await driver.executeScript('window.isLeft = true');
      await driver.get(address);
      await until(`!window.isLeft && document.readyState !== 'loading'`);
      await driver.executeScript(RECORD); // the page's own scripts begin when it has loaded
      await until(`document.readyState === 'complete'`);
    },
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    ask,
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).sendKeys(text),
    photograph: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: async () => {
      await readRecord();
      return complaints;
    },
    close,
  };
}

/** Of a question that comes while one page gives way to the next, the driver now and then gives no answer, ever. */
function answered<T>(answer: Promise<T>): Promise<T> {
  const tooLate = sleep(ANSWER_MS, undefined, { ref: false }).then(() => {
    throw new Error(`WebKit has not answered within ${ANSWER_MS} ms`);
  });
  return Promise.race([answer, tooLate]);
}

/** Chooses a number that is free, and says which. */
async function startDisplay(opened: AsyncDisposableStack): Promise<string> {
  const server = start(opened, 'Xvfb', ['-displayfd', '1', '-nolisten', 'tcp', ...SCREEN]);
  const [number] = (await once(server.stdout!, 'data')) as [Buffer];
  return `:${String(number).trim()}`;
}

async function startDriver(opened: AsyncDisposableStack, display: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  const gtk = path.join(folder, 'gtk-3.0');
  mkdirSync(gtk);
  writeFileSync(path.join(gtk, 'gtk.css'), SMALL_BUTTONS);
  writeFileSync(path.join(gtk, 'settings.ini'), NO_MOTION);
  const port = await freePort(FIRST_PORT);
  start(opened, 'WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    // It needs rights that containers seldom have; the pages that are opened here are our own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await eventually(answers, true))) throw new Error('WebKitWebDriver did not start');
  return url;
}

function start(
  opened: AsyncDisposableStack,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn(...tied(program, args), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  opened.defer(async () => {
    child.kill();
    await ended;
  });
  return child;
}
