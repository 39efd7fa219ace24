import { refusedFields } from '@garage/shared/errors/app-error';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import texts from './locales/de.json' with { type: 'json' };

/** Where a message stands in the list: its time in microseconds, as the database keeps it, and its id. */
export interface MessagePosition {
  createdMicros: string;
  id: number;
}

const POSITION = /^(\d{1,16})\.([1-9]\d{0,9})$/;

/** What a caller hands back to go on behind a message; nobody need know what it says. */
export function cursorAfter({ createdMicros, id }: MessagePosition): string {
  return Buffer.from(`${createdMicros}.${id}`).toString('base64url');
}

/** 400 for what is no cursor of ours. */
export function positionOf(cursor: string): MessagePosition {
  const [, createdMicros, id] = POSITION.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (createdMicros === undefined || Number(id) > LARGEST_ID) {
    throw refusedFields({ cursor: texts.cursorInvalid });
  }
  return { createdMicros, id: Number(id) };
}
