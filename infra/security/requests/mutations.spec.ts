import * as fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { jsonText, mutated, type Mutation, mutations } from './mutations.ts';

const BODY = { name: 'Vreni', parts: [{ id: 1 }, { id: 2 }] };

function change(wanted: Partial<Mutation>): Mutation {
  return { kind: 'replace', place: 0, value: null, name: 'more', ...wanted };
}

describe('a body that is changed', () => {
  it('leaves the one that it was made of as it is', () => {
    fc.assert(
      fc.property(fc.array(mutations, { maxLength: 3 }), (changes) => {
        mutated(BODY, changes);
        expect(BODY).toEqual({ name: 'Vreni', parts: [{ id: 1 }, { id: 2 }] });
      }),
      { seed: 1 },
    );
  });

  it('is JSON text whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(mutations, { maxLength: 3 }), (changes) => {
        const text = jsonText(mutated(BODY, changes));
        expect(() => text === '' || JSON.parse(text)).not.toThrow();
      }),
      { seed: 2 },
    );
  });

  it('can be changed at every place: as a whole, a part, a part of a part', () => {
    const places = [0, 1, 2, 3, 4, 5, 6].map((place) =>
      jsonText(mutated(BODY, [change({ place, value: 'X' })])),
    );
    expect(places).toEqual([
      '"X"',
      '{"name":"X","parts":[{"id":1},{"id":2}]}',
      '{"name":"Vreni","parts":"X"}',
      '{"name":"Vreni","parts":["X",{"id":2}]}',
      '{"name":"Vreni","parts":[{"id":"X"},{"id":2}]}',
      '{"name":"Vreni","parts":[{"id":1},"X"]}',
      '{"name":"Vreni","parts":[{"id":1},{"id":"X"}]}',
    ]);
  });

  it('loses, doubles and gets what nobody asked for', () => {
    expect(jsonText(mutated(BODY, [change({ kind: 'remove', place: 1 })]))).toBe(
      '{"parts":[{"id":1},{"id":2}]}',
    );
    expect(jsonText(mutated(BODY, [change({ kind: 'remove' })]))).toBe('');
    expect(jsonText(mutated(BODY, [change({ kind: 'wrap', place: 1 })]))).toContain('"name":["Vreni"]');
    expect(mutated(BODY, [change({ kind: 'repeat', place: 2 })])).toMatchObject({ parts: { length: 300 } });
    expect(jsonText(mutated(BODY, [change({ kind: 'add', name: '__proto__', value: 1 })]))).toContain(
      '"__proto__":1',
    );
  });

  it('holds numbers that JavaScript does not know', () => {
    expect(jsonText({ year: '\u0001number:1e400' })).toBe('{"year":1e400}');
  });
});
