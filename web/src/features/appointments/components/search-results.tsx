import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadState } from '../../../components/feedback/load-state.tsx';
import { hasStatus } from '../../../lib/admin-client.ts';
import { writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { searchQuery } from '../api/plan-queries.ts';
import { AppointmentRow, type AppointmentRowProps } from './appointment-row.tsx';
import { MoreButton } from '../../../components/feedback/more-button.tsx';
import { RowList } from '../../../components/ui/row-list.tsx';

type SearchResultsProps = Omit<AppointmentRowProps, 'appointment' | 'day'> & { search: string };

/** Appointments of all years that fit what was typed, the latest day first. */
export function SearchResults({ search, ...row }: SearchResultsProps) {
  const { t } = useTranslation('appointments');
  const query = useInfiniteQuery(searchQuery(search));
  const { data, error, hasNextPage } = query;
  // What cannot be searched for says so itself.
  const refusal = hasStatus(error, 400) ? error.error?.fields?.['search'] : undefined;
  if (refusal !== undefined) return <chakra.output color="fg.muted">{refusal}</chakra.output>;
  if (!data) {
    return <LoadState error={error} text={t('search.failed')} onRetry={() => void query.refetch()} />;
  }
  const found = data.pages.flatMap(({ appointments }) => appointments);
  return (
    <chakra.section aria-label={t('search.results')} aria-busy={query.isPlaceholderData}>
      <chakra.output display="block" mb="2" color="fg.muted" textStyle="sm">
        {t(hasNextPage ? 'search.foundMore' : 'search.found', { count: found.length })}
      </chakra.output>
      {found.length > 0 && (
        <RowList>
          {found.map((appointment) => (
            <AppointmentRow
              key={appointment.id}
              day={writtenDay(appointment.date)}
              appointment={appointment}
              {...row}
            />
          ))}
        </RowList>
      )}
      {hasNextPage && (
        <MoreButton
          query={query}
          label={t('search.more')}
          failed={t('search.failed')}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </chakra.section>
  );
}
