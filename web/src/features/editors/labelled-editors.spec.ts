import { describe, expect, it } from '@jest/globals';
import { EDITOR_PAGES, EDITORS } from '@garage/contracts/editors';
import texts from './locales/fields.json';

const namesIn = (words: object | undefined): string[] => Object.keys(words ?? {}).toSorted();

describe.each(EDITOR_PAGES)('the words of the editor of %s', (page) => {
  const words: {
    sections: object;
    fields: object;
    hints?: object;
    units?: object;
    options?: Record<string, object>;
    list?: object;
    placeholders?: object;
  } = texts[page];
  const { sections } = EDITORS[page];
  const own = sections.flatMap(({ fields }) => fields);
  const list = own.find((field) => field.type === 'list');
  const all = [...own, ...(list?.type === 'list' ? list.fields : [])];
  const names = [...new Set(all.map(({ name, called }) => called ?? name))];

  it('name each of its sections and fields, and nothing else', () => {
    expect(namesIn(words.sections)).toEqual(sections.map(({ id }) => id).toSorted());
    expect(namesIn(words.fields)).toEqual(names.toSorted());
    expect(names).toEqual(expect.arrayContaining(namesIn(words.hints)));
    expect(words.list !== undefined).toBe(list !== undefined);
  });

  it('say what each placeholder stands for', () => {
    const placeholders = new Set(all.flatMap((field) => field.placeholders ?? []));
    expect(namesIn(words.placeholders)).toEqual([...placeholders].toSorted());
  });

  it('name the unit of each number and each choice', () => {
    const numbers = all.filter(({ type }) => type === 'number').map(({ name }) => name);
    expect(namesIn(words.units)).toEqual(numbers.toSorted());
    const selects = all.filter((field) => field.type === 'select');
    expect(namesIn(words.options)).toEqual(selects.map(({ name }) => name).toSorted());
    for (const { name, options } of selects) {
      expect(namesIn(words.options?.[name])).toEqual(options.toSorted());
    }
  });
});

it('no word is empty or written with a sharp s', () => {
  const read = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(read);
  for (const word of read(texts)) expect(word).toMatch(/^[^\sß][^ß]*$/);
});
