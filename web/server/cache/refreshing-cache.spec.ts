import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';

it('the cache is word for word that of the services, where its rules are tested', async () => {
  const [ours, theirs] = await Promise.all(
    ['server/cache', '../services/shared/src/cache'].map((folder) =>
      readFile(`${folder}/refreshing-cache.ts`, 'utf8'),
    ),
  );
  expect(ours).toBe(theirs);
});
