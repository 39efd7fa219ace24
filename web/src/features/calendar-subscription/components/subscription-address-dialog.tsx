import { chakra } from '@chakra-ui/react/styled-system';
import { CopyButton } from '../../../components/account/copy-button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

/** The address for a calendar program. Shown this once. */
export function SubscriptionAddressDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation(['calendarSubscription', 'common']);
  return (
    <Dialog
      open
      // A slip beside the window must not lose what is never shown again.
      holdsInput
      onClose={onClose}
      title={t('address.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          <CopyButton text={address} copied={t('address.copied')} notCopied={t('address.notCopied')} />
          <Button flex="1" px="3" onClick={onClose}>
            {t('address.done')}
          </Button>
        </>
      }
    >
      <p>{t('address.text')}</p>
      <chakra.p
        mt="5"
        p="4"
        bg="bg.subtle"
        borderRadius="l2"
        fontFamily="mono"
        textStyle="sm"
        userSelect="all"
        overflowWrap="anywhere"
      >
        {address}
      </chakra.p>
    </Dialog>
  );
}
