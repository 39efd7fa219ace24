import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { LuCalendarDays, LuX } from 'react-icons/lu';
import { readDay } from '../../lib/read-time.ts';
import { writtenDay } from '../../lib/staff-time.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Input } from '../ui/elements.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { InputProblem, problemProps } from './input-problem.tsx';
import { useTypedValue } from './use-typed-value.ts';

const MonthCalendar = lazy(() => import('./month-calendar.tsx'));

interface DateInputProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'aria-describedby' | 'disabled' | 'ref'
> {
  /** Names the buttons, and the field itself where no label has its `id`. */
  label: string;
  'aria-invalid'?: true | undefined;
  /** `yyyy-MM-dd`, empty, or what was typed and is no day. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  /** May stay empty: a button clears it. */
  isOptional?: boolean;
}

const IS_WHOLE = /\D\d{4}$|^\d{8}$|^\d{4}-\d{2}-\d{2}$/;
/** As wide as the calendar becomes, for the side on which it opens. */
const CALENDAR_PX = 340;

/** A day, typed as it is written here or chosen from a calendar, whatever the browser speaks. */
export function DateInput({
  label,
  value,
  onChange,
  onBlur,
  min,
  max,
  isOptional,
  ...control
}: DateInputProps) {
  const { t } = useTranslation('staffForm');
  const [open, setOpen] = useState<'start' | 'end' | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const problemId = useId();
  const typed = useTypedValue({
    value,
    onChange,
    onBlur,
    read: readDay,
    show: writtenDay,
    isWhole: IS_WHOLE,
  });

  useEffect(() => {
    if (open === null) return undefined;
    const closeBeside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(null);
    };
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('focusin', closeBeside);
    return () => {
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('focusin', closeBeside);
    };
  }, [open]);

  const openCalendar = () => {
    typed.settle();
    const left = frame.current?.getBoundingClientRect().left ?? 0;
    setOpen(left + CALENDAR_PX > window.innerWidth ? 'end' : 'start');
  };
  const close = () => {
    setOpen(null);
    button.current?.focus();
  };

  const day = readDay(value);
  const problemOf = (): string | undefined => {
    if (typed.isTyping || value === '') return undefined;
    if (day === null) return t('date.invalid');
    if (min !== undefined && day < min) return t('date.tooEarly', { day: writtenDay(min) });
    return max !== undefined && day > max ? t('date.tooLate', { day: writtenDay(max) }) : undefined;
  };
  const problem = control['aria-invalid'] ? undefined : problemOf();
  const isClearable = isOptional && value !== '' && !control.disabled;
  const named = label.replace(/ \*$/, '');
  return (
    <chakra.div
      ref={frame}
      position="relative"
      minWidth="0"
      width="full"
      // The dialog around it stays open.
      data-keeps-escape={open ? '' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close();
      }}
    >
      <chakra.div position="relative">
        <Input
          {...control}
          {...(control.id === undefined && { 'aria-label': label })}
          {...problemProps(problemId, problem, control)}
          {...typed.input}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          ps="3"
          pe={isClearable ? '24' : '12'}
          fontVariantNumeric="tabular-nums"
          placeholder={t('date.placeholder')}
          onKeyDown={(event) => {
            // Sent by Enter, it is what the field would show.
            if (event.key === 'Enter') typed.settle();
            if (event.key === 'ArrowDown' && event.altKey) openCalendar();
          }}
        />
        {isClearable && (
          <IconButton
            icon={LuX}
            label={t('date.clear', { label: named })}
            position="absolute"
            insetInlineEnd="11"
            top="0.5"
            onClick={(event) => {
              onChange('');
              event.currentTarget.parentElement?.querySelector('input')?.focus();
            }}
          />
        )}
        <IconButton
          ref={button}
          icon={LuCalendarDays}
          label={t(open ? 'date.close' : 'date.open', { label: named })}
          aria-expanded={open !== null}
          disabled={control.disabled}
          position="absolute"
          insetInlineEnd="0.5"
          top="0.5"
          onClick={() => (open ? close() : openCalendar())}
        />
      </chakra.div>
      <InputProblem id={problemId} text={problem} />
      {open && (
        <chakra.section
          position="absolute"
          top="calc(3rem + 0.25rem)"
          zIndex="dropdown"
          aria-label={t('date.calendar', { label: named })}
          {...(open === 'end' ? { insetInlineEnd: '0' } : { insetInlineStart: '0' })}
        >
          <Suspense>
            <MonthCalendar
              day={day}
              min={min}
              max={max}
              onChoose={(chosen) => {
                onChange(chosen);
                close();
              }}
            />
          </Suspense>
        </chakra.section>
      )}
    </chakra.div>
  );
}
