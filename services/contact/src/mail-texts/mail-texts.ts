import { type Language, LANGUAGES } from '@garage/contracts/languages';
import {
  type MailPreviewRequest,
  type MailPreviewResponse,
  type MailTextsResponse,
  type OwnMailTexts,
  ownMailTexts,
} from '@garage/contracts/mail-texts';
import type { CustomerMail } from '@garage/contracts/mails-editor';
import { LANGUAGE_SUFFIX, WEBSITE_PATH } from '@garage/contracts/page-texts';
import { Injectable } from '@nestjs/common';
import { type Copy, LastKnown } from '../last-known/last-known.js';
import { RemoteGarage } from '../last-known/remote-garage.js';
import type { RenderedMail } from '../mail/rendered-mail.js';
import { inColor } from '../mail/templates/mail-frame.js';
import { type OwnTexts, ownTextsOf } from './own-texts.js';
import { SHARED_TEXTS } from './wording.js';

/** Whom the mail of an example goes to. */
export interface ExampleCustomer {
  name: string;
  language: Language;
}

/** A mail to customers, as the room that writes it knows it. */
export interface WordedMail {
  /** The default. */
  subject: (language: Language) => string;
  /** Made by what writes the mails that leave. */
  example: (customer: ExampleCustomer, own: OwnMailTexts) => Promise<RenderedMail>;
}

const EXAMPLE_NAME = 'Anna Muster';

/**
 * How the garage words its mails to customers. A mail asks when it leaves, as it does for all that it says: a greeting
 * that staff put right counts for those that wait, too.
 */
@Injectable()
export class MailTexts {
  private readonly own: Copy<OwnTexts>;
  private readonly mails = new Map<CustomerMail, WordedMail>();

  constructor(
    lastKnown: LastKnown,
    private readonly garage: RemoteGarage,
  ) {
    this.own = lastKnown.copyOf<OwnTexts>({
      path: `${WEBSITE_PATH}/mails`,
      read: ownTextsOf,
      store: 'mail-texts',
      // Also of a content service that is older than this one and has none.
      initial: {},
    });
  }

  /** Called while the service starts. */
  add(mail: CustomerMail, worded: WordedMail): void {
    this.mails.set(mail, worded);
  }

  /** The garage's own words; never waits for the content service. */
  async of(mail: CustomerMail, language: Language): Promise<OwnMailTexts> {
    return ownMailTexts((await this.own.current()) ?? {}, mail, language);
  }

  /** What is said where the garage says nothing itself. */
  defaults(): MailTextsResponse {
    const defaults = LANGUAGES.flatMap((language) => {
      const { greeting, greetingUnnamed, closing } = SHARED_TEXTS[language];
      return [
        ['allGreeting', greeting],
        ['allGreetingUnnamed', greetingUnnamed],
        ['allClosing', closing],
        ...[...this.mails].map(([mail, { subject }]) => [`${mail}Subject`, subject(language)]),
      ].map(([name, text]) => [`${name}${LANGUAGE_SUFFIX[language]}`, text]);
    });
    return { defaults: Object.fromEntries(defaults) as MailTextsResponse['defaults'] };
  }

  /** A mail in these words, with example data. */
  async preview({ mail, language, isNamed, ...own }: MailPreviewRequest): Promise<MailPreviewResponse> {
    const worded = this.mails.get(mail);
    if (!worded) throw new Error(`nobody writes the mail ${mail}`);
    const { subject, text, html } = await worded.example(
      { name: isNamed ? EXAMPLE_NAME : '', language },
      own,
    );
    const known = await this.garage.ifKnown();
    return { subject, text, html: inColor(html, known?.garage.brandColor) };
  }
}
