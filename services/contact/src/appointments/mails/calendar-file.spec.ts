import { describe, expect, it } from '@jest/globals';
import { assert, property, string } from 'fast-check';
import { type CalendarEntry, calendarFile } from './calendar-file.js';

const ENTRY: CalendarEntry = {
  uid: 'ABCD2345@garage-muster.example',
  sequence: 2,
  method: 'REQUEST',
  status: 'CONFIRMED',
  changedAt: new Date('2026-11-22T09:15:30.123Z'),
  begins: new Date('2026-12-07T06:30:00Z'),
  ends: new Date('2026-12-07T10:30:00Z'),
  summary: 'Garage Muster AG: Radwechsel, Wartung',
  description: 'Mit Fahrzeugausweis; bitte pünktlich.\nC:\\Muster',
  location: 'Werkstrasse 12, 8400 Musterwil',
  organizer: { name: 'Garage "Muster"; AG', email: 'info@garage-muster.example' },
  attendee: { name: 'Anna Keller', email: 'anna.keller@example.ch' },
};

const unfolded = (file: string) => file.replaceAll('\r\n ', '');
const linesOf = (entry: CalendarEntry) => unfolded(calendarFile(entry)).split('\r\n');

/** What a calendar program makes of an escaped text. */
const read = (value: string) =>
  value.replaceAll(/\\(.)/g, (_all, character: string) => (character === 'n' ? '\n' : character));

describe('a calendar file', () => {
  it('holds the entry, with times in UTC and everything escaped', () => {
    expect(linesOf(ENTRY)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//garage//booking//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:ABCD2345@garage-muster.example',
      'SEQUENCE:2',
      'DTSTAMP:20261122T091530Z',
      'DTSTART:20261207T063000Z',
      'DTEND:20261207T103000Z',
      String.raw`SUMMARY:Garage Muster AG: Radwechsel\, Wartung`,
      'TRANSP:OPAQUE',
      String.raw`LOCATION:Werkstrasse 12\, 8400 Musterwil`,
      String.raw`DESCRIPTION:Mit Fahrzeugausweis\; bitte pünktlich.\nC:\\Muster`,
      'ORGANIZER;CN="Garage ’Muster’; AG":mailto:info@garage-muster.example',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Anna Keller":MAILTO:anna.keller@example.ch',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('takes an entry away under the same name', () => {
    const cancelled = linesOf({ ...ENTRY, method: 'CANCEL', status: 'CANCELLED', sequence: 3 });
    expect(cancelled).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'STATUS:CANCELLED',
        'SEQUENCE:3',
        'UID:ABCD2345@garage-muster.example',
      ]),
    );
  });

  it('has no line of more than 75 octets, breaks no character, and gives every text back as it was', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 400 }), (description) => {
        const file = calendarFile({ ...ENTRY, description });
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const line = linesOf({ ...ENTRY, description }).find((one) => one.startsWith('DESCRIPTION:'));
        const visible = description.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n]/gu, '');
        expect(read(line!.slice('DESCRIPTION:'.length))).toBe(visible);
      }),
    );
  });

  it('lets nobody add a line of their own', () => {
    const name = 'Eva"\r\nATTENDEE:mailto:x@example.ch';
    const file = calendarFile({
      ...ENTRY,
      summary: name,
      attendee: { name, email: 'a@example.ch\r\nBEGIN:VALARM' },
    });
    expect(
      unfolded(file)
        .split('\r\n')
        .filter((line) => /^(ATTENDEE|BEGIN)/.test(line)),
    ).toHaveLength(3);
  });
});
