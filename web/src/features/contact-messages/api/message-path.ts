import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';

/** Address of one message, as its query key and for what belongs to it. */
export function messagePath(id: string): string {
  return `${CONTACT_MESSAGES_PATH}/${id}`;
}
