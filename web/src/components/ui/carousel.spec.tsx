import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPublic } from '../../testing/render-public.tsx';
import { Carousel } from './carousel.tsx';

const WIDTH = 300;
const INTERVAL = 5000;

let prefersStill: boolean;
let tellInView: (inView: boolean) => void;

function scrollAndTell(this: HTMLElement, options?: unknown): void {
  this.scrollLeft = (options as ScrollToOptions).left ?? 0;
  this.dispatchEvent(new Event('scroll'));
}

/** jsdom has no layout: slides stand beside each other, and scrolling is remembered and told. */
function layOut(): void {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => WIDTH },
    scrollWidth: { configurable: true, get: () => 4 * WIDTH },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH;
      },
    },
  });
  HTMLElement.prototype.scrollTo = scrollAndTell;
}

beforeEach(() => {
  jest.useFakeTimers();
  prefersStill = false;
  layOut();
  globalThis.matchMedia = (() =>
    Object.assign(new EventTarget(), { matches: prefersStill })) as unknown as typeof matchMedia;
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      tellInView = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {
      tellInView(true);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  for (const name of ['clientWidth', 'scrollWidth', 'offsetLeft', 'scrollTo']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
  jest.useRealTimers();
});

async function show(interval: number | null = INTERVAL) {
  renderPublic(
    <>
      <h2 id="things">Dinge</h2>
      <Carousel
        labelledBy="things"
        interval={interval}
        slides={[1, 2, 3, 4].map((key) => ({ key, content: <p>Ding {key}</p> }))}
      />
    </>,
  );
  await pass(0);
}

/** Time, and the loading of what moves the slides. */
async function pass(ms: number) {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
const shown = () =>
  screen
    .getAllByRole('button', { name: /^Folie/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');

it('a carousel goes on and back by button, around both ends', async () => {
  await show(null);
  await press('Zurück');
  expect(shown()).toBe(3);
  await press('Weiter');
  expect(shown()).toBe(0);
  await press('Weiter');
  expect(shown()).toBe(1);
  expect(screen.getAllByRole('list')[0]!.scrollLeft).toBe(WIDTH);
});

it('a carousel shows the slide of a dot that is pressed', async () => {
  await show(null);
  await press('Folie 3 zeigen');
  expect(shown()).toBe(2);
});

it('a carousel follows a finger', async () => {
  await show(null);
  screen.getAllByRole('list')[0]!.scrollTo({ left: 2.1 * WIDTH });
  await pass(200);
  expect(shown()).toBe(2);
});

it('a carousel changes every five seconds and begins again after the last slide', async () => {
  await show();
  await pass(INTERVAL - 1);
  expect(shown()).toBe(0);
  await pass(1);
  expect(shown()).toBe(1);
  for (let times = 0; times < 3; times += 1) await pass(INTERVAL + 10);
  expect(shown()).toBe(0);
});

it('a carousel counts the time anew after each change', async () => {
  await show();
  await pass(INTERVAL - 1000);
  await press('Weiter');
  await pass(INTERVAL - 1000);
  expect(shown()).toBe(1);
  await pass(1000);
  expect(shown()).toBe(2);
});

it('a carousel stands still while the focus is in it, out of view, and once stopped', async () => {
  await show();
  act(() => screen.getByRole('button', { name: 'Weiter' }).focus());
  await pass(3 * INTERVAL);
  expect(shown()).toBe(0);
  act(() => screen.getByRole('button', { name: 'Weiter' }).blur());
  act(() => tellInView(false));
  await pass(3 * INTERVAL);
  expect(shown()).toBe(0);
  act(() => tellInView(true));
  await press('Automatischen Wechsel anhalten');
  await pass(3 * INTERVAL);
  expect(shown()).toBe(0);
  await press('Automatischen Wechsel starten');
  await pass(INTERVAL);
  expect(shown()).toBe(1);
});

it('a carousel never moves by itself for who prefers less motion', async () => {
  prefersStill = true;
  await show();
  await pass(5 * INTERVAL);
  expect(shown()).toBe(0);
});

it('a carousel says what it is, and which slide is which', async () => {
  await show();
  expect(screen.getByRole('region', { name: 'Dinge' })).toHaveAttribute('aria-roledescription', 'Karussell');
  expect(screen.getByRole('listitem', { name: '4 von 4' })).toHaveTextContent('Ding 4');
});
