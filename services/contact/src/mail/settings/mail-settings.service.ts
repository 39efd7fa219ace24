import { randomBytes } from 'node:crypto';
import type {
  MailSettings,
  MailSettingsResponse,
  SaveMailSettingsRequest,
} from '@garage/contracts/mail-settings';
import type { OutgoingMail } from '@garage/contracts/mails';
import type { Caller } from '@garage/shared/audit/caller';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { ContactConfig } from '../../config/env.js';
import { SettingsStore } from '../../settings/settings-store.js';
import { toOutgoingMail } from '../mail.mapper.js';
import { MailsRepository } from '../mails.repository.js';
import { Outbox } from '../outbox.js';
import { renderTestMail } from '../templates/test-mail.js';
import { MAIL_SETTINGS_KEY, MailAddresses, NOTHING_SET } from './mail-addresses.js';

const USUAL_PORTS: Record<string, string> = { 'smtp:': '587', 'smtps:': '465' };

/** What staff set about mails, and the test whether it works. */
@Injectable()
export class MailSettingsService {
  constructor(
    private readonly config: ContactConfig,
    private readonly settings: SettingsStore,
    private readonly addresses: MailAddresses,
    private readonly mails: MailsRepository,
    private readonly outbox: Outbox,
  ) {}

  async read(): Promise<MailSettingsResponse> {
    const [stored, lastTest, defaults] = await Promise.all([
      this.settings.find(MAIL_SETTINGS_KEY),
      this.mails.findLastTest(),
      this.addresses.defaults(),
    ]);
    return {
      settings: { ...NOTHING_SET, ...stored?.value },
      defaults,
      server: serverOf(this.config.smtpUrl),
      version: stored?.version ?? 0,
      savedAt: stored?.savedAt.toISOString() ?? null,
      savedBy: stored?.savedBy ?? null,
      lastTest: lastTest && toOutgoingMail(lastTest),
    };
  }

  async save(sent: SaveMailSettingsRequest, user: UserEntity, caller: Caller): Promise<MailSettingsResponse> {
    const { senderName, senderAddress, recipients, version } = sent;
    const value: MailSettings = { senderName, senderAddress, recipients };
    await this.settings.save(
      { key: MAIL_SETTINGS_KEY, value, version, initial: NOTHING_SET, action: 'mail-settings-changed' },
      user,
      caller,
    );
    return this.read();
  }

  /** Sends a mail to the recipients; one that still waits is tried at once instead of a second one. */
  async test(user: UserEntity, caller: Caller): Promise<OutgoingMail> {
    await this.outbox.ready();
    const id = await this.mails.transaction(async (manager) => {
      await this.mails.lockTests(manager);
      const last = await this.mails.findLastTest(manager);
      if (last?.status === 'waiting') {
        await this.outbox.tryNow(last.id, manager);
        return last.id;
      }
      const mail = renderTestMail({ username: user.username, site: this.config.publicUrl, at: new Date() });
      const added = await this.outbox.add(
        { kind: 'test', headerId: `test-${randomBytes(9).toString('hex')}`, createdBy: user.id, ...mail },
        manager,
      );
      await recordAudit(manager, {
        action: 'test-mail-sent',
        outcome: 'success',
        actorUserId: user.id,
        caller,
      });
      return added;
    });
    const mail = await this.mails.findById(id);
    if (!mail) throw new AppError(404, 'not-found');
    return toOutgoingMail(mail);
  }
}

/** Without name and password. */
function serverOf(smtpUrl: string): string {
  const { hostname, port, protocol } = new URL(smtpUrl);
  return `${hostname}:${port || USUAL_PORTS[protocol]}`;
}
