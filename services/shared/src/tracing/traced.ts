import { TRACING, type TracedWork, type Tracing } from '@garage/contracts/tracing';

/** Loaded before everything else, or not at all. */
const tracing = (globalThis as { [TRACING]?: Tracing })[TRACING];

/** Does the work as a piece of the trace, where traces are wanted. */
export function traced<T>(work: TracedWork, does: () => Promise<T>): Promise<T> {
  return tracing ? tracing.run(work, does) : does();
}

/** The trace that is under way, for work that is stored to be done later. */
export function currentTrace(): string | undefined {
  return tracing?.current();
}
