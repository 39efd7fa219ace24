import type { ComponentProps } from 'react';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useServices } from '../use-services.ts';

interface ServiceInputProps extends ComponentProps<typeof SelectInput> {
  value: string;
}

/** One of the services, or none; what was chosen stays, also while nobody knows its name. */
export function ServiceInput({ value, ...control }: ServiceInputProps) {
  const { t } = useTranslation('editors');
  const services = useServices();
  const isKnown = value === '' || services?.has(value);
  const unknown = services ? 'service.gone' : 'service.numbered';
  return (
    <SelectInput {...control} value={value}>
      <option value="">{t('service.none')}</option>
      {!isKnown && <option value={value}>{t(unknown, { number: value })}</option>}
      {[...(services ?? [])].map(([number, name]) => (
        <option key={number} value={number}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}
