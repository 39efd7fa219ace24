import { describe, expect, it } from '@jest/globals';
import { zurichInstant } from '../../calendar/zurich-time.js';
import { keptTimes } from './kept-times.js';

const at = (day: string, hours: number, minutes = 0) => zurichInstant(`2027-01-${day}`, hours * 60 + minutes);
const RULES = { keepMinutes: 120, leadMinutes: 24 * 60 };

describe('how long a freed place is kept', () => {
  it('is the whole stretch from the moment on that it can be offered', () => {
    expect(keptTimes(at('04', 10), at('08', 8), RULES)).toEqual({ from: at('04', 10), until: at('04', 12) });
  });

  it('is never at night, when nobody answers', () => {
    const morning = { from: at('05', 7), until: at('05', 9) };
    expect(keptTimes(at('05', 3), at('08', 8), RULES)).toEqual(morning);
    expect(keptTimes(at('04', 19, 1), at('08', 8), RULES)).toEqual(morning);
    expect(keptTimes(at('04', 19), at('08', 8), RULES)?.until).toEqual(at('04', 21));
  });

  it('ends while others can still book the place', () => {
    expect(keptTimes(at('04', 10), at('05', 12), RULES)).not.toBeNull();
    expect(keptTimes(at('04', 10), at('05', 11, 59), RULES)).toBeNull();
    expect(keptTimes(at('04', 22), at('06', 8), RULES)).toBeNull();
  });
});
