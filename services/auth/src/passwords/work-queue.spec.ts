import { describe, expect, it } from '@jest/globals';
import { QueueFullError, WorkQueue } from './work-queue.js';

/** A task that ends when the test says so. */
function heldTask() {
  let started = false;
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const run = async (): Promise<string> => {
    started = true;
    await held;
    return 'done';
  };
  return { run, finish: () => release?.(), hasStarted: () => started };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of expensive work', () => {
  it('runs no more tasks at once than allowed, and the waiting ones in order', async () => {
    const queue = new WorkQueue(2, 2);
    const tasks = [heldTask(), heldTask(), heldTask(), heldTask()];
    const results = tasks.map((task) => queue.run(task.run));
    await nextTurn();
    expect(tasks.map((task) => task.hasStarted())).toEqual([true, true, false, false]);

    tasks[1]?.finish();
    await nextTurn();
    expect(tasks.map((task) => task.hasStarted())).toEqual([true, true, true, false]);

    for (const task of tasks) task.finish();
    await expect(Promise.all(results)).resolves.toEqual(['done', 'done', 'done', 'done']);
  });

  it('refuses at once what would have to wait too long, and recovers afterwards', async () => {
    const queue = new WorkQueue(1, 1);
    const first = heldTask();
    const second = heldTask();
    const running = [queue.run(first.run), queue.run(second.run)];
    await expect(queue.run(() => Promise.resolve())).rejects.toBeInstanceOf(QueueFullError);

    first.finish();
    second.finish();
    await Promise.all(running);
    await expect(queue.run(() => Promise.resolve('again'))).resolves.toBe('again');
  });

  it('frees the place of a task that failed', async () => {
    const queue = new WorkQueue(1, 0);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
