import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { CUSTOMERS_LIMITS } from '@garage/contracts/customers';
import { SearchField } from '../../../components/staff-form/search-field.tsx';
import { Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useAddressed } from '../../../lib/use-addressed.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { CustomerRights } from '../customer-rights.ts';
import { CustomerCard } from './customer-card.tsx';
import { CustomerList } from './customer-list.tsx';
import { VehicleCard } from './vehicle-card.tsx';

/** As long as people pause between words. */
const SEARCH_PAUSE_MS = 300;

type Opened = { kind: 'customer' | 'vehicle'; id: number };

/** Everybody who has written or booked, with their cars: searchable, each with a card. */
export function Customers(rights: CustomerRights) {
  const { t } = useTranslation('customers');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const wanted = useDebounced(search.trim(), SEARCH_PAUSE_MS);
  const openCustomer = (id: number) => setOpened({ kind: 'customer', id });
  const openVehicle = (id: number) => setOpened({ kind: 'vehicle', id });
  useAddressed('customer', openCustomer);
  useAddressed('vehicle', openVehicle);
  const close = () => setOpened(null);
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h1" size="lg">
        {t('title')}
      </Heading>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        value={search}
        onChange={setSearch}
      />
      <CustomerList
        search={wanted.length >= CUSTOMERS_LIMITS.search.min ? wanted : ''}
        onOpen={openCustomer}
      />
      {opened?.kind === 'customer' && (
        <CustomerCard
          key={opened.id}
          id={opened.id}
          rights={rights}
          onOpenCustomer={openCustomer}
          onOpenVehicle={openVehicle}
          onClose={close}
        />
      )}
      {opened?.kind === 'vehicle' && (
        <VehicleCard
          key={opened.id}
          id={opened.id}
          rights={rights}
          onOpenCustomer={openCustomer}
          onClose={close}
        />
      )}
    </chakra.div>
  );
}
