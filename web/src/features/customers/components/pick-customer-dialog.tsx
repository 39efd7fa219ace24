import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CUSTOMERS_LIMITS } from '@garage/contracts/customers';
import { SearchField } from '../../../components/staff-form/search-field.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { RowList } from '../../../components/ui/row-list.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { customersQuery } from '../api/customer-queries.ts';
import { Opener, Row } from './row.tsx';

const SEARCH_PAUSE_MS = 300;
/** Who is meant is found by a better word, not by scrolling. */
const SHOWN = 10;

interface PickCustomerDialogProps {
  title: string;
  text: string;
  /** Who is not meant. */
  exceptId: number;
  isBusy: boolean;
  onPick: (id: number) => void;
  /** Absent where it has to be somebody who is there. */
  onNew?: () => void;
  onClose: () => void;
}

/** Asks which customer is meant. */
export function PickCustomerDialog(props: PickCustomerDialogProps) {
  const { title, text, exceptId, isBusy, onPick, onNew, onClose } = props;
  const { t } = useTranslation(['customers', 'common']);
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim(), SEARCH_PAUSE_MS);
  const isSearch = wanted.length >= CUSTOMERS_LIMITS.search.min;
  const { data, isError } = useInfiniteQuery({ ...customersQuery(wanted), enabled: isSearch });
  const found = isSearch
    ? (data?.pages[0]?.customers.filter(({ id }) => id !== exceptId).slice(0, SHOWN) ?? [])
    : [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common:close')}
      footer={
        onNew ? (
          <Button variant="outline" disabled={isBusy} onClick={onNew}>
            {t('pick.new')}
          </Button>
        ) : null
      }
    >
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.p>{text}</chakra.p>
        <SearchField
          label={t('pick.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          value={search}
          onChange={setSearch}
        />
        <chakra.output color="fg.muted" textStyle="sm">
          {isError && t('failed')}
          {isSearch && data && t('found', { count: found.length })}
        </chakra.output>
        {found.length > 0 && (
          <RowList>
            {found.map(({ id, name, phone, email, vehicles }) => (
              <Row key={id}>
                <Opener type="button" disabled={isBusy} onClick={() => onPick(id)}>
                  {name}
                </Opener>
                <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                  {[phone, email, ...vehicles.map(({ plate }) => plate)].filter(Boolean).join(' · ')}
                </chakra.p>
              </Row>
            ))}
          </RowList>
        )}
      </chakra.div>
    </Dialog>
  );
}
