import { chakra } from '@chakra-ui/react/styled-system';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Button } from '../ui/elements.ts';
import { Note } from '../ui/note.tsx';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** When it could not be fetched. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** Shows what was fetched, or why it is not there and how to try again. */
export function Loaded<T>({ query, failed, children }: LoadedProps<T>) {
  const { t } = useTranslation('staff');
  if (query.data !== undefined) return children(query.data);
  if (!query.error) {
    return (
      <chakra.output display="block" py="12" textAlign="center" color="fg.muted">
        {t('load.loading')}
      </chakra.output>
    );
  }
  return (
    <Note
      tone="error"
      role="alert"
      title={failed}
      action={
        <Button variant="outline" size="sm" onClick={() => void query.refetch()}>
          {t('load.retry')}
        </Button>
      }
    />
  );
}
