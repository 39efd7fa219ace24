import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useId } from 'react';
import { readTime } from '../../lib/read-time.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Input } from '../ui/elements.ts';
import { InputProblem, problemProps } from './input-problem.tsx';
import { useTypedValue } from './use-typed-value.ts';

interface TimeInputProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'aria-label' | 'aria-describedby' | 'disabled' | 'ref'
> {
  'aria-invalid'?: true | undefined;
  /** `HH:mm`, empty, or what was typed and is no time. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

const IS_WHOLE = /^\d{1,2}[:.,]\d{2}$|^\d{4}$/;

/** A time of day with 24 hours, whatever the browser speaks; `7.30` and `0730` are read too. */
export function TimeInput({ value, onChange, onBlur, ...control }: TimeInputProps) {
  const { t } = useTranslation('staffForm');
  const problemId = useId();
  const typed = useTypedValue({ value, onChange, onBlur, read: readTime, isWhole: IS_WHOLE });
  const isWrong = !typed.isTyping && value !== '' && readTime(value) === null;
  const problem = isWrong && !control['aria-invalid'] ? t('time.invalid') : undefined;
  return (
    <chakra.div minWidth="0" width="full">
      <Input
        {...control}
        {...problemProps(problemId, problem, control)}
        {...typed.input}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        px="3"
        fontVariantNumeric="tabular-nums"
        placeholder={t('time.placeholder')}
        onKeyDown={(event) => {
          // Sent by Enter, it is what the field would show.
          if (event.key === 'Enter') typed.settle();
        }}
      />
      <InputProblem id={problemId} text={problem} />
    </chakra.div>
  );
}
