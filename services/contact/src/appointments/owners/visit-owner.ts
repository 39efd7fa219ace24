import type { Appointment } from '../appointment.js';

/** Whose visit it is, and with which car. */
export type VisitOwner = Pick<Appointment, 'customerId' | 'vehicleId'>;

/** What a customer and a car are known again by. */
export type OwnedVisit = Pick<
  Appointment,
  'name' | 'email' | 'phone' | 'vehicleMake' | 'vehicleModel' | 'vehicleYear' | 'vehicleLicensePlate'
> & {
  at: Date;
  /** Set when it is known whose it is, and only the car has to be found. */
  customerId?: number | null;
};
