import { describe, expect, it } from '@jest/globals';
import { harmlessName, harmlessWords, NO_WEB_ADDRESS } from './strangers-words.js';

const ADVERTISING = [
  'win now http://evil.example',
  'WWW.EVIL.EXAMPLE',
  'www evil example',
  'evil.example/win',
  'evil．example',
  'evil。example',
  'xn--evl-hoa.example',
  '//evil.example',
  'win@evil.example',
  'javascript:hostile()',
  'tel:+41900123456',
  'call 0900 123 456',
  'ev\u200Bil.example',
  '\u202Eelpmaxe.live',
  'Škoda\nhttp://evil.example',
];
const CARS = [
  'Škoda Octavia 1.4 TSI, 2019, ZH 12345',
  'Peugeot 208 1.2 130, 2021, ZH 987654',
  'VW up!, 2014, 987654',
  'Kia Cee’d 1.6 CRDi',
  'Citroën C4/Picasso',
];

describe('words of a stranger', () => {
  it.each(ADVERTISING)('that advertise go into no mail: %j', (words) => {
    expect(harmlessWords(words)).toBeNull();
    expect(harmlessName(words)).toBeNull();
  });

  it.each(CARS)('that name a car stay as they are: %s', (words) => {
    expect(harmlessWords(words)).toBe(words);
  });

  it.each(['Anna Keller', 'José-María d’Ávila', 'Dr. Ursina O’Neill'])('may be the name %s', (name) => {
    expect(harmlessName(name)).toBe(name);
  });

  it.each(['Gewinn: 1000 Franken!', 'evil.example', ''])('are no name when they look like %j', (name) => {
    expect(harmlessName(name)).toBeNull();
  });

  it('are refused by a form only when they hold a plain address of the web', () => {
    expect(['http://a.ch', 'Skoda\nWWW.evil.ch'].some((words) => NO_WEB_ADDRESS.test(words))).toBe(false);
    expect(['Garage Müller, St.Gallen', '1.4 TSI', ''].every((words) => NO_WEB_ADDRESS.test(words))).toBe(
      true,
    );
  });
});
