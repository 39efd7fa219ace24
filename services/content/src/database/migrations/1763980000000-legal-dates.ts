import type { MigrationInterface, QueryRunner } from 'typeorm';

const DOCUMENTS = ['impressum', 'agb', 'datenschutz'];
const FIRST_DAY = '2025-04-13';
/** What the texts of an installation began with, by the end of the field's name. */
const FIRST_LINES = {
  '': 'Stand: 13. April 2025',
  En: 'As of 13 April 2025',
  Fr: 'État au 13 avril 2025',
  It: 'Stato: 13 aprile 2025',
  Pt: 'Versão de 13 de abril de 2025',
};

/** The day of a legal text stands beside it instead of in its first line. */
export class LegalDates1763980000000 implements MigrationInterface {
  name = 'LegalDates1763980000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const document of DOCUMENTS) {
      for (const [suffix, line] of Object.entries(FIRST_LINES)) {
        await rewrite(runner, `${document}Content${suffix}`, `regexp_replace("values" ->> $1, $2, '')`, [
          `^${line.replaceAll('.', '\\.')}\\s*`,
        ]);
      }
      // A text that is still the first one keeps its day; of others, the day on which they were stored is known.
      await runner.query(
        `UPDATE content.page_records AS record
            SET "values" = record."values" || jsonb_build_object($1::text,
              CASE WHEN record."values" ->> $2 = first."values" ->> $2 THEN $3
                   ELSE to_char(record.saved_at AT TIME ZONE 'Europe/Zurich', 'YYYY-MM-DD') END)
           FROM content.page_records AS first
          WHERE record.page = 'legal' AND first.page = 'legal' AND first.version = 1`,
        [`${document}Date`, `${document}Content`, FIRST_DAY],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const document of DOCUMENTS) {
      if (document !== 'impressum') {
        for (const [suffix, line] of Object.entries(FIRST_LINES)) {
          await rewrite(runner, `${document}Content${suffix}`, `$2 || ("values" ->> $1)`, [`${line}\n\n`]);
        }
      }
      await runner.query(
        `UPDATE content.page_records SET "values" = "values" - $1::text WHERE page = 'legal'`,
        [`${document}Date`],
      );
    }
  }
}

/** Sets a text, where there is one, to what `expression` makes of it. */
async function rewrite(runner: QueryRunner, name: string, expression: string, more: string[]): Promise<void> {
  await runner.query(
    `UPDATE content.page_records
        SET "values" = jsonb_set("values", ARRAY[$1::text], to_jsonb(${expression}))
      WHERE page = 'legal' AND "values" ->> $1 <> ''`,
    [name, ...more],
  );
}
