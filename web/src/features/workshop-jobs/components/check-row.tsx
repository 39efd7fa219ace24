import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { type Rating, RATINGS } from '@garage/contracts/customer-visit';
import { type CheckRequest, FINDINGS_LIMITS, type JobCheck } from '@garage/contracts/findings';
import { Input } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

const Choice = chakra('button', {
  base: {
    flex: '1 1 0',
    minH: '14',
    px: '2',
    fontWeight: 'semibold',
    borderWidth: '2px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    cursor: 'button',
    outline: 'none',
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    _disabled: { opacity: 0.55, cursor: 'disabled' },
    '&[aria-pressed=true][data-rating=green]': {
      bg: 'bg.success',
      borderColor: 'fg.success',
      color: 'fg.success',
    },
    '&[aria-pressed=true][data-rating=amber]': {
      bg: 'bg.warning',
      borderColor: 'fg.warning',
      color: 'fg.warning',
    },
    '&[aria-pressed=true][data-rating=red]': { bg: 'bg.error', borderColor: 'fg.error', color: 'fg.error' },
  },
});

interface CheckRowProps {
  check: JobCheck;
  /** What was said of the line and waits for the network. */
  waiting: CheckRequest | null;
  disabled: boolean;
  onSave: (request: CheckRequest) => void;
}

/** A line of what is checked: three large buttons, what was measured, a word to colleagues. */
export function CheckRow({ check, waiting, disabled, onSave }: CheckRowProps) {
  const { t } = useTranslation('workshopJobs');
  const { serviceId, text } = check;
  const shown = waiting ?? check;
  const { typed, type, version } = useTyped({
    value: shown.value ?? '',
    note: shown.note ?? '',
    version: shown.version,
  });
  const [value, note] = [typed.value.trim(), typed.note.trim()];
  const save = (rating: Rating | null) =>
    onSave({
      serviceId,
      text,
      version,
      ...(rating && { rating }),
      ...(value && { value }),
      ...(note && { note }),
    });
  const saveWords = () => {
    if (value !== (shown.value ?? '') || note !== (shown.note ?? '')) save(shown.rating ?? null);
  };
  return (
    <chakra.li display="grid" gap="3" p="4" bg="bg.panel" borderWidth="1px" borderRadius="l2">
      <chakra.p fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
        {text}
      </chakra.p>
      <chakra.fieldset aria-label={text} display="flex" gap="2">
        {RATINGS.map((rating) => (
          <Choice
            key={rating}
            type="button"
            data-rating={rating}
            aria-pressed={shown.rating === rating}
            disabled={disabled}
            // A second tap takes it back.
            onClick={() => save(shown.rating === rating ? null : rating)}
          >
            {t(`rating.${rating}`)}
          </Choice>
        ))}
      </chakra.fieldset>
      <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 2fr) minmax(0, 3fr)">
        <Input
          minH="12"
          aria-label={t('value', { text })}
          placeholder={t('valueShort')}
          value={typed.value}
          disabled={disabled}
          maxLength={FINDINGS_LIMITS.value}
          onChange={({ target }) => type({ value: target.value })}
          onBlur={saveWords}
        />
        <Input
          minH="12"
          aria-label={t('note', { text })}
          placeholder={t('noteShort')}
          value={typed.note}
          disabled={disabled}
          maxLength={FINDINGS_LIMITS.note}
          onChange={({ target }) => type({ note: target.value })}
          onBlur={saveWords}
        />
      </chakra.div>
      {(waiting || check.changedBy) && (
        <chakra.p textStyle="sm" color="fg.muted">
          {waiting ? t('waiting.line') : check.changedBy}
        </chakra.p>
      )}
    </chakra.li>
  );
}

interface Words {
  value: string;
  note: string;
  version: number;
}

/**
 * What is typed. A colleague's newer words come in where nothing was typed; else the version stays the one over which it
 * was typed, and saving it meets what the colleague has said. A change of the rating alone is in nobody's way.
 */
function useTyped(stored: Words) {
  const [base, setBase] = useState(stored);
  const [typed, setTyped] = useState(stored);
  if (stored.version !== base.version || !isSame(stored, base)) {
    const isUntouched = isSame(typed, base) || isSame(typed, stored);
    if (isUntouched || isSame(stored, base)) setBase(stored);
    if (isUntouched) setTyped(stored);
  }
  return {
    typed,
    type: (change: Partial<Words>) => setTyped({ ...typed, ...change }),
    version: base.version,
  };
}

function isSame(one: Words, other: Words): boolean {
  return one.value.trim() === other.value.trim() && one.note.trim() === other.note.trim();
}
