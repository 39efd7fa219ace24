import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An offer names the service that it is booked with; until now the first one always led to the season's check. */
export class OfferServices1764630000000 implements MigrationInterface {
  name = 'OfferServices1764630000000';

  async up(runner: QueryRunner): Promise<void> {
    // Every version: an older one that is made the newest again keeps its button, too.
    await runner.query(`
      UPDATE content.page_records SET "values" = "values" || '{"offer1Service": "9"}'
       WHERE page = 'offers' AND "values" ? 'offer1Title'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      UPDATE content.page_records
         SET "values" = coalesce(
               (SELECT jsonb_object_agg(key, value) FROM jsonb_each("values") WHERE key !~ '^offer\d+Service$'), '{}')
       WHERE page = 'offers'`);
  }
}
