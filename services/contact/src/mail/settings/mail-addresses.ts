import type { MailSettings } from '@garage/contracts/mail-settings';
import { Injectable } from '@nestjs/common';
import { ContactConfig } from '../../config/env.js';
import { SettingsStore } from '../../settings/settings-store.js';

export const MAIL_SETTINGS_KEY = 'mail';
export const NOTHING_SET: MailSettings = { senderName: '', senderAddress: '', recipients: [] };

/** An address with the name that mail programs show. */
export interface NamedAddress {
  name: string;
  address: string;
}

/** From whom mails come and who of the staff gets them: what staff have set, over the environment. */
@Injectable()
export class MailAddresses {
  constructor(
    private readonly config: ContactConfig,
    private readonly settings: SettingsStore,
  ) {}

  /** As they are at this moment. */
  async current(): Promise<{ sender: NamedAddress; staff: NamedAddress[] }> {
    const stored = await this.stored();
    const usual = this.defaults();
    const recipients = stored.recipients.length > 0 ? stored.recipients : usual.recipients;
    return {
      sender: {
        name: stored.senderName || usual.senderName,
        address: stored.senderAddress || usual.senderAddress,
      },
      staff: recipients.map(toNamed),
    };
  }

  async stored(): Promise<MailSettings> {
    const setting = await this.settings.find(MAIL_SETTINGS_KEY);
    return { ...NOTHING_SET, ...setting?.value };
  }

  /** What the environment says. */
  defaults(): MailSettings {
    const { name, address } = toNamed(this.config.mailFrom);
    const recipients = this.config.staffEmail.split(',').map((one) => one.trim());
    return { senderName: name, senderAddress: address, recipients: recipients.filter(Boolean) };
  }
}

/** `Name <address>`, or an address alone. An object, so that nothing in it can be read as a second address. */
function toNamed(text: string): NamedAddress {
  const [, name = '', address = text] = /^(.*)<([^<>]+)>\s*$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}
