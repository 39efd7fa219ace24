/** Draws one piece in the middle of a square that reaches from -1 to 1 in both directions. */
export type Draw = (context: CanvasRenderingContext2D) => void;

/** A value of what is far away and of what is close by. */
export type FarAndNear = readonly [far: number, near: number];

/** What falls over the hero, and how. Lengths are CSS pixels, rates are per second. */
export interface Effect {
  count: number;
  /** What a piece looks like; each picks one by chance. */
  looks: readonly Draw[];
  radius: FarAndNear;
  fall: FarAndNear;
  alpha: FarAndNear;
  /** How far it swings to either side, and how fast. */
  sway: number;
  swayRate: number;
  /** Fastest turn in the plane. */
  spin: number;
  /** Fastest turn out of the plane, which shows the thin side of a piece. */
  tumble: number;
  /** How fast it glimmers. */
  twinkle: number;
  /** How much of the wind it takes. */
  wind: number;
}
