import { describe, expect, it } from '@jest/globals';
import { plainText, text } from './editor-field.js';
import { GALLERY_LIST } from './gallery-editor.js';
import { HERO_LIST } from './hero-editor.js';
import {
  entriesOf,
  entryField,
  entryPart,
  freeEntry,
  orderOf,
  pageList,
  publicEntries,
} from './page-lists.js';
import { publicFields, storedFields } from './page-texts.js';
import { SERVICE_LIST } from './services-editor.js';

describe('the order of a list', () => {
  it('is read as it was written', () => {
    expect(entriesOf(orderOf([3, 1, 999]))).toEqual([3, 1, 999]);
    expect(entriesOf('')).toEqual([]);
    expect(entriesOf(undefined)).toEqual([]);
  });

  it('takes nothing twice, and nothing that is no entry', () => {
    expect(entriesOf('2,2,0,x,1000,-1, 5,7')).toEqual([2, 7]);
  });
});

describe('the fields of an entry', () => {
  it('are those that its editor asks', () => {
    const fields = [plainText('Name'), text('Motto')];
    const { plain, localized } = pageList({ order: 'dogOrder', prefix: 'dog', most: 3 }, fields);
    expect({ plain, localized }).toEqual({ plain: ['Name'], localized: ['Motto'] });
  });

  it('have its number in their names, and keep names that are older', () => {
    expect(entryField(SERVICE_LIST, 3, 'Title')).toBe('service3Title');
    expect(entryField(HERO_LIST, 1, 'Image')).toBe('backgroundImage');
    expect(entryPart(HERO_LIST, 'backgroundImage')).toEqual({ entry: 1, part: 'Image' });
    expect(entryPart(HERO_LIST, 'slide2Image')).toEqual({ entry: 2, part: 'Image' });
  });

  it('are stored for the entries of the order alone', () => {
    expect(storedFields('hero', { slideOrder: '2' })).toContain('slide2Image');
    expect(storedFields('hero', { slideOrder: '2' })).not.toContain('backgroundImage');
  });
});

describe('a hidden entry', () => {
  const values = { pictureOrder: '1,2', picture1InList: 'Nein', serviceOrder: '1', service1InList: 'Nein' };

  it('is not answered to visitors', () => {
    expect(publicEntries(GALLERY_LIST, values)).toEqual([2]);
    expect(publicFields('gallery', values)).not.toContain('picture1Alt');
  });

  it('is answered where it can be booked', () => {
    expect(publicEntries(SERVICE_LIST, values)).toEqual([1]);
  });
});

it('a new entry gets a number that no other has', () => {
  const numbers = [0, 0, 0.5].values();
  expect(freeEntry(new Set([101]), () => numbers.next().value ?? 1)).toBe(550);
});
