import type { VisualEffect } from '@garage/contracts/promotions';
import type { Draw, Effect } from './effect.ts';
import { EFFECTS } from './effects.ts';
import { advance, fadeAt, scatter, windAt, type Piece, type Room } from './pieces.ts';

/** Soft things in motion gain nothing from more; every pixel is cleared and composed in each frame. */
const MOST_DENSITY = 1.5;
const MOST_PIXELS = 2_500_000;
/** Faster displays show no more frames than this allows. */
const SHORTEST_FRAME_MS = 14;
/** A machine that does not keep up draws half as often, which is smooth enough and leaves it time for the page. */
const RELAXED_FRAME_MS = 30;
const LATE_FRAME_MS = 20;
const MOST_LATE_FRAMES = 40;
/** After a pause pieces go on from where they were instead of jumping. */
const LONGEST_STEP_S = 0.05;

/** Looks are drawn once; a frame only copies them. */
function drawLook(draw: Draw, radius: number, density: number): HTMLCanvasElement {
  const sprite = document.createElement('canvas');
  const side = Math.ceil(2 * radius * density);
  sprite.width = side;
  sprite.height = side;
  const context = sprite.getContext('2d');
  if (context) {
    context.setTransform(side / 2, 0, 0, side / 2, side / 2, side / 2);
    draw(context);
  }
  return sprite;
}

class Player {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #effect: Effect;
  #room: Room = { width: 0, height: 0 };
  #density = 1;
  #looks: HTMLCanvasElement[] = [];
  #pieces: Piece[] = [];
  #frame = 0;
  #last = 0;
  #seconds = 0;
  #shortest = SHORTEST_FRAME_MS;
  #late = 0;

  constructor(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, effect: Effect) {
    this.#canvas = canvas;
    this.#context = context;
    this.#effect = effect;
  }

  /** Fits the drawing to its canvas; pieces keep their place in proportion. */
  fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width === 0 || height === 0) return;
    const before = this.#room;
    this.#room = { width, height };
    this.#density = Math.min(
      window.devicePixelRatio,
      MOST_DENSITY,
      Math.sqrt(MOST_PIXELS / (width * height)),
    );
    this.#canvas.width = Math.round(width * this.#density);
    this.#canvas.height = Math.round(height * this.#density);
    this.#looks = this.#effect.looks.map((draw) => drawLook(draw, this.#effect.radius[1], this.#density));
    if (before.width === 0) this.#pieces = scatter(this.#effect, this.#room);
    for (const piece of before.width === 0 ? [] : this.#pieces) {
      piece.x *= width / before.width;
      piece.y *= height / before.height;
    }
  }

  play(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#next);
  }

  pause(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  clear(): void {
    this.pause();
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    this.#context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
  }

  readonly #next = (now: number): void => {
    this.#frame = requestAnimationFrame(this.#next);
    const passed = now - this.#last;
    if (passed < this.#shortest) return;
    this.#last = now;
    this.#late = passed > LATE_FRAME_MS ? this.#late + 1 : Math.max(0, this.#late - 1);
    if (this.#late > MOST_LATE_FRAMES) this.#shortest = RELAXED_FRAME_MS;
    const step = Math.min(passed / 1000, LONGEST_STEP_S);
    this.#seconds += step;
    this.#draw(step);
  };

  #draw(step: number): void {
    const context = this.#context;
    const wind = windAt(this.#seconds);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    for (const piece of this.#pieces) {
      advance(piece, step, wind, this.#room);
      this.#drawPiece(piece);
    }
  }

  #drawPiece(piece: Piece): void {
    const look = this.#looks[piece.look];
    if (!look) return;
    const { sway, twinkle } = this.#effect;
    const swing = Math.sin(piece.phase + this.#seconds * piece.swing);
    const glimmer = twinkle && 0.5 + 0.5 * Math.sin(piece.phase + this.#seconds * twinkle);
    const alpha = piece.alpha * fadeAt(piece.y, this.#room.height) * (twinkle ? 0.15 + 0.85 * glimmer : 1);
    const side = piece.radius * this.#density;
    // A leaf leans into its swing; its thin side shows as it turns over.
    const angle = piece.turn + (piece.spin ? swing * 0.5 : 0);
    const thin = piece.tumble ? Math.cos(piece.phase + this.#seconds * piece.tumble) : 1;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const context = this.#context;
    context.globalAlpha = alpha;
    context.setTransform(
      cos * side,
      sin * side,
      -sin * side * thin,
      cos * side * thin,
      (piece.x + swing * sway) * this.#density,
      piece.y * this.#density,
    );
    context.drawImage(look, -1, -1, 2, 2);
  }
}

/**
 * Plays an effect on a canvas until the returned function is called. It rests while the tab is hidden or
 * the canvas out of view, and stays away from visitors who asked for less motion.
 */
export function playEffect(canvas: HTMLCanvasElement, name: VisualEffect): () => void {
  const context = canvas.getContext('2d');
  const effect = EFFECTS[name] as Effect | undefined;
  if (!context || !effect) return () => {};
  const player = new Player(canvas, context, effect);
  const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  let inView = false;

  const decide = () => {
    if (lessMotion.matches) player.clear();
    else if (inView && !document.hidden) player.play();
    else player.pause();
    canvas.toggleAttribute('data-playing', !lessMotion.matches);
  };
  const size = new ResizeObserver(() => player.fit());
  const view = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    decide();
  });
  player.fit();
  size.observe(canvas);
  view.observe(canvas);
  document.addEventListener('visibilitychange', decide);
  lessMotion.addEventListener('change', decide);

  return () => {
    size.disconnect();
    view.disconnect();
    document.removeEventListener('visibilitychange', decide);
    lessMotion.removeEventListener('change', decide);
    player.clear();
    canvas.removeAttribute('data-playing');
  };
}
