import type { Language } from '@garage/contracts/languages';
import type { ReplyTemplate } from '@garage/contracts/contact-conversation';
import subjects from './locales/reply-subjects.json' with { type: 'json' };

/** The subject in the visitor's language: `Votre demande du 20.11.2026`. */
export function replySubject(language: Language, createdAt: string | null): string {
  const date =
    createdAt === null
      ? ''
      : new Intl.DateTimeFormat('de-CH', {
          timeZone: 'Europe/Zurich',
          day: '2-digit',
          month: '2-digit',
          year: 'numeric',
        }).format(new Date(createdAt));
  return subjects[language].replace('{date}', date).trim();
}

/** A prepared answer for this visitor; German where the language has no text. */
export function filledTemplate({ texts }: ReplyTemplate, language: Language, name: string): string {
  return (texts[language] ?? texts.de).replaceAll('{name}', () => name);
}
