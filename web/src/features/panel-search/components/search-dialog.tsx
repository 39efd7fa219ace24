import { chakra } from '@chakra-ui/react/styled-system';
import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CUSTOMERS_LIMITS } from '@garage/contracts/customers';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Input } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { type Hit, type HitKind, hitsQuery } from '../api/panel-search-queries.ts';
import { HitGroup } from './hit-group.tsx';

/** As long as people pause between words. */
const SEARCH_PAUSE_MS = 250;

interface SearchDialogProps {
  kinds: readonly HitKind[];
  onClose: () => void;
}

/** A field, and what it finds below it: arrows choose, Enter goes there. */
export function SearchDialog({ kinds, onClose }: SearchDialogProps) {
  const { t } = useTranslation(['panelSearch', 'common']);
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(0);
  const wanted = useDebounced(search.trim(), SEARCH_PAUSE_MS);
  const isSearch = wanted.length >= CUSTOMERS_LIMITS.search.min;
  const answers = useQueries({
    queries: kinds.map((kind) => ({ ...hitsQuery(kind, wanted), enabled: isSearch })),
  });
  const groups = kinds.map((kind, index) => ({ kind, hits: (isSearch && answers[index]?.data) || [] }));
  const hits = groups.flatMap((group) => group.hits);
  const active = hits[Math.min(chosen, hits.length - 1)];
  const isBusy = wanted !== search.trim() || (isSearch && answers.some(({ isFetching }) => isFetching));
  const hasFailed = isSearch && answers.some(({ isError }) => isError);

  const go = (hit: Hit) => {
    onClose();
    void navigate(hit.path);
  };
  const move = (step: number) => setChosen((hits.indexOf(active!) + step + hits.length) % hits.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!active || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Enter') go(active);
    else move(event.key === 'ArrowDown' ? 1 : -1);
  };
  const state = () => {
    if (hasFailed) return t('failed');
    if (hits.length > 0) return t('found', { count: hits.length });
    if (isBusy) return t('searching');
    return t(isSearch ? 'none' : 'hint');
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('common:close')}
      footer={null}
      initialFocus={() => field.current}
    >
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Input
          ref={field}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a field with a list of its own
          role="combobox"
          aria-label={t('label')}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active)}
          placeholder={t('placeholder')}
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          maxLength={CUSTOMERS_LIMITS.search.max}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <chakra.output color="fg.muted" textStyle="sm" srOnly={hits.length > 0 && !hasFailed}>
          {state()}
        </chakra.output>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select closes after each choice */}
        <chakra.div id={listId} role="listbox" aria-label={t('results')} aria-busy={isBusy}>
          {groups.map(({ kind, hits: found }) => (
            <HitGroup
              key={kind}
              kind={kind}
              hits={found}
              active={active}
              optionId={(hit) => optionId(listId, hit)}
              onChoose={go}
            />
          ))}
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}

function optionId(listId: string, { kind, id }: Hit): string {
  return `${listId}-${kind}-${id}`;
}
