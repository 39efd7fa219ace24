import { type EditorDescription, text, textarea } from './editor-field.js';

export const MAIL_TEXT_LIMITS = { subject: 120, greeting: 1000, closing: 1000 } as const;

/** What every mail can name: the garage and its telephone number. */
const GARAGE = ['garage', 'phone'] as const;
const VISIT = ['when', 'number', 'services', ...GARAGE] as const;

/**
 * The mails to customers, in the order of the editor, with what their words may name in braces. None of it has to be
 * named: what a customer must know stands in the mail by itself. What customers have written is not among it, but for
 * the name in the greeting: a stranger's words are not sent on in the garage's name.
 */
export const MAIL_PLACEHOLDERS = {
  received: VISIT,
  confirmed: VISIT,
  declined: VISIT,
  proposed: ['suggested', ...VISIT],
  keptPlace: ['kept', 'until', 'when', 'number', ...GARAGE],
  moved: ['before', ...VISIT],
  movedByCustomer: ['before', ...VISIT],
  corrected: VISIT,
  reminder: VISIT,
  cancelled: VISIT,
  cancelledByCustomer: VISIT,
  arrived: VISIT,
  findingOffer: ['number', ...GARAGE],
  ready: VISIT,
  undoneConfirmed: VISIT,
  undonePending: VISIT,
  undoneInWork: VISIT,
  inspectionReminder: ['month', ...GARAGE],
} as const satisfies Record<string, readonly string[]>;

export type CustomerMail = keyof typeof MAIL_PLACEHOLDERS;
export const CUSTOMER_MAILS = Object.keys(MAIL_PLACEHOLDERS) as CustomerMail[];

/** What the placeholders of a mail stand for. */
export type MailWords<Mail extends CustomerMail> = Record<(typeof MAIL_PLACEHOLDERS)[Mail][number], string>;

const NAME = 'name';
const greeting = { max: MAIL_TEXT_LIMITS.greeting };
const closing = { max: MAIL_TEXT_LIMITS.closing };

function mailSection<Mail extends CustomerMail>(mail: Mail) {
  const placeholders = MAIL_PLACEHOLDERS[mail];
  return {
    id: mail,
    fields: [
      text(`${mail}Subject` as const, { called: 'Subject', max: MAIL_TEXT_LIMITS.subject, placeholders }),
      textarea(`${mail}Greeting` as const, 3, {
        called: 'Greeting',
        ...greeting,
        placeholders: [NAME, ...placeholders],
      }),
      textarea(`${mail}Closing` as const, 3, { called: 'Closing', ...closing, placeholders }),
    ],
  };
}

/**
 * What the garage words itself in its mails to customers. Whatever is empty says the default: of a greeting or closing
 * first what all mails say.
 */
export const MAILS_EDITOR = {
  sections: [
    {
      id: 'all',
      fields: [
        textarea('allGreeting', 3, { ...greeting, placeholders: [NAME, ...GARAGE] }),
        textarea('allGreetingUnnamed', 3, { ...greeting, placeholders: GARAGE }),
        textarea('allClosing', 3, { ...closing, placeholders: GARAGE }),
      ],
    },
    ...CUSTOMER_MAILS.map((mail) => mailSection(mail)),
  ],
} satisfies EditorDescription;
