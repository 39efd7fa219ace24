import type { PlannedAppointment } from '@garage/contracts/workshop-plan';

/** `Škoda Octavia, ZH 123456`; empty when nothing is known. */
export function vehicleInWords(
  appointment: Pick<PlannedAppointment, 'vehicleMake' | 'vehicleModel' | 'vehicleLicensePlate'>,
): string {
  const { vehicleMake, vehicleModel, vehicleLicensePlate } = appointment;
  const model = [vehicleMake, vehicleModel].filter(Boolean).join(' ');
  return [model, vehicleLicensePlate].filter(Boolean).join(', ');
}

/** `Radwechsel, Wartung` */
export function workInWords({ services }: Pick<PlannedAppointment, 'services'>): string {
  return services.map(({ name }) => name).join(', ');
}
