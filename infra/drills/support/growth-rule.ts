/** What may lie between two looks at the same work: a share of the figure, and at least so much. */
export interface Noise {
  share: number;
  least: number;
}

export interface Growth {
  /** The lowest figures of the third and of the last quarter. */
  before: number;
  after: number;
  holds: boolean;
}

const FEWEST_IN_A_QUARTER = 5;

/**
 * Whether a figure goes on growing after warm-up, which is the first half of the run. What is compared are the lowest
 * figures of the last two quarters: memory that is cleared now and then goes up and down, and what is never given back
 * lifts the floor.
 */
export function growthOf(samples: readonly number[], { share, least }: Noise): Growth {
  const quarter = Math.floor(samples.length / 4);
  if (quarter < FEWEST_IN_A_QUARTER) throw new Error(`${samples.length} samples are too few to tell`);
  const before = Math.min(...samples.slice(-2 * quarter, -quarter));
  const after = Math.min(...samples.slice(-quarter));
  return { before, after, holds: after - before <= Math.max(share * before, least) };
}
