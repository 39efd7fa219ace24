import {
  CONTACT_MESSAGES_PATH,
  type ContactMessageResponse,
  type UpdateContactMessageRequest,
} from '@garage/contracts/contact';
import { adminClient } from '../../../lib/admin-client.ts';

const sending = new Set<string>();

export function isBeingSent(id: string): boolean {
  return sending.has(id);
}

/** Tells the server whether a message has been read. */
export async function sendReadState(id: string, isRead: boolean): Promise<ContactMessageResponse> {
  sending.add(id);
  try {
    const body: UpdateContactMessageRequest = { isRead };
    return await adminClient.send<ContactMessageResponse>('PUT', `${CONTACT_MESSAGES_PATH}/${id}`, body);
  } finally {
    sending.delete(id);
  }
}
