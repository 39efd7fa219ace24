import { useQuery } from '@tanstack/react-query';
import { entriesOf, entryField } from '@garage/contracts/page-lists';
import { SERVICE_LIST } from '@garage/contracts/services-editor';
import { editorQuery } from './api/editor-queries.ts';

/** Staff seldom change them while they write something else. */
const FRESH_MS = 30_000;

/** The German names of the services as they are stored, by their numbers and in their order; null until they are known. */
export function useServices(): ReadonlyMap<string, string> | null {
  const { data } = useQuery({ ...editorQuery('services'), staleTime: FRESH_MS });
  if (!data) return null;
  return new Map(
    entriesOf(data.values[SERVICE_LIST.order]).map((entry) => [
      String(entry),
      data.values[entryField(SERVICE_LIST, entry, 'Title')] ?? '',
    ]),
  );
}
