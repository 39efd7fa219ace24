/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { textBlocks } from './text-blocks.ts';

it('reads headings, paragraphs with line breaks, and lists', () => {
  expect(textBlocks('## Betreiber\n\nGarage Test\nHauptstrasse 1\n\n- eins\n- zwei')).toEqual([
    { kind: 'heading', level: 2, content: ['Betreiber'] },
    { kind: 'paragraph', content: ['Garage Test', { kind: 'break' }, 'Hauptstrasse 1'] },
    { kind: 'list', ordered: false, items: [['eins'], ['zwei']] },
  ]);
});

it('leaves the first heading to the page', () => {
  expect(textBlocks('# Titel\n\n### Drei')).toMatchObject([{ level: 2 }, { level: 3 }]);
});

it('knows bold, italic, links and addresses', () => {
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

it('makes no link of what could run a script or leave by a trick', () => {
  for (const href of ['javascript:alert(1)', 'data:text/html,x', 'JaVaScript:x', '//evil.example']) {
    expect(textBlocks(`[Klick](${href})`)).toEqual([{ kind: 'paragraph', content: ['Klick'] }]);
  }
});

it('shows HTML as the text it is', () => {
  expect(textBlocks('<script>alert(1)</script>')).toEqual([
    { kind: 'paragraph', content: ['<script>alert(1)</script>'] },
  ]);
  expect(textBlocks('Preis <b onclick="x">gross</b>')).toEqual([
    { kind: 'paragraph', content: ['Preis ', '<b onclick="x">', 'gross', '</b>'] },
  ]);
});

it('keeps ampersands and quotes as they were written', () => {
  expect(textBlocks('Wartung & Service, "gut", l\'auto, 3 < 4')).toEqual([
    { kind: 'paragraph', content: ['Wartung & Service, "gut", l\'auto, 3 < 4'] },
  ]);
});
