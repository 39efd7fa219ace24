/** A row of a table, by column. */
export type Row = Record<string, unknown>;

/** What today's code makes of the data of a release at its first start, on purpose. Everything else stays. */
export interface UpgradeRules {
  /** Columns that say something else afterwards, by table. */
  changed: Record<string, string[]>;
  /** Texts and settings, by name, that are added to those of a page. */
  newValues: ReadonlySet<string>;
  /** Whether a row is one that the release did not store. */
  isNew: (table: string, row: Row) => boolean;
}

/** Mails that waited leave; jobs and sessions are left out altogether. */
const MAILS_LEAVE = {
  'contact.mails': ['status', 'attempts', 'failure', 'last_attempt_at', 'sent_at'],
};

/** Pages that 0.1.0 did not store. */
const NEW_PAGES: ReadonlySet<unknown> = new Set(['booking', 'mails', 'site']);
/** What contact hears from content, and what has become of its services. */
const HEARD: ReadonlySet<unknown> = new Set(['garage-facts', 'mail-texts', 'copied-services']);
/** Who saves what booking has known of the services into their record. */
export const MERGED_BY = 'Terminbuchung';

const RULES: Record<string, UpgradeRules> = {
  '0.1.0': {
    // Codes get a key, a role that had appointments gets their customers (auth's `migrations.int-spec.ts` says which),
    // and the words of services are those of the site from now on.
    changed: {
      ...MAILS_LEAVE,
      'auth.recovery_codes': ['code_hash'],
      'auth.user_roles': ['permissions'],
      'contact.service_types': ['name', 'position', 'updated_at'],
    },
    // A setting that the terms held, and the service of an offer.
    newValues: new Set(['lateCancellationFee', 'offer1Service']),
    isNew: (table, row) =>
      (table === 'content.page_records' && NEW_PAGES.has(row['page'])) ||
      (table === 'contact.settings' && HEARD.has(row['key'])) ||
      row['saved_by'] === MERGED_BY,
  },
};

/** A release that has no rules of its own may send the mails that wait, and change nothing else. */
export function rulesOf(version: string): UpgradeRules {
  return RULES[version] ?? { changed: MAILS_LEAVE, newValues: new Set(), isNew: () => false };
}
