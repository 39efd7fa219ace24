import type { AppointmentDetails, WrittenVisit } from '@garage/contracts/appointments';
import type { Language } from '@garage/contracts/languages';

/** Beside each other where there is room. */
export const VISIT_TEXTS = [
  ['name', 'phone'],
  ['email', 'vehicleLicensePlate'],
  ['vehicleMake', 'vehicleModel', 'vehicleYear'],
] as const;
type VisitText = (typeof VISIT_TEXTS)[number][number];

/** What staff write down of a customer, the car and the work, as it stands in a form. */
export type VisitForm = Record<VisitText | 'notes' | 'otherText', string> & {
  services: number[];
  language: Language;
  earlierIfPossible: boolean;
};

/** A new one, in whichever language. */
export const EMPTY_VISIT: Omit<VisitForm, 'language'> = {
  services: [],
  otherText: '',
  name: '',
  phone: '',
  email: '',
  vehicleLicensePlate: '',
  vehicleMake: '',
  vehicleModel: '',
  vehicleYear: '',
  notes: '',
  earlierIfPossible: false,
};

export function visitFormOf(appointment: AppointmentDetails): VisitForm {
  return {
    services: appointment.services.map(({ id }) => id),
    otherText: appointment.otherText ?? '',
    name: appointment.name,
    phone: appointment.phone,
    email: appointment.email ?? '',
    vehicleLicensePlate: appointment.vehicleLicensePlate ?? '',
    vehicleMake: appointment.vehicleMake ?? '',
    vehicleModel: appointment.vehicleModel ?? '',
    vehicleYear: appointment.vehicleYear === null ? '' : String(appointment.vehicleYear),
    notes: appointment.notes ?? '',
    language: appointment.language,
    earlierIfPossible: appointment.earlierIfPossible,
  };
}

export function toWrittenVisit({ vehicleYear, ...values }: VisitForm): WrittenVisit {
  return { ...values, ...(vehicleYear !== '' && { vehicleYear: Number(vehicleYear) }) };
}
