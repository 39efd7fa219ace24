import type { PartName, Stack } from '../../e2e/support/stack.ts';

const PARTS: readonly PartName[] = ['auth', 'content', 'contact', 'web'];
const OLD = /^nodejs_heap_space_size_used_bytes\{[^}]*space="old"[^}]*\} (\d+)/m;

/**
 * What lives long in each Node process, in MiB: a leak of ours lifts its floor, while V8 may keep more or less memory
 * around it as it likes.
 */
export async function oldHeapOf({ metrics: { token, addresses } }: Stack): Promise<Map<string, number>> {
  const headers = { authorization: `Bearer ${token}` };
  return new Map(
    await Promise.all(
      PARTS.map(async (part) => {
        const response = await fetch(`http://${addresses[part]}/metrics`, { headers });
        const bytes = OLD.exec(await response.text())?.[1];
        if (bytes === undefined)
          throw new Error(`${part} does not say how much it holds (${response.status})`);
        return [part, Number(bytes) / 1024 ** 2] as const;
      }),
    ),
  );
}
