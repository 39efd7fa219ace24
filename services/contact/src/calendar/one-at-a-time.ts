/**
 * Runs pieces of work one after the other, in the order in which they came.
 *
 * The workshop's lock already does so across replicas; but each transaction that waits for it holds a
 * database connection, and a rush of bookings would leave none for everybody else.
 */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work, work);
    this.last = result.catch(() => undefined);
    return result;
  }
}
