import { FIRST_LEGAL_DATE, LEGAL_PATH, type LegalResponse } from '@garage/contracts/legal';
import { RemoteAnswer } from '@garage/shared/remote/remote-answer';
import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { ContactConfig } from '../config/env.js';
import { SettingsStore } from '../settings/settings-store.js';

const SETTING = 'privacy-text';

/** Which privacy text visitors agree to. The content service knows; what it said last is kept for its absence. */
@Injectable()
export class PrivacyText implements OnApplicationBootstrap {
  private readonly legal: RemoteAnswer<LegalResponse>;
  private noted: string | null = null;

  constructor(
    config: ContactConfig,
    private readonly settings: SettingsStore,
  ) {
    this.legal = new RemoteAnswer(config.contentUrl, LEGAL_PATH);
  }

  onApplicationBootstrap(): void {
    this.legal.prepare();
  }

  /**
   * The day that stands on the text and the version of the legal texts, which the editor lists and keeps:
   * `2025-04-13, version 1`.
   */
  async version(): Promise<string> {
    const shown = await this.legal.current();
    // A content service older than this one answers without a version.
    if (shown?.version === undefined) return this.lastKnown();
    const version = nameOf(shown.datenschutzDate, shown.version);
    if (version !== this.noted) {
      await this.settings.note(SETTING, { version });
      this.noted = version;
    }
    return version;
  }

  /** Until the content service has answered once, nobody has seen another text than the first. */
  private async lastKnown(): Promise<string> {
    const { version } = ((await this.settings.find(SETTING))?.value ?? {}) as { version?: string };
    return version ?? nameOf(FIRST_LEGAL_DATE, 1);
  }
}

function nameOf(date: string, version: number): string {
  return `${date}, version ${version}`;
}
