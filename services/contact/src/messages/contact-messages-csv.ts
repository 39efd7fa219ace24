import type { ContactMessage } from '@garage/contracts/contact';
import texts from './locales/csv.de.json' with { type: 'json' };

/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheet programs in Switzerland expect between two cells. */
const SEPARATOR = ';';
/** A cell that begins so would be run as a formula; some programs read the full-width signs as the usual ones. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

const time = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The first line of a table for spreadsheet programs. */
export function contactMessagesHeading(): string {
  return BYTE_ORDER_MARK + line(texts.headings);
}

/** A line for each message; times are those of Europe/Zurich. */
export function contactMessagesRows(messages: readonly ContactMessage[]): string {
  return messages.map((message) => line(cellsOf(message))).join('');
}

function cellsOf(message: ContactMessage): string[] {
  return [
    String(message.id),
    timeOf(message.createdAt),
    message.name,
    message.email,
    message.phone,
    message.address ?? '',
    message.service ?? '',
    message.message,
    message.language,
    message.isRead ? texts.yes : texts.no,
    message.assignedTo?.name ?? '',
    message.answeredAt ? timeOf(message.answeredAt) : '',
    message.spamReason ? texts.spamReasons[message.spamReason] : '',
  ];
}

function timeOf(iso: string): string {
  return time.format(new Date(iso)).replace(',', '');
}

function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(SEPARATOR)}\r\n`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
