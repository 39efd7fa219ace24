import { withShortLock } from '@garage/shared/database/short-lock';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const WORDS = 'NEW.message';
const WORDS_WITH_ADDRESS = `concat_ws(' ', NEW.message, NEW.address)`;

/** The form may ask where the visitor lives; messages are found by that, too. Earlier ones have no address. */
export class MessagePostalAddresses1764710000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await withShortLock(runner, 'ALTER TABLE contact.contact_messages ADD COLUMN IF NOT EXISTS address text');
    await this.noteWords(runner, WORDS_WITH_ADDRESS);
    await withShortLock(runner, triggerOn('name, email, phone, address, service, message'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await withShortLock(runner, triggerOn('name, email, phone, service, message'));
    await this.noteWords(runner, WORDS);
    await runner.query('ALTER TABLE contact.contact_messages DROP COLUMN address');
  }

  private async noteWords(runner: QueryRunner, words: string): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION contact.note_message_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO contact.message_search (message_id, words, phone)
        VALUES (NEW.id, contact.message_words(NEW.name, NEW.email, NEW.phone, NEW.service, ${words}),
                contact.phone_digits(NEW.phone))
        ON CONFLICT (message_id) DO UPDATE SET words = excluded.words, phone = excluded.phone;
        RETURN NULL;
      END $$`);
  }
}

function triggerOn(columns: string): string {
  return `CREATE OR REPLACE TRIGGER note_message_words
            AFTER INSERT OR UPDATE OF ${columns} ON contact.contact_messages
            FOR EACH ROW EXECUTE FUNCTION contact.note_message_words()`;
}
