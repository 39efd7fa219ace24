import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplacedContent } from '@garage/contracts/content-archive';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { replacedQuery, useArchiveChanges } from '../api/archive-queries.ts';
import { Part } from './part.tsx';

/** What imports have replaced, and the way back to it. */
export function ReplacedPart() {
  const { t } = useTranslation('contentArchive');
  const query = useQuery(replacedQuery);
  const { restore } = useArchiveChanges();
  const tellFailure = useFailureToast();
  const [asked, setAsked] = useState<ReplacedContent | null>(null);

  const bringBack = async (id: number) => {
    try {
      const { pages } = await restore.mutateAsync(id);
      showToast({ title: t('replaced.done'), description: t('import.doneText', { count: pages }) });
    } catch (error) {
      tellFailure(error, t('replaced.restoreFailed'));
    }
    setAsked(null);
  };
  return (
    <Part title={t('replaced.title')}>
      <Loaded query={query} failed={t('replaced.failed')}>
        {({ replaced }) =>
          replaced.length === 0 ? (
            <chakra.p color="fg.muted">{t('replaced.none')}</chakra.p>
          ) : (
            <chakra.ul listStyleType="none" display="grid" gap="2">
              {replaced.map((each) => (
                <chakra.li key={each.id} display="flex" flexWrap="wrap" alignItems="center" gap="3">
                  <chakra.span flex="1 1 14rem" overflowWrap="anywhere">
                    {t('replaced.entry', { at: formatMoment(each.replacedAt), by: each.replacedBy })}
                  </chakra.span>
                  <Button
                    variant="outline"
                    size="sm"
                    minH="11"
                    aria-label={t('replaced.restoreLabel', { at: formatMoment(each.replacedAt) })}
                    onClick={() => setAsked(each)}
                  >
                    {t('replaced.restore')}
                  </Button>
                </chakra.li>
              ))}
            </chakra.ul>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={asked !== null}
        title={t('replaced.dialog')}
        confirmLabel={t('replaced.restore')}
        isBusy={restore.isPending}
        onConfirm={() => asked && void bringBack(asked.id)}
        onClose={() => setAsked(null)}
      >
        {asked && t('replaced.text', { at: formatMoment(asked.replacedAt) })}
      </ConfirmDialog>
    </Part>
  );
}
