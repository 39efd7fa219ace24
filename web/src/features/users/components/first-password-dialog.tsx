import { chakra } from '@chakra-ui/react/styled-system';
import { CopyButton } from '../../../components/account/copy-button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

interface FirstPasswordDialogProps {
  username: string;
  password: string;
  onClose: () => void;
}

/** The password for somebody without an address, to be passed on by hand. Shown this once. */
export function FirstPasswordDialog({ username, password, onClose }: FirstPasswordDialogProps) {
  const { t } = useTranslation(['users', 'common']);

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
          <CopyButton
            text={password}
            copied={t('firstPassword.copied')}
            notCopied={t('firstPassword.notCopied')}
          />
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
