import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { GarageFacts } from '@garage/contracts/garage';
import { describe, expect, it } from '@jest/globals';
import { problemsOf } from './garage-rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const reason = { de: 'Ferien' };
const problems = (change: Partial<GarageFacts>) => problemsOf({ ...DEFAULT_GARAGE, ...change }, NOW);
const monday = (...blocks: [string, string][]) =>
  problems({
    openingHours: { ...DEFAULT_GARAGE.openingHours, monday: blocks.map(([from, to]) => ({ from, to })) },
  });

describe('facts about a garage', () => {
  it('are fine as they come with the installation', () => {
    expect(problems({})).toEqual({});
  });

  it('have blocks that end after they begin and do not overlap; they may touch', () => {
    expect(monday(['08:00', '12:00'], ['12:00', '17:00'])).toEqual({});
    expect(monday(['12:00', '08:00'])).toEqual({
      'openingHours.monday': '12:00–08:00: Das Ende muss nach dem Beginn liegen.',
    });
    expect(monday(['08:00', '08:00'])).toHaveProperty(['openingHours.monday']);
    expect(monday(['08:00', '12:30'], ['12:00', '17:00'])).toEqual({
      'openingHours.monday': '08:00–12:30 und 12:00–17:00 überschneiden sich.',
    });
  });

  it('have closures that end on or after their first day and do not overlap', () => {
    const day = { from: '2026-12-24', to: '2026-12-24', reason };
    expect(problems({ closures: [day, { from: '2026-12-25', to: '2026-12-27', reason }] })).toEqual({});
    expect(problems({ closures: [{ from: '2026-12-24', to: '2026-12-23', reason }] })).toEqual({
      'closures.0.to': 'Der letzte Tag darf nicht vor dem ersten liegen.',
    });
    expect(problems({ closures: [day, { from: '2026-12-20', to: '2027-01-03', reason }] })).toEqual({
      'closures.1.from': 'Überschneidet sich mit der Schliessung vom 24.12.2026 bis 24.12.2026.',
    });
  });

  it('have a colour that carries white letters, or are told a darker one that does', () => {
    expect(problems({ brandColor: '#1d6f8a' })).toEqual({});
    expect(problems({ brandColor: '#ffd400' })).toEqual({
      brandColor:
        'Weisse Schrift ist darauf schlecht zu lesen: Der Kontrast ist 1.4, nötig sind 4.5. Dunkel genug ist #8c7500.',
    });
    expect(problems({ brandColor: '#8c7500' })).toEqual({});
  });

  it('name every language once, in any order', () => {
    expect(problems({ languages: ['fr', 'it', 'de', 'pt', 'en'] })).toEqual({});
    expect(problems({ languages: ['fr', 'de'] })).toHaveProperty('languages');
    expect(problems({ languages: ['fr', 'fr', 'de', 'en', 'it'] })).toHaveProperty('languages');
  });

  it('do not begin in the future, by the calendar of Zurich', () => {
    expect(problems({ foundedYear: 2026 })).toEqual({});
    expect(problems({ foundedYear: 2027 })).toHaveProperty('foundedYear');
    const newYearsEve = new Date('2026-12-31T23:30:00Z');
    expect(problemsOf({ ...DEFAULT_GARAGE, foundedYear: 2027 }, newYearsEve)).toEqual(
      expect.not.objectContaining({ foundedYear: expect.anything() }),
    );
  });
});
