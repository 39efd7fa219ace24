import { addressOf, readSamples } from '../../bench/volume/samples.ts';
import { STAFF_CALLS } from '../../bench/volume/staff-calls.ts';

/** Everything that staff read, about what is stored at the moment. */
export async function everyStaffCall(databaseUrl: string): Promise<string[]> {
  const samples = await readSamples(databaseUrl);
  return Object.values(STAFF_CALLS)
    .flatMap((calls) => ('leftOut' in calls ? [] : calls))
    .flatMap((call) => addressOf(call, samples, 0) ?? []);
}
