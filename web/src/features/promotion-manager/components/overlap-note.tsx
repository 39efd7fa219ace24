import { chakra } from '@chakra-ui/react/styled-system';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { writtenDay } from '../../../lib/staff-time.ts';
import type { Overlap } from '../promotion-view.ts';

/** Two at a time are allowed, and rarely meant. */
export function OverlapNote({ overlaps }: { overlaps: readonly Overlap[] }) {
  const { t } = useTranslation('promotionManager');
  const period = ({ from, to }: Overlap) => {
    if (from === null) return t('overlap.always');
    if (to === null) return t('overlap.since', { from: writtenDay(from) });
    return t('overlap.period', { from: writtenDay(from), to: writtenDay(to) });
  };
  return (
    // There before its first word, otherwise it is not read out.
    <chakra.output display="block">
      {overlaps.length > 0 && (
        <Note tone="warning" title={t('overlap.title', { count: overlaps.length })}>
          {overlaps.map((overlap) => (
            <chakra.span key={`${overlap.first.id} ${overlap.second.id}`} display="block">
              {t('overlap.pair', {
                first: overlap.first.name,
                second: overlap.second.name,
                period: period(overlap),
              })}
            </chakra.span>
          ))}
          <chakra.span display="block">{t('overlap.explain')}</chakra.span>
        </Note>
      )}
    </chakra.output>
  );
}
