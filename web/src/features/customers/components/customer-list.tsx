import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CustomerSummary } from '@garage/contracts/customers';
import { LoadState } from '../../../components/feedback/load-state.tsx';
import { MoreButton } from '../../../components/feedback/more-button.tsx';
import { Note } from '../../../components/ui/note.tsx';
import { RowList } from '../../../components/ui/row-list.tsx';
import { hasStatus } from '../../../lib/admin-client.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { customersQuery } from '../api/customer-queries.ts';
import { vehicleInWords } from '../in-words.ts';
import { Opener, Row } from './row.tsx';

interface CustomerListProps {
  /** Empty for all. */
  search: string;
  onOpen: (id: number) => void;
}

/** Customers, whoever came last first. */
export function CustomerList({ search, onOpen }: CustomerListProps) {
  const { t } = useTranslation('customers');
  const query = useInfiniteQuery(customersQuery(search));
  const { data, error, hasNextPage } = query;
  // What cannot be searched for says so itself.
  const refusal = hasStatus(error, 400) ? error.error?.fields?.['search'] : undefined;
  if (refusal !== undefined) return <chakra.output color="fg.muted">{refusal}</chakra.output>;
  if (!data) return <LoadState error={error} text={t('failed')} onRetry={() => void query.refetch()} />;
  const customers = data.pages.flatMap((page) => page.customers);
  return (
    <chakra.section
      aria-label={t('list')}
      aria-busy={query.isPlaceholderData}
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {data.pages[0]?.isComplete === false && (
        <Note tone="info" title={t('linking.title')}>
          {t('linking.text')}
        </Note>
      )}
      <chakra.output color="fg.muted" textStyle="sm" srOnly={search === '' && customers.length > 0}>
        {customers.length === 0 && search === ''
          ? t('none')
          : t(hasNextPage ? 'foundMore' : 'found', { count: customers.length })}
      </chakra.output>
      {customers.length > 0 && (
        <RowList>
          {customers.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} onOpen={onOpen} />
          ))}
        </RowList>
      )}
      {hasNextPage && (
        <MoreButton
          query={query}
          label={t('more')}
          failed={t('failed')}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </chakra.section>
  );
}

function CustomerRow({ customer, onOpen }: { customer: CustomerSummary; onOpen: (id: number) => void }) {
  const { t } = useTranslation('customers');
  const { id, name, email, phone, vehicles, lastContactAt } = customer;
  return (
    <Row gridTemplateColumns={{ md: 'minmax(0, 1.2fr) minmax(0, 1fr) auto' }}>
      <chakra.div minWidth="0">
        <Opener type="button" aria-haspopup="dialog" onClick={() => onOpen(id)}>
          {name}
        </Opener>
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {[phone, email].filter(Boolean).join(' · ')}
        </chakra.p>
      </chakra.div>
      <chakra.p textStyle="sm" overflowWrap="anywhere" alignSelf="center">
        {vehicles.map(vehicleInWords).join(' · ')}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" alignSelf="center">
        {t('lastContact', { time: formatMoment(lastContactAt) })}
      </chakra.p>
    </Row>
  );
}
