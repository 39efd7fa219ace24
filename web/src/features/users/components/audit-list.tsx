import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditRecord } from '@garage/contracts/audit';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { type AuditFilter, auditQuery } from '../api/users-queries.ts';
import { AuditFilters } from './audit-filters.tsx';
import { LoadState } from '../../../components/feedback/load-state.tsx';

const EVERYTHING: AuditFilter = { user: null, action: null, from: '', to: '' };

/** Who did what and when, newest first. */
export function AuditList() {
  const { t } = useTranslation('users');
  const [filter, setFilter] = useState(EVERYTHING);
  const audit = useInfiniteQuery(auditQuery(filter));
  const entries = audit.data?.pages.flatMap((page) => page.entries);

  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p color="fg.muted" maxWidth="prose">
        {t('audit.intro')}
      </chakra.p>
      <AuditFilters filter={filter} onChange={setFilter} />
      {entries ? (
        <chakra.ol listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="l2">
          {entries.map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
          {entries.length === 0 && (
            <chakra.li py="12" textAlign="center" color="fg.muted">
              {t('audit.empty')}
            </chakra.li>
          )}
        </chakra.ol>
      ) : (
        <LoadState error={audit.error} text={t('audit.failed')} onRetry={() => void audit.refetch()} />
      )}
      {audit.hasNextPage && (
        <Button
          variant="outline"
          disabled={audit.isFetchingNextPage}
          onClick={() => void audit.fetchNextPage()}
        >
          {t(audit.isFetchingNextPage ? 'loading' : 'audit.more')}
        </Button>
      )}
    </chakra.div>
  );
}

function AuditLine({ entry }: { entry: AuditRecord }) {
  const { t } = useTranslation('users');
  const { actor, subject, changed, hosts, network } = entry;
  const partyName = (party: AuditRecord['actor']) =>
    party && (party.name ?? t(`audit.nameless.${party.kind}`, { id: party.id }));
  const who = partyName(actor) ?? t(`audit.nobody.${network === null ? 'operator' : 'stranger'}`);
  const isSelf = actor && subject && actor.kind === subject.kind && actor.id === subject.id;
  const whom = isSelf ? null : partyName(subject);
  // The many fields of the editors have no name of their own here: their versions tell what was changed.
  const names = changed.map((field) => t(`audit.field.${field}`, { defaultValue: '' })).filter(Boolean);
  const moves = hosts?.map(({ field, before, after }) =>
    t('audit.host', {
      field: t(`audit.field.${field}`, { defaultValue: field }),
      before: before || t('audit.noHost'),
      after: after || t('audit.noHost'),
    }),
  );
  const details = moves?.join('; ') ?? names.join(', ');

  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '10rem minmax(0, 1fr) 9rem' }}
      columnGap="4"
      rowGap="0.5"
      px={{ base: '4', md: '5' }}
      py="3"
      borderBottomWidth="1px"
      borderColor="border.muted"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.time dateTime={entry.at} textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {formatMoment(entry.at)}
      </chakra.time>
      <chakra.p overflowWrap="anywhere">
        <chakra.span fontWeight="semibold">{who}</chakra.span> {t(`audit.action.${entry.action}`)}
        {whom && (
          <>
            {': '}
            <chakra.span fontWeight="semibold">{whom}</chakra.span>
          </>
        )}
        {details && <chakra.span color="fg.muted"> ({details})</chakra.span>}{' '}
        {entry.outcome === 'failure' && <Badge tone="warning">{t('audit.failure')}</Badge>}
      </chakra.p>
      <chakra.p
        textStyle="xs"
        color="fg.muted"
        textAlign={{ md: 'end' }}
        alignSelf="center"
        fontVariantNumeric="tabular-nums"
      >
        {network}
      </chakra.p>
    </chakra.li>
  );
}
