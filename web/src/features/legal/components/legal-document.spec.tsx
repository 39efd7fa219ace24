import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { TextBlock } from '../../../components/content/legal-text.ts';
import { renderPublic } from '../../../testing/render-public.tsx';
import { LegalDocument } from './legal-document.tsx';

const part = (title: string): TextBlock[] => [
  { kind: 'heading', level: 2, content: [{ kind: 'strong', content: [title] }] },
  { kind: 'heading', level: 3, content: ['Einzelheiten'] },
  { kind: 'paragraph', content: ['Text'] },
];

function open(parts: string[]) {
  const terms = {
    meta: { title: '', description: '' },
    title: 'AGB',
    date: { text: '2. Mai 2026', day: '2026-05-02' },
    blocks: parts.flatMap(part),
  };
  renderPublic(
    <LegalDocument
      name="terms"
      appendix={{ id: 'choice', title: 'Ihre Wahl', content: <h2 id="choice">Ihre Wahl</h2> }}
    />,
    { state: { content: { terms } } },
  );
}

it('a long legal text lists its parts, what comes below it too, each a link to its place', () => {
  open(['1. Umfang', '2. Preise', '3. Zahlung']);
  // Twice, folded and beside the text: styles show the one that there is room for.
  const lists = within(screen.getByRole('navigation', { name: 'Inhalt' })).getAllByRole('list');
  const [folded, beside] = lists.map((list) => within(list).getAllByRole('link'));
  const links = beside ?? [];
  expect(folded?.map(({ textContent }) => textContent)).toEqual(links.map(({ textContent }) => textContent));
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '1. Umfang',
    '2. Preise',
    '3. Zahlung',
    'Ihre Wahl',
  ]);
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toHaveTextContent(link.textContent);
  }
});

it('a short legal text lists nothing', () => {
  open(['1. Umfang', '2. Preise']);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('a legal text says of which day it is', () => {
  open(['1. Umfang']);
  expect(screen.getByText('Stand: 2. Mai 2026')).toHaveAttribute('datetime', '2026-05-02');
});
