import { LuCopy } from 'react-icons/lu';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Button } from '../ui/elements.ts';
import { showToast } from '../ui/toast-store.ts';

interface CopyButtonProps {
  text: string;
  /** What was copied, said when it was, for example "Codes kopiert". */
  copied: string;
  /** What to do where the browser does not allow it. */
  notCopied: string;
}

/** Takes something that is shown once to wherever it is needed. */
export function CopyButton({ text, copied, notCopied }: CopyButtonProps) {
  const { t } = useTranslation('account');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: copied });
    } catch {
      showToast({ title: notCopied, variant: 'destructive' });
    }
  };

  return (
    <Button variant="outline" flex="1" px="3" onClick={() => void copy()}>
      <LuCopy aria-hidden strokeWidth={1.6} />
      {t('copy')}
    </Button>
  );
}
