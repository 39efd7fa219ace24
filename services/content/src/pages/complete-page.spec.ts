import { describe, expect, it } from '@jest/globals';
import { completePage } from './complete-page.js';
import { DEFAULT_PAGES } from './defaults/default-pages.js';

describe('a page that was stored before one of its fields came', () => {
  const { addressLabel: _de, addressLabelFr: _fr, ...earlier } = DEFAULT_PAGES.contact;

  it('says there what a new installation says', () => {
    expect(completePage('contact', earlier)).toMatchObject({
      addressLabel: 'Adresse',
      addressLabelFr: 'Adresse',
    });
  });

  it('keeps what staff have emptied', () => {
    expect(completePage('contact', { ...earlier, addressLabelFr: '' }).addressLabelFr).toBe('');
  });

  it('lends no entry of a list the words of our own garage', () => {
    const team = completePage('team', { memberOrder: '1,50', member1Name: 'Urs' });
    expect(team).toMatchObject({ member1Name: 'Urs', member1Position: '', member50Name: '' });
  });

  it('has nothing of entries that were removed, and no name that nobody knows', () => {
    const team = completePage('team', { memberOrder: '2', member1Name: 'Urs', nonsense: 'x' });
    expect(Object.keys(team)).not.toEqual(expect.arrayContaining(['member1Name']));
    expect(team).not.toHaveProperty('nonsense');
  });
});
