import TestSequencer from '@jest/test-sequencer'; // comes with Jest: its own order

/** Take minutes, some of them mostly waiting, and not all are long to read, which is what Jest goes by. */
const LONGEST = [
  'view-inside',
  'staff-accessibility',
  'engines',
  'mail-and-crashes',
  'dashboard',
  'lost-machine',
  'hostile-texts',
  'editors',
  'hostile-pictures-and-promotions',
].map((name) => `/${name}.e2e-spec.ts`);

const isLong = ({ path }) => LONGEST.some((file) => path.endsWith(file));

/**
 * Begins with what takes longest, so that at the end no processor waits for it. Jest does so by itself on a machine that
 * has run the tests before; this is for one that has not.
 */
export default class LongestFirst extends TestSequencer {
  async sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- of the same name, but Jest's
    const sorted = await super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
