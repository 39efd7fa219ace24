/** One piece of work in a trace. */
export interface TracedWork {
  /** Of the kind of work: nothing of whom or what it is about. */
  name: string;
  /** What somebody else has stored to be done later, or what is asked of somebody else. */
  kind: 'job' | 'call';
  /** The trace that the work belongs to, as `current` told it when it was stored. */
  continues?: string | undefined;
}

/** What `@garage/tracing` offers to programs that it was loaded before. */
export interface Tracing {
  run<T>(work: TracedWork, does: () => Promise<T>): Promise<T>;
  /** The trace that is under way, as W3C's `traceparent`. */
  current(): string | undefined;
}

/** Where it is found, so that without it nobody loads anything. */
export const TRACING = Symbol.for('@garage/tracing');
