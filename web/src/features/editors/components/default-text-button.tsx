import { LuPencil, LuRotateCcw } from 'react-icons/lu';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

interface DefaultTextButtonProps {
  /** What the text is called. */
  label: string;
  value: string;
  /** The default that is said while the text is empty; empty while nobody knows it. */
  text: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
}

/** Leads from an own text back to the default, and from the default to an own text that begins as it does. */
export function DefaultTextButton({ label, value, text, isDisabled, onChange }: DefaultTextButtonProps) {
  const { t } = useTranslation('editors');
  const isOwn = value !== '';
  if (!isOwn && text === '') return null;
  const words = t(isOwn ? 'defaultText.reset' : 'defaultText.begin');
  return (
    <Button
      size="sm"
      minH="11"
      mt="2"
      variant="outline"
      aria-label={`${words}: ${label}`}
      disabled={isDisabled}
      onClick={() => onChange(isOwn ? '' : text)}
    >
      {isOwn ? <LuRotateCcw aria-hidden /> : <LuPencil aria-hidden />}
      {words}
    </Button>
  );
}
