import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fileNames, masterHash, masterOf, MASTERS, readList, SIZES } from './picture-files.ts';
import { PICTURES } from './pictures.ts';

const list = readList();
const masters = readdirSync(MASTERS).map((name) => name.replace(/\.jpg$/, ''));
/** The cards of the team show initials where there is no portrait. */
const OPTIONAL = /^team-/;

describe('masters', () => {
  it('exist for every picture that the site shows', () => {
    const missing = [...PICTURES.keys()].filter((key) => !existsSync(masterOf(key)) && !OPTIONAL.test(key));
    expect(missing).toEqual([]);
  });

  it('have a place in the table', () => {
    expect(masters.filter((key) => !PICTURES.has(key))).toEqual([]);
  });
});

describe.each(masters)('%s', (key) => {
  it('has all its sizes, made from the master as it is now (npm run pictures)', () => {
    const picture = list[key];
    expect(picture?.hash).toBe(masterHash(key));
    const missing = picture && fileNames(key, picture).filter((name) => !existsSync(SIZES + name));
    expect(missing).toEqual([]);
  });
});

it('nothing is served that no picture needs', () => {
  const needed = new Set(Object.entries(list).flatMap(([key, picture]) => fileNames(key, picture)));
  expect(readdirSync(SIZES).filter((name) => !needed.has(name))).toEqual([]);
  expect(Object.keys(list).toSorted()).toEqual(masters.toSorted());
});

it('every picture that the default content names is in the table of pictures', () => {
  const folder = new URL('../../services/content/src/pages/defaults/', import.meta.url);
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const named = texts.flatMap((text) => [
    ...text.matchAll(/"((?:hero|home|gallery|offer|about)-[\da-z]+)"/g),
  ]);
  expect(named.length).toBeGreaterThan(30);
  expect(
    named.map(([, key = '']) => key).filter((key) => !PICTURES.has(key) && key !== 'home-images'),
  ).toEqual([]);
});
