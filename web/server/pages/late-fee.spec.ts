/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { TextBlock } from '../../src/lib/content/site-content.ts';
import { lateFeeIn } from './late-fee.ts';

const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', content: [text] });

describe('the fee for a late cancellation', () => {
  it('is what the paragraph of the terms says that names the hours', () => {
    const terms = [
      paragraph('Mahngebühr CHF 20.–.'),
      paragraph('Bis 24 Stunden vorher kostet es nichts, danach CHF 80.– Umtriebsgebühr.'),
    ];
    expect(lateFeeIn(terms)).toBe('CHF 80.–');
    expect(lateFeeIn([paragraph('24 hours before; otherwise CHF 1’200.50.')])).toBe('CHF 1’200.50');
    expect(lateFeeIn([paragraph('Otherwise we charge CHF 80. Until 24 hours before.')])).toBe('CHF 80');
  });

  it('is found in a list, and is unknown when the terms name none', () => {
    expect(lateFeeIn([{ kind: 'list', ordered: false, items: [['24 h: ', 'CHF 50']] }])).toBe('CHF 50');
    expect(lateFeeIn([paragraph('24 Monate Garantie.'), paragraph('CHF 80.–')])).toBeNull();
  });
});
