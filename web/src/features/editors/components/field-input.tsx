import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef } from 'react';
import { LuCheck } from 'react-icons/lu';
import { FLAG } from '@garage/contracts/editor-field';
import type { Language } from '@garage/contracts/languages';
import { DateInput } from '../../../components/staff-form/date-input.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { Button, Input, Textarea } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { LabelledField } from '../labelled-editors.ts';
import { shownLength } from '../search-result.ts';
import { ImageInput } from './image-input.tsx';
import { ServiceInput } from './service-input.tsx';

interface FieldInputProps {
  field: Exclude<LabelledField, { type: 'list' }>;
  value: string;
  /** The German text, shown greyed where another language has none. */
  fallback: string;
  /** Null for what is the same in every language. */
  language: Language | null;
  isDisabled: boolean;
  /** Only somebody who may do everything changes it. */
  isReserved: boolean;
  error: string | undefined;
  /** The German text has changed since this one was written. */
  isOutdated: boolean;
  onChange: (value: string) => void;
  /** Says that it is right as it is; absent for who may not, and where there is nothing to say yet. */
  onConfirm?: () => Promise<void>;
}

/** To be read and copied. */
const RESERVED = { readOnly: true, bg: 'bg.muted' } as const;
const COLOR = /^#[\da-f]{6}$/i;

/** One field of an editor, as its description says. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, fallback, language, isDisabled, isReserved, error, isOutdated, onChange, onConfirm } =
    props;
  const { t } = useTranslation(['editors', 'staffForm']);
  const noteId = useId();
  const box = useRef<HTMLDivElement>(null);
  if (field.type === 'checkbox') {
    return (
      <div>
        <chakra.label display="flex" alignItems="center" gap="3" minH="11" fontWeight="semibold">
          <chakra.input
            type="checkbox"
            width="5"
            height="5"
            accentColor="var(--chakra-colors-brand-solid)"
            checked={value === FLAG.on}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.checked ? FLAG.on : FLAG.off)}
            aria-describedby={field.hint && noteId}
          />
          {field.label}
        </chakra.label>
        {field.hint && (
          <chakra.p id={noteId} textStyle="sm" color="fg.muted">
            {field.hint}
          </chakra.p>
        )}
      </div>
    );
  }

  const isShared = language === null;
  // Another language may stay empty: the German text stands in for it.
  const isRequired = field.required && (isShared || language === 'de');
  const shown = shownLength(field);
  const notes = [
    isOutdated && t('language.outdated'),
    field.hint,
    shown !== null && (value ? t('meta.length', { count: value.length, shown }) : t('meta.empty')),
    field.placeholderNotes && t('placeholdersHere', { list: field.placeholderNotes.join(', ') }),
    isShared && t('allLanguages'),
  ];
  const hint = isReserved ? t('staffForm:reserved') : notes.filter(Boolean).join(' ');
  const input = (
    <FormField label={`${field.label}${isRequired ? ' *' : ''}`} error={error} {...(hint && { hint })}>
      {(control) => {
        const common = {
          ...control,
          value,
          disabled: isDisabled,
          ...(isReserved && RESERVED),
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        const text = { ...common, lang: language ?? undefined, placeholder: shown === null ? fallback : '' };
        switch (field.type) {
          case 'textarea':
            return <Textarea {...text} rows={field.rows} maxLength={field.max} />;
          case 'text':
            return <Input {...text} maxLength={field.max} />;
          case 'map':
            return <Textarea {...common} rows={4} fontFamily="mono" spellCheck={false} />;
          case 'link':
          case 'website':
            return <Input {...common} inputMode="url" spellCheck={false} />;
          case 'function':
          case 'hosts':
            return <Input {...common} spellCheck={false} />;
          case 'date':
            return (
              <chakra.div maxWidth="60">
                <DateInput
                  {...control}
                  label={field.label}
                  value={value}
                  disabled={isDisabled}
                  isOptional={!isRequired}
                  onChange={onChange}
                />
              </chakra.div>
            );
          case 'image':
            return <ImageInput {...common} label={field.label} />;
          case 'service':
            return <ServiceInput {...common} />;
          case 'select':
            return (
              <SelectInput {...common}>
                {field.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </SelectInput>
            );
          case 'price':
            return (
              <chakra.div display="flex" alignItems="center" gap="3">
                <Input {...common} inputMode="decimal" maxWidth="32" />
                <chakra.span color="fg.muted">{t('price.unit')}</chakra.span>
              </chakra.div>
            );
          case 'number':
            return (
              <chakra.div display="flex" alignItems="center" gap="3">
                <Input {...common} inputMode="numeric" maxWidth="32" />
                <chakra.span color="fg.muted">{field.unit}</chakra.span>
              </chakra.div>
            );
          default:
            return (
              <chakra.div display="flex" alignItems="center" gap="3">
                <chakra.input
                  type="color"
                  aria-label={t('color.pick', { label: field.label })}
                  value={COLOR.test(value) ? value : '#000000'}
                  disabled={isDisabled}
                  onChange={(event) => onChange(event.target.value)}
                  width="14"
                  height="12"
                  p="1"
                  bg="bg.panel"
                  borderWidth="1px"
                  borderColor="border.control"
                  borderRadius="l2"
                />
                <Input {...common} maxWidth="36" spellCheck={false} />
              </chakra.div>
            );
        }
      }}
    </FormField>
  );
  const confirm = async () => {
    await onConfirm?.();
    // The button is gone; who used it goes on at the text.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('input, textarea')?.focus());
  };
  return (
    <chakra.div ref={box} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      {input}
      {isOutdated && onConfirm && (
        <Button
          type="button"
          size="sm"
          minH="11"
          variant="outline"
          justifySelf="start"
          disabled={isDisabled}
          aria-label={t('language.confirmOf', { label: field.label })}
          onClick={() => void confirm()}
        >
          <LuCheck aria-hidden />
          {t('language.confirm')}
        </Button>
      )}
    </chakra.div>
  );
}
