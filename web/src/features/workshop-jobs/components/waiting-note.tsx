import { chakra } from '@chakra-ui/react/styled-system';
import type { JobCheck } from '@garage/contracts/findings';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { Waiting } from '../use-waiting-work.ts';
import type { KeptWork } from '../waiting-work.ts';

/** What has not reached the server yet, and what it has not taken: nothing that was done is lost in silence. */
export function WaitingNote({ waiting: { work, items } }: { waiting: Waiting }) {
  const { t } = useTranslation('workshopJobs');
  const count = items.filter(({ refused }) => !refused).length;
  return (
    <>
      {count > 0 && (
        <chakra.output display="block">
          <Note tone="info" title={t('waiting.count', { count })}>
            {t('waiting.text')}
          </Note>
        </chakra.output>
      )}
      {items
        .filter(({ refused }) => refused)
        .map((item) => (
          <Note
            key={item.id}
            tone="warning"
            role="alert"
            title={
              item.kind === 'photo' ? t('refused.photo') : t('refused.check', { text: item.request.text })
            }
            action={
              <chakra.div display="flex" flexWrap="wrap" gap="2">
                {item.kind === 'check' && item.refused?.check && (
                  <Button minH="12" onClick={() => void work.insist(item)}>
                    {t('refused.mine')}
                  </Button>
                )}
                <Button variant="outline" minH="12" onClick={() => void work.discard(item.id)}>
                  {t(item.refused?.check ? 'refused.theirs' : 'refused.discard')}
                </Button>
              </chakra.div>
            }
          >
            <RefusedText item={item} />
          </Note>
        ))}
    </>
  );
}

/** Both sides of a line that two people have rated; else why it was not taken. */
function RefusedText({ item }: { item: KeptWork }) {
  const { t } = useTranslation('workshopJobs');
  const theirs = item.refused?.check;
  if (item.kind === 'photo' || !theirs) return item.refused?.message;
  const said = ({ rating, value, note }: Partial<Pick<JobCheck, 'rating' | 'value' | 'note'>>) =>
    [rating && t(`rating.${rating}`), value, note].filter(Boolean).join(', ') || '–';
  return t('refused.both', {
    mine: said(item.request),
    theirs: said(theirs),
    name: theirs.changedBy ?? t('refused.colleague'),
  });
}
