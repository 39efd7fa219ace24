import { eventually } from '../eventually.ts';
import type { Engine } from './engine.ts';

const PATIENCE_MS = 60_000;

const KINDS = {
  link: 'a[href]',
  button: 'button, summary',
  field: 'input, textarea, select',
  'free day': '.rdp-day:not(.rdp-disabled) button',
  'free time': 'input[type=radio][name=time]',
} as const;
type Kind = keyof typeof KINDS;

/**
 * The element that can be seen, and is not behind a window, whose name begins so; of several, the one at this place.
 * Runs in the page.
 * A picture's name is its text, a field's that of its label.
 */
const FIND = `((selector, name, at) => {
  const window = document.querySelector('dialog:modal');
  const words = (element) => element.innerText || element.querySelector('img')?.alt || '';
  const nameOf = (element) =>
    element.getAttribute('aria-label') ||
    (element.labels?.length ? [...element.labels].map(words).join(' ') : words(element)).trim();
  return [...document.querySelectorAll(selector)].filter(
    (element) =>
      (!window || window.contains(element)) &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      nameOf(element).startsWith(name),
  ).at(at);
})`;
const IS_ALIVE = `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))`;

/** Somebody who goes by what is written on the page. Waits for what is not there yet. */
export class Visitor {
  readonly #engine: Engine;
  readonly #site: string;

  constructor(engine: Engine, site: string) {
    this.#engine = engine;
    this.#site = site;
  }

  /** Waits until React has taken over what the server rendered, too. */
  async open(path: string): Promise<void> {
    await this.#engine.open(this.#site + path);
    await this.#until(() => this.#engine.ask(IS_ALIVE), `${path} has not come to life`);
  }

  follow(link: string): Promise<void> {
    return this.#click('link', link);
  }

  press(button: string): Promise<void> {
    return this.#click('button', button);
  }

  choose(field: string): Promise<void> {
    return this.#click('field', field);
  }

  /** The first day and its last time: the first one may come within the 24 hours of notice meanwhile. */
  take(kind: 'free day' | 'free time'): Promise<void> {
    return this.#click(kind, '', kind === 'free day' ? 0 : -1);
  }

  /** At the end of what stands there. */
  write(field: string, text: string): Promise<void> {
    return this.#do('field', field, (element) => this.#engine.type(element, text));
  }

  see(text: string): Promise<void> {
    const isRead = `document.body.innerText.includes(${JSON.stringify(text)})`;
    return this.#until(() => this.#engine.ask(isRead), `«${text}» is not to be read`);
  }

  #click(kind: Kind, name: string, at = 0): Promise<void> {
    return this.#do(kind, name, (element) => this.#engine.click(element), at);
  }

  #do(kind: Kind, name: string, act: (element: string) => Promise<void>, at = 0): Promise<void> {
    const element = `${FIND}(${JSON.stringify(KINDS[kind])}, ${JSON.stringify(name)}, ${at})`;
    return this.#until(async () => {
      const isThere = await this.#engine.ask<boolean>(`Boolean(${element})`);
      if (isThere) await act(element);
      return isThere;
    }, `no ${kind} «${name}» can be used`);
  }

  /** Tries until it is so: a page on its way answers nothing, and what it has drawn anew cannot be clicked. */
  async #until(attempt: () => Promise<boolean>, otherwise: string): Promise<void> {
    let cause: unknown;
    const attemptOnce = async () => {
      try {
        return await attempt();
      } catch (error) {
        cause = error;
        return false;
      }
    };
    if (await eventually(attemptOnce, true, PATIENCE_MS)) return;
    const page = await this.#engine.ask<string>('`${location.href}: ${document.body.innerText}`');
    throw new Error(`${otherwise} on ${page.replaceAll(/\s+/g, ' ').slice(0, 600)}`, { cause });
  }
}
