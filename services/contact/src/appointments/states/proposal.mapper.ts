import type { AppointmentProposal } from '@garage/contracts/booking';
import { clockTime } from '../../calendar/availability/workshop-day.js';
import type { OpenProposal } from './appointment-states.js';

export function toProposal(event: OpenProposal): AppointmentProposal {
  return {
    id: event.id,
    date: event.date,
    startTime: clockTime(event.startMinute),
    endDate: event.endDate,
    endTime: clockTime(event.endMinute),
    reason: event.reason,
    isExpired: event.isExpired,
  };
}
