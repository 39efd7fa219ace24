import type { DrillLine } from '../table.ts';
import { missingOf, repeatedIn, storedNumbers } from './numbered-messages.ts';
import { ReceivedMails } from './received-mails.ts';

/** What became of the numbered messages that were accepted; asked when no mail waits any more. */
export async function messagesLine(
  drill: string,
  accepted: ReadonlySet<number>,
  databaseUrl: string,
  dataDir: string,
): Promise<DrillLine> {
  const stored = await storedNumbers(databaseUrl);
  const mailed = await new ReceivedMails(dataDir).numbers();
  const faults = [
    missingOf(accepted, stored).length,
    repeatedIn(stored).length,
    missingOf(accepted, mailed).length,
    repeatedIn(mailed).length,
  ];
  return {
    drill,
    done: `${accepted.size} accepted messages: lost, stored twice, not mailed, mailed twice`,
    figure: faults.join(', '),
    aim: '0, 0, 0, 0',
    holds: accepted.size > 0 && faults.every((fault) => fault === 0),
  };
}
