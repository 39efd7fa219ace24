import { chakra } from '@chakra-ui/react/styled-system';
import { formatMoment } from '../../lib/staff-time.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Button } from '../ui/elements.ts';

/** A part of a record that somebody else has saved differently, in words. */
export interface ConflictingPart {
  label: string;
  theirs: string;
  /** Absent where nothing was typed here. */
  mine?: string;
}

interface ConflictDialogProps {
  /** A username; absent or null when it is not known. */
  savedBy?: string | null;
  savedAt?: string;
  parts: readonly ConflictingPart[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

/** Somebody else has saved meanwhile: shows part by part what, and lets the person decide. */
export function ConflictDialog({ savedBy, savedAt, parts, ...choices }: ConflictDialogProps) {
  const { t } = useTranslation(['sharedForm', 'common']);
  const who = savedBy ?? t('conflict.somebody');
  const text = () => {
    if (parts.length === 0) return t('conflict.same', { who });
    return savedAt
      ? t('conflict.text', { who, when: formatMoment(savedAt) })
      : t('conflict.undated', { who });
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={choices.onClose}
      title={t('conflict.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="outline" flex="1 1 12rem" onClick={choices.onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button flex="1 1 12rem" onClick={choices.onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>{text()}</p>
      <chakra.dl mt="4" display="grid" gap="4">
        {parts.map(({ label, theirs, mine }) => (
          <chakra.div key={label} borderInlineStartWidth="3px" ps="3" borderColor="border">
            <chakra.dt fontWeight="semibold">{label}</chakra.dt>
            <chakra.dd textStyle="sm" overflowWrap="anywhere">
              {t('conflict.theirs')}: {theirs}
            </chakra.dd>
            {mine !== undefined && (
              <chakra.dd textStyle="sm" overflowWrap="anywhere" color="fg.muted">
                {t('conflict.mine')}: {mine}
              </chakra.dd>
            )}
          </chakra.div>
        ))}
      </chakra.dl>
    </Dialog>
  );
}
