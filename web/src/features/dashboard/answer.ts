import type { UseQueryResult } from '@tanstack/react-query';

/** What is known of something that is measured: nothing while it is asked anew, and nothing after a failure. */
export type Answer<Data> = Pick<UseQueryResult<Data>, 'data' | 'isFetching' | 'isError'>;

/** The measured value, or why there is none. An older value says nothing about now. */
export function current<Data>({ data, isFetching, isError }: Answer<Data>): Data | 'checking' | 'unknown' {
  if (isFetching) return 'checking';
  return isError || data === undefined ? 'unknown' : data;
}
