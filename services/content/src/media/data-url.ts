import { UPLOAD_BYTES } from '@garage/contracts/pictures';
import { pictureError } from './picture-error.js';

const DATA_URL = /^data:[\w.+-]*\/?[\w.+-]*(?:;[\w-]+=[\w-]+)*;base64,/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

export function isDataUrl(text: string): boolean {
  return text.startsWith('data:');
}

/**
 * The bytes of a picture that was sent as a data URL. The type it claims is not believed; what the bytes are
 * is found out when they are read.
 */
export function pictureBytes(dataUrl: string, field: string): Buffer {
  const head = DATA_URL.exec(dataUrl)?.[0];
  if (!head) throw pictureError('notAPicture', field);
  // Judged before it is decoded; a third is what base64 adds.
  if ((dataUrl.length - head.length) * 0.75 > UPLOAD_BYTES + 2) throw pictureError('tooLarge', field);
  const content = dataUrl.slice(head.length);
  if (content === '' || !BASE64.test(content)) throw pictureError('unreadable', field);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > UPLOAD_BYTES) throw pictureError('tooLarge', field);
  return bytes;
}
