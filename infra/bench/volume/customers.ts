import type { Client } from 'pg';
import { runAll } from './sql.ts';

/** The id of the customer, and of the car, with this number: above the few that the service has gathered before. */
export const customerId = (number: string) => `(${number} + 1000)`;
const ID = customerId('n');

/** Every customer with address, telephone and car, as the service would have stored them little by little. */
export async function makeCustomers(client: Client): Promise<void> {
  await runAll(client, [
    `INSERT INTO contact.customers (id, name, email, phone, words, last_contact_at)
     SELECT ${ID}, name, email, made.spelled(area, digits, 1),
            contact.plain_words(concat(' ', name, ' ', email, ' ', made.spelled(area, digits, 1), ' 41', area, digits)),
            now() - n * interval '30 minutes'
       FROM made.customers`,
    `INSERT INTO contact.customer_keys (customer_id, kind, value)
     SELECT ${ID}, 'email', email FROM made.customers UNION ALL SELECT ${ID}, 'phone', '41' || area || digits FROM made.customers`,
    `INSERT INTO contact.customer_vehicles (id, plate, make, model, year, customer_id, last_visit_at)
     SELECT ${ID}, plate, make, model, year, ${ID}, now() - n * interval '30 minutes' FROM made.customers`,
    `SELECT setval(pg_get_serial_sequence('contact.customers', 'id'), (SELECT max(id) FROM contact.customers)),
            setval(pg_get_serial_sequence('contact.customer_vehicles', 'id'), (SELECT max(id) FROM contact.customer_vehicles))`,
  ]);
}
