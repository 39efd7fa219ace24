import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whole francs, in the first paragraph that names the 24 hours and an amount. */
const FEE_IN_TERMS = String.raw`
  SELECT replace((regexp_match(paragraph, 'CHF\s?(\d[\d’]*)(?:\.00)?(?!\d|’|\.\d)'))[1], '’', '')::numeric AS francs
    FROM content.page_records AS record,
         regexp_split_to_table(record."values" ->> 'agbContent', '\n\s*\n') WITH ORDINALITY AS part (paragraph, place)
   WHERE record.page = 'legal'
     AND record.version = (SELECT max(version) FROM content.page_records WHERE page = 'legal')
     AND paragraph ~ '(^|\D)24(\D|$)' AND paragraph ~ 'CHF\s?\d'
   ORDER BY place LIMIT 1`;

/** What cancelling late costs is a setting; until now it was read out of the German terms at each page. */
export class LateCancellationFee1764350000000 implements MigrationInterface {
  name = 'LateCancellationFee1764350000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE content.site_settings SET value = value || jsonb_build_object('lateCancellationFee', found.francs)
        FROM (${FEE_IN_TERMS}) AS found
       WHERE key = 'garage' AND found.francs BETWEEN 1 AND 10000`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE content.site_settings SET value = value - 'lateCancellationFee' WHERE key = 'garage'`,
    );
  }
}
