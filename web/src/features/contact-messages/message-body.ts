/** A piece of a message text: a `Label: value` line, or lines as they were written. */
export type BodyPart = { kind: 'field'; label: string; value: string } | { kind: 'text'; text: string };

/** The lines that wrap a message when it comes by mail. */
const MARKER = /^\s*={2,}\s*(?:Neue Kontaktanfrage|Ende der Nachricht)\s*={2,}\s*$/iu;
/** One to three words with a capital at the start; a time ("10:30") or an address ("https://…") is no label. */
const FIELD = /^\s*(\p{Lu}[\p{L}-]*(?:[ /][\p{L}-]+){0,2}):(?:[ \t]+(.*))?$/u;

/** Takes the markers out of a message text and tells its `Label: value` lines from its prose. */
export function parseMessageBody(message: string): BodyPart[] {
  const parts: BodyPart[] = [];
  let text: string[] = [];
  const flush = () => {
    const joined = text.join('\n').replace(/^\s*\n|\s+$/gu, '');
    if (joined) parts.push({ kind: 'text', text: joined });
    text = [];
  };
  for (const line of message.split(/\r?\n/u)) {
    if (MARKER.test(line)) continue;
    const [, label, value = ''] = FIELD.exec(line) ?? [];
    if (label === undefined) {
      text.push(line);
    } else {
      flush();
      parts.push({ kind: 'field', label, value: value.trim() });
    }
  }
  flush();
  return parts;
}

/** The same text in one line, for the preview on a card. */
export function messagePreview(message: string): string {
  return parseMessageBody(message)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      return part.value === '' ? `${part.label}:` : `${part.label}: ${part.value} ·`;
    })
    .join(' ')
    .replace(/\s+/gu, ' ')
    .replace(/ ·$/u, '')
    .trim();
}
