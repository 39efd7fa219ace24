import type { MailSettings } from '@garage/contracts/mail-settings';
import { Injectable } from '@nestjs/common';
import { ContactConfig } from '../../config/env.js';
import { senderOf } from '../../config/sender-of.js';
import { RemoteGarage } from '../../last-known/remote-garage.js';
import { SettingsStore } from '../../settings/settings-store.js';

export const MAIL_SETTINGS_KEY = 'mail';
export const NOTHING_SET: MailSettings = { senderName: '', senderAddress: '', recipients: [] };

/** An address with the name that mail programs show. */
export interface NamedAddress {
  name: string;
  address: string;
}

/**
 * From whom mails come and who of the staff gets them: what staff have set, over the environment, over the garage's
 * own name and address. Who has told neither needs no other name in its mails than on its site.
 */
@Injectable()
export class MailAddresses {
  constructor(
    private readonly config: ContactConfig,
    private readonly settings: SettingsStore,
    private readonly garage: RemoteGarage,
  ) {}

  /** As they are at this moment; no staff while neither the environment nor the garage has said who it is. */
  async current(): Promise<{ sender: NamedAddress; staff: NamedAddress[] }> {
    const stored = await this.stored();
    const usual = await this.defaults();
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

  /** What counts where staff have set nothing. */
  async defaults(): Promise<MailSettings> {
    const known = await this.garage.ifKnown();
    const { name, address } = toNamed(senderOf(this.config));
    const recipients = (this.config.staffEmail ?? known?.garage.email ?? '').split(',');
    return {
      senderName: name || (known?.garage.name ?? ''),
      senderAddress: address,
      recipients: recipients.map((one) => one.trim()).filter(Boolean),
    };
  }
}

/** `Name <address>`, or an address alone. An object, so that nothing in it can be read as a second address. */
function toNamed(text: string): NamedAddress {
  const [, name = '', address = text] = /^(.*)<([^<>]+)>\s*$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}
