import { describe, expect, it } from '@jest/globals';
import { withoutValues } from './without-values.ts';

describe('a statement that is told', () => {
  it.each([
    ['SELECT "m"."id" FROM "contact"."mails" "m" WHERE "m"."id" = $1', undefined],
    ["UPDATE t SET name = 'Anna ''A.'' Keller' WHERE id = 41", 'UPDATE t SET name = ? WHERE id = ?'],
    [String.raw`SELECT E'Anna\'s' || b, 'c'`, 'SELECT ? || b, ?'],
    [String.raw`SELECT 'C:\', 'Anna'`, 'SELECT ?, ?'],
    ['SELECT $$Anna$$, $a$Anna $$ Keller$a$, $1', 'SELECT ?, ?, $1'],
    ['SELECT 1.5, t1.c2 -- Anna\nFROM t1 /* Keller */', 'SELECT ?, t1.c2 ? FROM t1 ?'],
    ["SELECT 1 WHERE name = 'Anna", 'SELECT ? WHERE name = ?'],
  ])('has no value in it: %s', (sql, told = sql) => {
    expect(withoutValues(sql)).toBe(told);
  });

  it('is no longer than anybody reads', () => {
    expect(withoutValues(`SELECT ${'a, '.repeat(2000)}b`).length).toBeLessThanOrEqual(1000);
  });
});
