import type { Effect, FarAndNear } from './effect.ts';

/** The room in which pieces fall, in CSS pixels. */
export interface Room {
  width: number;
  height: number;
}

/** One thing in the air. */
export interface Piece {
  look: number;
  x: number;
  y: number;
  radius: number;
  fall: number;
  alpha: number;
  /** Share of the wind: what is near moves further. */
  wind: number;
  /** Where it is in its swing, turns and glimmer, and how fast these go. */
  phase: number;
  swing: number;
  turn: number;
  spin: number;
  tumble: number;
}

/** How far above the lower edge pieces begin to fade. */
const FADE_PX = 140;

const between = ([far, near]: FarAndNear, depth: number) => far + (near - far) * depth;

/** Pieces spread over the whole room, most of them far away. */
export function scatter(effect: Effect, { width, height }: Room, random = Math.random): Piece[] {
  return Array.from({ length: effect.count }, () => {
    const depth = random() ** 1.7;
    const either = () => 2 * random() - 1;
    return {
      look: Math.floor(random() * effect.looks.length),
      x: random() * width,
      y: random() * height,
      radius: between(effect.radius, depth),
      fall: between(effect.fall, depth),
      alpha: between(effect.alpha, depth),
      wind: effect.wind * (0.4 + 0.6 * depth),
      phase: random() * 2 * Math.PI,
      swing: effect.swayRate * (0.6 + 0.8 * random()),
      // What does not turn stands upright.
      turn: effect.spin && random() * 2 * Math.PI,
      spin: effect.spin * either(),
      tumble: effect.tumble * (0.4 + 0.6 * random()),
    };
  });
}

/** Gusts that come and go, in pixels per second. */
export function windAt(seconds: number): number {
  return 9 * Math.sin(seconds * 0.21) + 6 * Math.sin(seconds * 0.53 + 1.7) + 5;
}

/** Moves a piece on; one that has left the room comes back on its other side. */
export function advance(piece: Piece, seconds: number, wind: number, room: Room): void {
  piece.y += piece.fall * seconds;
  piece.x += wind * piece.wind * seconds;
  piece.turn += piece.spin * seconds;
  const margin = piece.radius + 60;
  if (piece.y > room.height + piece.radius) piece.y = -piece.radius;
  if (piece.x > room.width + margin) piece.x = -margin;
  else if (piece.x < -margin) piece.x = room.width + margin;
}

/** Pieces do not end at a line: they fade towards the lower edge. */
export function fadeAt(y: number, height: number): number {
  return Math.min(1, Math.max(0, (height - y) / FADE_PX));
}
