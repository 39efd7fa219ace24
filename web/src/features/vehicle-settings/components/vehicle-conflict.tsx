import type { ComponentProps } from 'react';
import { get } from 'react-hook-form';
import type { Language } from '@garage/contracts/languages';
import { ConflictDialog } from '../../../components/shared-form/conflict-dialog.tsx';
import { type Collision, conflictingParts } from '../../../components/shared-form/form-conflict.ts';
import { LANGUAGE_NAMES } from '../../../lib/languages.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { VEHICLE_PARTS, type VehicleForm, type VehiclePart } from '../vehicle-form.ts';

interface VehicleConflictProps {
  collision: Collision<VehicleForm>;
  dialog: Omit<ComponentProps<typeof ConflictDialog>, 'parts'>;
}

/** A colleague has saved the settings of the page meanwhile: what, in the words of the form. */
export function VehicleConflict({ collision, dialog }: VehicleConflictProps) {
  const { t } = useTranslation('vehicleSettings');
  const labelOf = (part: VehiclePart) => {
    const [field, language] = part.split('.') as [keyof VehicleForm, Language?];
    const label = t(`field.${field}`);
    return language ? `${label} (${LANGUAGE_NAMES[language]})` : label;
  };
  return (
    <ConflictDialog
      {...dialog}
      parts={conflictingParts(VEHICLE_PARTS, collision, { label: labelOf, value: inWords })}
    />
  );
}

function inWords(values: VehicleForm, part: VehiclePart): string {
  const value: string = get(values, part);
  return value.replaceAll('\n', ', ') || '–';
}
