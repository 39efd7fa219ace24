import { FIRST_LEGAL_DATE, LEGAL_PATH, type LegalResponse } from '@garage/contracts/legal';
import { Injectable } from '@nestjs/common';
import { type Copy, LastKnown } from '../last-known/last-known.js';

interface Privacy {
  version: string;
}

/** Until the content service has answered once, nobody has seen another text than the first. */
const FIRST: Privacy = { version: nameOf(FIRST_LEGAL_DATE, 1) };

/** Which privacy text visitors agree to. */
@Injectable()
export class PrivacyText {
  private readonly shown: Copy<Privacy>;

  constructor(lastKnown: LastKnown) {
    this.shown = lastKnown.copyOf({
      path: LEGAL_PATH,
      read: (answer) => privacyOf(answer as LegalResponse),
      store: 'privacy-text',
      initial: FIRST,
    });
  }

  /**
   * The day that stands on the text and the version of the legal texts, which the editor lists and keeps:
   * `2025-04-13, version 1`.
   */
  async version(): Promise<string> {
    return ((await this.shown.current()) ?? FIRST).version;
  }
}

function privacyOf({ datenschutzDate, version }: LegalResponse): Privacy {
  // A content service older than this one answers without a version.
  if (version === undefined) throw new Error('the legal texts have no version');
  return { version: nameOf(datenschutzDate, version) };
}

function nameOf(date: string, version: number): string {
  return `${date}, version ${version}`;
}
