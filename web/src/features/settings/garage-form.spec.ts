import { describe, expect, it } from '@jest/globals';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { nextBlock, toFacts, toForm } from './garage-form.ts';

const form = toForm(DEFAULT_GARAGE);

describe('the form of the garage’s facts', () => {
  it('sends what it got when nothing was changed', () => {
    const { links, social, ...rest } = toFacts(form);
    const { links: _links, social: _social, ...expected } = DEFAULT_GARAGE;
    expect(rest).toEqual(expected);
    // The server makes null of what is empty.
    expect([links.externalBooking, social.facebook]).toEqual(['', '']);
  });

  it('sends null for an empty number, a place and a rating without values', () => {
    const facts = toFacts({
      ...form,
      jubileeYear: ' ',
      location: { latitude: '', longitude: ' ' },
      rating: { value: '', reviews: '' },
      serviceRadiusMetres: '',
    });
    expect(facts).toMatchObject({
      jubileeYear: null,
      location: null,
      rating: null,
      serviceRadiusMetres: null,
    });
  });

  it('reads a decimal comma, and kilometres', () => {
    const facts = toFacts({
      ...form,
      location: { latitude: '47,5', longitude: '8.72' },
      serviceRadiusMetres: '12,5',
    });
    expect(facts).toMatchObject({
      location: { latitude: 47.5, longitude: 8.72 },
      serviceRadiusMetres: 12_500,
    });
  });

  it('leaves it to the server to refuse what is no number', () => {
    expect(toFacts({ ...form, foundedYear: 'früher' }).foundedYear).toBe('früher');
  });

  it('splits the makes at commas', () => {
    expect(toFacts({ ...form, brands: ' Audi ,, Seat' }).brands).toEqual(['Audi', 'Seat']);
  });
});

describe('the next opening time of a day', () => {
  it('is a morning, then an afternoon, then whatever follows', () => {
    expect(nextBlock([])).toEqual({ from: '08:00', to: '12:00' });
    expect(nextBlock([{ from: '07:30', to: '12:00' }])).toEqual({ from: '13:00', to: '17:00' });
    expect(nextBlock([{ from: '13:00', to: '17:00' }])).toEqual({ from: '17:00', to: '' });
  });
});
