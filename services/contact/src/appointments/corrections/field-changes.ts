import type { ChangeableField, FieldChange } from '@garage/contracts/appointment-history';
import type { KnownFacts } from '../appointments.repository.js';

/** Names of services in German. */
type ServiceNames = ReadonlyMap<number, string>;
type CorrectedField = Exclude<ChangeableField, 'assignee'>;

const WORDS: Record<CorrectedField, (known: KnownFacts, names: ServiceNames) => string | null> = {
  services: ({ serviceIds }, names) => serviceIds.map((id) => names.get(id) ?? `${id}`).join(', '),
  otherText: ({ otherText }) => otherText,
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  vehicleLicensePlate: ({ vehicleLicensePlate }) => vehicleLicensePlate,
  vehicleMake: ({ vehicleMake }) => vehicleMake,
  vehicleModel: ({ vehicleModel }) => vehicleModel,
  vehicleYear: ({ vehicleYear }) => (vehicleYear === null ? null : `${vehicleYear}`),
  notes: ({ notes }) => notes,
  language: ({ language }) => language,
  earlierIfPossible: ({ earlierIfPossible }) => `${earlierIfPossible}`,
};

/** What a correction changes, field by field, in words that stay when services are renamed. */
export function fieldChanges(before: KnownFacts, after: KnownFacts, names: ServiceNames): FieldChange[] {
  return (Object.keys(WORDS) as CorrectedField[])
    .map((field) => ({ field, from: WORDS[field](before, names), to: WORDS[field](after, names) }))
    .filter(({ from, to }) => from !== to);
}
