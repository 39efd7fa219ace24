import { chakra } from '@chakra-ui/react/styled-system';
import { LuCopy } from 'react-icons/lu';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

interface FirstPasswordDialogProps {
  username: string;
  password: string;
  onClose: () => void;
}

/** The password for somebody without an address, to be passed on by hand. Shown this once. */
export function FirstPasswordDialog({ username, password, onClose }: FirstPasswordDialogProps) {
  const { t } = useTranslation(['users', 'common']);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      showToast({ title: t('firstPassword.copied') });
    } catch {
      showToast({ title: t('firstPassword.notCopied'), variant: 'destructive' });
    }
  };

  return (
    <Dialog
      open
      // A slip beside the window must not lose what is never shown again.
      holdsInput
      onClose={onClose}
      title={t('firstPassword.title', { name: username })}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="outline" flex="1" px="3" onClick={() => void copy()}>
            <LuCopy aria-hidden strokeWidth={1.6} />
            {t('firstPassword.copy')}
          </Button>
          <Button flex="1" px="3" onClick={onClose}>
            {t('firstPassword.done')}
          </Button>
        </>
      }
    >
      <p>{t('firstPassword.text')}</p>
      <chakra.p
        mt="5"
        p="4"
        bg="bg.subtle"
        borderRadius="l2"
        fontFamily="mono"
        fontSize="lg"
        textAlign="center"
        userSelect="all"
        overflowWrap="anywhere"
      >
        {password}
      </chakra.p>
    </Dialog>
  );
}
