import type { MigrationInterface, QueryRunner } from 'typeorm';

/** First part of the key of the lock that every save of a page takes. */
const PAGE_LOCK = 0x70616765;

/**
 * There is one record of each service from now on. Booking has kept a list of its own since the first installation; the
 * contact service hands it over once, in the transaction in which it becomes a copy, by calling this function.
 *
 * Of booking's list count what the workshop's calendar has lived by: duration, buffer, colour, checks, and what can be booked. Of
 * the site's count the texts; where booking had others, a version with those stands before the new one. What only
 * booking had can be booked as before and is not shown on the page of services; what only the site had cannot be booked.
 */
export class MergeBookedServices1764632000000 implements MigrationInterface {
  name = 'MergeBookedServices1764632000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION content.merge_booked_services(booked jsonb) RETURNS integer
        LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      DECLARE
        stored  content.page_records;
        entries text[];
        figures jsonb;
        words   jsonb;
        added   jsonb;
        told    jsonb;
        merged  jsonb;
      BEGIN
        PERFORM pg_advisory_xact_lock(${PAGE_LOCK}, hashtext('services'));
        SELECT * INTO STRICT stored FROM content.page_records
         WHERE page = 'services' ORDER BY version DESC LIMIT 1;
        entries := string_to_array(stored."values" ->> 'serviceOrder', ',');

        WITH languages (suffix, language) AS (
          VALUES ('', 'de'), ('En', 'en'), ('Fr', 'fr'), ('It', 'it'), ('Pt', 'pt')),
        service AS (
          SELECT value ->> 'id' AS id, value AS given FROM jsonb_array_elements(booked)),
        figure AS (
          SELECT 'service' || id || part AS name, text
            FROM service, LATERAL (VALUES
              ('Duration', given ->> 'duration'),
              ('Buffer', given ->> 'bufferMinutes'),
              ('Color', given ->> 'color'),
              ('IsActive', CASE WHEN (given ->> 'isActive')::boolean THEN 'Ja' ELSE 'Nein' END)) AS parts (part, text)
          UNION ALL
          SELECT 'service' || id || 'Checks' || suffix, coalesce(given -> 'checks' ->> language, '')
            FROM service, languages
          UNION ALL
          SELECT 'service' || id || 'IsActive', 'Nein' FROM unnest(entries) AS entry (id)
           WHERE id NOT IN (SELECT id FROM service)),
        word AS (
          SELECT id, 'service' || id || part || suffix AS name, coalesce(given -> field ->> language, '') AS text
            FROM service,
                 (VALUES ('Title', 'name'), ('Description', 'description')) AS parts (part, field),
                 languages)
        SELECT
          (SELECT jsonb_object_agg(name, text) FROM figure
            WHERE text <> coalesce(nullif(stored."values" ->> name, ''), CASE WHEN name LIKE '%Buffer' THEN '0' ELSE '' END)),
          (SELECT jsonb_object_agg(name, text) FROM word
            WHERE id = ANY (entries) AND text <> coalesce(stored."values" ->> name, '')),
          (SELECT jsonb_object_agg(name, text) || jsonb_object_agg('service' || id || 'InList', 'Nein') FROM word
            WHERE id <> ALL (entries))
          INTO figures, words, added;

        IF added IS NOT NULL THEN
          added := added || jsonb_build_object('serviceOrder', (
            SELECT string_agg(id, ',' ORDER BY place) FROM (
              SELECT id, place FROM unnest(entries) WITH ORDINALITY AS kept (id, place)
              UNION ALL
              SELECT value ->> 'id', cardinality(entries) + place
                FROM jsonb_array_elements(booked) WITH ORDINALITY AS given (value, place)
               WHERE value ->> 'id' <> ALL (entries)) AS listed));
        END IF;
        merged := stored."values" || coalesce(added, '{}') || coalesce(figures, '{}');
        told := merged || coalesce(words, '{}');

        IF told <> merged THEN
          INSERT INTO content.page_records (page, version, "values", saved_by)
          VALUES ('services', stored.version + 1, told, 'Terminbuchung');
        END IF;
        IF told <> stored."values" THEN
          INSERT INTO content.page_records (page, version, "values", saved_by, outdated)
          VALUES ('services', (SELECT max(version) + 1 FROM content.page_records WHERE page = 'services'),
                  merged, 'Terminbuchung', stored.outdated);
        END IF;
        RETURN (SELECT max(version) FROM content.page_records WHERE page = 'services');
      END $$`);
    await runner.query('REVOKE ALL ON FUNCTION content.merge_booked_services(jsonb) FROM PUBLIC');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION content.merge_booked_services(jsonb)');
  }
}
