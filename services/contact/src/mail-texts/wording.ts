import type { Language } from '@garage/contracts/languages';
import type { OwnMailTexts } from '@garage/contracts/mail-texts';
import type { CustomerMail, MailWords } from '@garage/contracts/mails-editor';
import { fill } from '@garage/shared/texts/fill';
import { harmlessName } from '../mail/strangers-words.js';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };

/** How mails to customers begin and end, as long as the garage says nothing else. */
export const SHARED_TEXTS: Record<Language, typeof de> = { de, en, fr, it, pt };

const NAME = '{name}';

interface Said<Mail extends CustomerMail> {
  mail: Mail;
  language: Language;
  /** The default. */
  subject: string;
  /** As the customer has written it. */
  name: string;
  words: MailWords<Mail>;
}

/** What the garage may word itself in a mail, filled in. */
export interface Wording {
  subject: string;
  greeting: string;
  closing: string;
}

/** In the garage's own words, else in those of the default; each by itself. */
export function wording<Mail extends CustomerMail>(
  { language, subject, name, words }: Said<Mail>,
  own: OwnMailTexts,
): Wording {
  const shared = SHARED_TEXTS[language];
  const greeting = own.greeting || shared.greeting;
  const known = harmlessName(name);
  return {
    subject: fill(own.subject || subject, words),
    greeting:
      known === null
        ? fill(withoutName(greeting, own.greetingUnnamed || shared.greetingUnnamed), words)
        : fill(greeting, { ...words, name: known }),
    closing: fill(own.closing || shared.closing, words),
  };
}

/** The line that names the customer greets without a name; a further one would have a hole. */
function withoutName(greeting: string, unnamed: string): string {
  const lines = greeting.split('\n');
  const naming = lines.findIndex((line) => line.includes(NAME));
  return lines
    .map((line, index) => (index === naming ? unnamed : line))
    .filter((line) => !line.includes(NAME))
    .join('\n');
}
