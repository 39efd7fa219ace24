import type { ChangeableField, FieldChange } from '@garage/contracts/appointment-history';
import type { ServiceType } from '@garage/contracts/booking-settings';
import type { KnownFacts } from '../appointment-columns.js';

/** For what the last release has stored without the names of its services. */
type Catalogue = ReadonlyMap<number, Pick<ServiceType, 'name'>>;
type CorrectedField = Exclude<ChangeableField, 'assignee'>;

const WORDS: Record<CorrectedField, (known: KnownFacts, catalogue: Catalogue) => string | null> = {
  services: ({ serviceIds, bookedServices }, catalogue) =>
    (bookedServices ?? serviceIds.map((id) => catalogue.get(id)))
      .map((service) => service?.name.de)
      .join(', '),
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
export function fieldChanges(before: KnownFacts, after: KnownFacts, catalogue: Catalogue): FieldChange[] {
  return (Object.keys(WORDS) as CorrectedField[])
    .map((field) => ({ field, from: WORDS[field](before, catalogue), to: WORDS[field](after, catalogue) }))
    .filter(({ from, to }) => from !== to);
}
