import { describe, expect, it } from '@jest/globals';
import { messagePreview, parseMessageBody } from './message-body.ts';

const mailed = `==== Neue Kontaktanfrage ====
Name: Rahel Frei
E-Mail: rahel@example.ch
Gewünschter Service: Bremsen

Nachricht:
Guten Tag

Die Bremsen quietschen seit Montag.
==== Ende der Nachricht ====`;

describe('parseMessageBody', () => {
  it('leaves the markers out and recognises the labelled lines', () => {
    expect(parseMessageBody(mailed)).toEqual([
      { kind: 'field', label: 'Name', value: 'Rahel Frei' },
      { kind: 'field', label: 'E-Mail', value: 'rahel@example.ch' },
      { kind: 'field', label: 'Gewünschter Service', value: 'Bremsen' },
      { kind: 'field', label: 'Nachricht', value: '' },
      { kind: 'text', text: 'Guten Tag\n\nDie Bremsen quietschen seit Montag.' },
    ]);
  });

  it('leaves ordinary prose as it was written', () => {
    const prose = 'Guten Tag\n\n  Geht es um 10:30 Uhr?\nMehr unter https://example.ch/auto';
    expect(parseMessageBody(prose)).toEqual([{ kind: 'text', text: prose }]);
  });

  it.each([
    'bitte zurückrufen: 079 000 00 00',
    'Das ist ein langer Satz mit einem Doppelpunkt: hier',
    'Fr 10:30',
  ])('takes "%s" for prose', (line) => {
    expect(parseMessageBody(line)).toEqual([{ kind: 'text', text: line }]);
  });

  it('gives nothing for an empty message', () => {
    expect(parseMessageBody('')).toEqual([]);
    expect(parseMessageBody('==== Neue Kontaktanfrage ====\n\n==== Ende der Nachricht ====')).toEqual([]);
  });
});

it('a message is previewed in one line', () => {
  expect(messagePreview(mailed)).toBe(
    'Name: Rahel Frei · E-Mail: rahel@example.ch · Gewünschter Service: Bremsen · Nachricht: Guten Tag Die Bremsen quietschen seit Montag.',
  );
  expect(messagePreview('==== Neue Kontaktanfrage ====\nName: Rahel Frei\n\nGuten\nTag')).toBe(
    'Name: Rahel Frei · Guten Tag',
  );
});
