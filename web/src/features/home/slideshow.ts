import { FADE_MS, SLIDE_MS } from './slideshow-times.ts';

/** The next picture is fetched this long before it is due. */
const FETCH_AHEAD_MS = 5000;

/**
 * Lets the pictures of a stage follow each other. Plain DOM: nothing but attributes changes, and React need not
 * render for it. The server renders the first picture as shown and the others unrendered, which keeps the browser
 * from loading them. Stands still for who prefers that, in a hidden tab, and while the box inside is
 * ticked that stops it. Returns what ends it.
 */
export function startSlideshow(stage: HTMLElement): () => void {
  const slides = [...stage.querySelectorAll<HTMLElement>('[data-slide]')];
  const marks = [...stage.querySelectorAll<HTMLElement>('[data-mark]')];
  const stopper = stage.querySelector<HTMLInputElement>('input[type=checkbox]');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  if (slides.length < 2) return () => {};

  const whole = new AbortController();
  /** Ends what is planned for the picture that is shown. */
  let turn = new AbortController();
  let shown = 0;

  function set(index: number, state: 'shown' | 'next' | 'leaving' | ''): void {
    slides[index]!.dataset['slide'] = state;
  }

  function onlyShown(): void {
    for (const index of slides.keys()) set(index, index === shown ? 'shown' : '');
  }

  function play(): void {
    turn.abort();
    onlyShown();
    if (still.matches) delete stage.dataset['running'];
    else stage.dataset['running'] = stopper?.checked ? 'paused' : 'playing';
    if (stage.dataset['running'] === 'playing' && !document.hidden) plan(shown);
  }

  function plan(before: number): void {
    const next = (before + 1) % slides.length;
    if (next === shown) return;
    turn = new AbortController();
    const { signal } = turn;
    const later = (ms: number, act: () => void) => {
      const timer = setTimeout(act, ms);
      signal.addEventListener('abort', () => clearTimeout(timer));
    };
    const image = slides[next]!.querySelector('img')!;
    // Waited for and decoded before it is shown, so that no empty box fades in; one that never comes is passed over.
    const change = async () => {
      const isThere = await image.decode().then(
        () => true,
        () => false,
      );
      if (signal.aborted) return;
      if (isThere) show(next);
      else plan(next);
    };
    later(FADE_MS, onlyShown);
    later(SLIDE_MS - FETCH_AHEAD_MS, () => set(next, 'next'));
    later(SLIDE_MS, () => void change());
  }

  function show(next: number): void {
    turn.abort();
    onlyShown();
    set(shown, 'leaving');
    set(next, 'shown');
    shown = next;
    for (const [index, mark] of marks.entries()) mark.dataset['mark'] = index === shown ? 'current' : '';
    plan(shown);
  }

  const { signal } = whole;
  for (const target of [still, stopper]) target?.addEventListener('change', play, { signal });
  document.addEventListener('visibilitychange', play, { signal });
  play();
  return () => {
    whole.abort();
    turn.abort();
    delete stage.dataset['running'];
  };
}
