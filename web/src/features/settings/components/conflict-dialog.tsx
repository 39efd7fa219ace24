import { chakra } from '@chakra-ui/react/styled-system';
import type { AdminGarageResponse, GarageFacts } from '@garage/contracts/garage';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { differingParts, inWords } from '../garage-conflict.ts';

interface ConflictDialogProps {
  base: GarageFacts;
  mine: GarageFacts;
  theirs: AdminGarageResponse;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

/** Somebody else has saved meanwhile: shows field by field what, and lets the person decide. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { base, mine, theirs, onTakeTheirs, onKeepMine, onClose } = props;
  const { t } = useTranslation(['settings', 'common']);
  const own = new Set(differingParts(base, mine));
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('conflict.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="outline" flex="1 1 12rem" onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button flex="1 1 12rem" onClick={onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>
        {t('conflict.text', {
          who: theirs.savedBy ?? t('conflict.somebody'),
          when: formatMoment(theirs.savedAt),
        })}
      </p>
      <chakra.dl mt="4" display="grid" gap="4">
        {differingParts(base, theirs.garage).map((part) => (
          <chakra.div key={part} borderInlineStartWidth="3px" ps="3" borderColor="border">
            <chakra.dt fontWeight="semibold">{t(`part.${part}`)}</chakra.dt>
            <chakra.dd textStyle="sm" overflowWrap="anywhere">
              {t('conflict.theirs')}: {inWords(theirs.garage[part])}
            </chakra.dd>
            {own.has(part) && (
              <chakra.dd textStyle="sm" overflowWrap="anywhere" color="fg.muted">
                {t('conflict.mine')}: {inWords(mine[part])}
              </chakra.dd>
            )}
          </chakra.div>
        ))}
      </chakra.dl>
    </Dialog>
  );
}
