import type { ContactMessage, StaffMember } from '@garage/contracts/contact';
import type { ContactMessageEntity } from './contact-message.entity.js';

/** Names every field that leaves the service; a new column stays inside until it is added here. */
export function toContactMessage(
  entity: ContactMessageEntity,
  staff: ReadonlyMap<number, StaffMember>,
): ContactMessage {
  return {
    id: entity.id,
    name: entity.name,
    email: entity.email,
    phone: entity.phone,
    address: entity.address,
    service: entity.service,
    message: entity.message,
    isRead: entity.isRead,
    source: entity.source,
    language: entity.language,
    spamReason: entity.spamReason,
    customerId: entity.customerId,
    assignedTo: (entity.assignedTo !== null && staff.get(entity.assignedTo)) || null,
    answeredAt: entity.answeredAt?.toISOString() ?? null,
    createdAt: entity.createdAt.toISOString(),
    updatedAt: entity.updatedAt.toISOString(),
  };
}
