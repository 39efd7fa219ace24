import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useRef, useState } from 'react';
import { LuCalendarDays } from 'react-icons/lu';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { Input } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { writtenDay } from '../../../lib/staff-time.ts';
import { readDay } from '../days.ts';

const Calendar = lazy(() => import('./calendar.tsx'));

interface DateFieldProps {
  label: string;
  error: string | undefined;
  /** As it is written: `24.12.2026`. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A day, typed or chosen from the calendar that opens below. */
export function DateField({ label, error, value, onChange, onBlur }: DateFieldProps) {
  const { t } = useTranslation('promotionManager');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <chakra.div
      display="grid"
      gap="2"
      // The dialog around it stays open.
      data-keeps-escape={open ? '' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close();
      }}
    >
      <FormField label={label} error={error}>
        {(control) => (
          <chakra.div position="relative">
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              pe="12"
              fontVariantNumeric="tabular-nums"
              placeholder={t('date.placeholder')}
              value={value}
              onChange={({ target }) => onChange(target.value)}
              onBlur={onBlur}
            />
            <IconButton
              ref={button}
              icon={LuCalendarDays}
              label={t(open ? 'date.close' : 'date.open', { label: label.replace(' *', '') })}
              aria-expanded={open}
              position="absolute"
              insetInlineEnd="0.5"
              top="0.5"
              onClick={() => setOpen(!open)}
            />
          </chakra.div>
        )}
      </FormField>
      {open && (
        <Suspense>
          <Calendar
            day={readDay(value)}
            onChoose={(day) => {
              onChange(writtenDay(day));
              close();
            }}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
