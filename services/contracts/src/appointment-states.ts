/** Also says whether it is confirmed: a flag beside it could contradict it. */
export const APPOINTMENT_STATES = [
  'pending',
  'confirmed',
  'declined',
  'received',
  'in-work',
  'ready',
  'completed',
  'cancelled',
  'no-show',
] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** What may follow a state; everything else is refused. An appointment that ended stays as it is. */
export const NEXT_STATES: Record<AppointmentState, readonly AppointmentState[]> = {
  pending: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['received', 'in-work', 'cancelled', 'no-show'],
  received: ['in-work', 'ready'],
  'in-work': ['ready'],
  ready: ['completed'],
  completed: [],
  declined: [],
  cancelled: [],
  'no-show': [],
};

/** States in which an appointment keeps its places in the workshop. */
export const OCCUPYING_STATES: readonly AppointmentState[] = [
  'pending',
  'confirmed',
  'received',
  'in-work',
  'ready',
  'completed',
];

/** States in which the car stands in the garage. */
export const HERE_STATES: readonly AppointmentState[] = ['received', 'in-work', 'ready'];

/** States in which an appointment can be given another time: until work has begun. */
export const MOVABLE_STATES: readonly AppointmentState[] = ['pending', 'confirmed'];

/** States in which the work that is wanted can be corrected: until it is done. */
export const CORRECTABLE_STATES: readonly AppointmentState[] = [
  'pending',
  'confirmed',
  'received',
  'in-work',
];
