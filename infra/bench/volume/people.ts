import type { Client } from 'pg';
import { CANTONS, CARS, FIRST_NAMES, LAST_NAMES } from './phrases.ts';
import { runAll, sqlTexts } from './sql.ts';

const PICK = `CREATE FUNCTION made.pick(n bigint, salt bigint, count bigint) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (1 + (hashint8extended(n, salt) & 9223372036854775807) % count)::integer`;

/** The spellings in which people write their telephone number. */
const SPELLED = `CREATE FUNCTION made.spelled(area text, digits text, how integer) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE how
    WHEN 1 THEN '0' || area || ' ' || substr(digits, 1, 3) || ' ' || substr(digits, 4, 2) || ' ' || substr(digits, 6, 2)
    WHEN 2 THEN '+41' || area || digits
    WHEN 3 THEN '0' || area || '/' || digits
    WHEN 4 THEN '0041 ' || area || ' ' || substr(digits, 1, 3) || ' ' || substr(digits, 4)
    WHEN 5 THEN '+41 (0)' || area || ' ' || substr(digits, 1, 3) || ' ' || substr(digits, 4, 2) || ' ' || substr(digits, 6, 2)
    ELSE '0' || area || digits
  END`;

/**
 * Customers with one car each, the same ones each time: `made.pick` gives a number from 1 to `count` that depends on
 * nothing but `n` and the salt. The first one has the telephone number 079 123 45 67, and nobody else.
 */
export async function makePeople(client: Client, customers: number): Promise<void> {
  await runAll(client, [
    'CREATE SCHEMA made',
    PICK,
    SPELLED,
    `CREATE TABLE made.customers AS
     SELECT n, name, translate(lower(name), ' éèçüöäšëã', '.eecuoasea') || n || '@example.ch' AS email,
            CASE WHEN n = 1 THEN '79' ELSE (ARRAY['79', '78', '76', '52'])[made.pick(n, 3, 4)] END AS area,
            CASE WHEN n = 1 THEN '1234567' ELSE (1999999 + made.pick(n, 4, 8000000))::text END AS digits,
            canton || ' ' || (100000 + n * 7) AS plate,
            make, model, 2005 + made.pick(n, 8, 20) AS year
       FROM (SELECT n, (${sqlTexts(FIRST_NAMES)})[made.pick(n, 1, ${FIRST_NAMES.length})] || ' ' ||
                       (${sqlTexts(LAST_NAMES)})[made.pick(n, 2, ${LAST_NAMES.length})] AS name,
                    (${sqlTexts(CANTONS)})[made.pick(n, 5, ${CANTONS.length})] AS canton,
                    (${sqlTexts(CARS.map(([make]) => make))})[car] AS make,
                    (${sqlTexts(CARS.map(([, model]) => model))})[car] AS model
               FROM (SELECT n, made.pick(n, 6, ${CARS.length}) AS car
                       FROM generate_series(1, ${customers}) AS n) AS numbers) AS people`,
    'ALTER TABLE made.customers ADD PRIMARY KEY (n)',
    'ANALYZE made.customers',
  ]);
}
