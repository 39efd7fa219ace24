import { expect, it } from '@jest/globals';
import { textBlocks } from './text-blocks.ts';

it('a legal text has headings, paragraphs with line breaks, and lists', () => {
  expect(textBlocks('## Betreiber\n\nGarage Test\nHauptstrasse 1\n\n- eins\n- zwei')).toEqual([
    { kind: 'heading', level: 2, content: ['Betreiber'] },
    { kind: 'paragraph', content: ['Garage Test', { kind: 'break' }, 'Hauptstrasse 1'] },
    { kind: 'list', ordered: false, items: [['eins'], ['zwei']] },
  ]);
});

it('a legal text leaves the first heading to the page', () => {
  expect(textBlocks('# Titel\n\n### Drei')).toMatchObject([{ level: 2 }, { level: 3 }]);
});

it('a legal text knows bold, italic, links and addresses', () => {
  expect(textBlocks('**A & B** und *kursiv*, [Seite](/contact), info@garage.example')).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'strong', content: ['A & B'] },
        ' und ',
        { kind: 'emphasis', content: ['kursiv'] },
        ', ',
        { kind: 'link', href: '/contact', content: ['Seite'] },
        ', ',
        { kind: 'link', href: 'mailto:info@garage.example', content: ['info@garage.example'] },
      ],
    },
  ]);
});

it('a legal text makes no link of what could run a script or leave by a trick', () => {
  for (const href of ['javascript:alert(1)', 'data:text/html,x', 'JaVaScript:x', '//evil.example']) {
    expect(textBlocks(`[Klick](${href})`)).toEqual([{ kind: 'paragraph', content: ['Klick'] }]);
  }
});

it('a legal text shows HTML as the text it is', () => {
  expect(textBlocks('<script>alert(1)</script>')).toEqual([
    { kind: 'paragraph', content: ['<script>alert(1)</script>'] },
  ]);
  expect(textBlocks('Preis <b onclick="x">gross</b>')).toEqual([
    { kind: 'paragraph', content: ['Preis <b onclick="x">gross</b>'] },
  ]);
});

it('a legal text keeps ampersands and quotes as they were written', () => {
  expect(textBlocks('Wartung & Service, "gut", l\'auto, 3 < 4')).toEqual([
    { kind: 'paragraph', content: ['Wartung & Service, "gut", l\'auto, 3 < 4'] },
  ]);
});

it('a legal text links addresses that begin with www., and no other word with a dot', () => {
  expect(textBlocks('Siehe www.garage.example/a, z.B.de, Garage.ch')).toEqual([
    {
      kind: 'paragraph',
      content: [
        'Siehe ',
        { kind: 'link', href: 'http://www.garage.example/a', content: ['www.garage.example/a'] },
        ', z.B.de, Garage.ch',
      ],
    },
  ]);
});

it('a legal text keeps a list within a list as lines of its entry, so that the numbers stay', () => {
  expect(textBlocks('1. eins\n   - a\n   - b\n2. zwei\n\n   weiter')).toEqual([
    {
      kind: 'list',
      ordered: true,
      items: [
        ['eins', { kind: 'break' }, '– ', 'a', { kind: 'break' }, '– ', 'b'],
        ['zwei', { kind: 'break' }, 'weiter'],
      ],
    },
  ]);
});

it.each([
  ['a quotation', '> **Wichtig:** so', [{ kind: 'strong', content: ['Wichtig:'] }, ' so']],
  ['a picture', '![Auto](/a.jpg)', ['![Auto](/a.jpg)']],
  ['code', '`a` ~~b~~', ['`a` ~~b~~']],
  ['an entity', 'A &amp; B &copy;', ['A & B ©']],
  [
    'a link by reference',
    '[Seite][1]\n\n[1]: /contact',
    [{ kind: 'link', href: '/contact', content: ['Seite'] }],
  ],
])('a legal text shows %s as a paragraph', (_what, source, content) => {
  expect(textBlocks(source)).toEqual([{ kind: 'paragraph', content }]);
});
