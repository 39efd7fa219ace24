import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageParts } from './page-parts.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void jest.restoreAllMocks());

function Broken(): never {
  throw new Error('cannot be drawn');
}

it('the parts around one that cannot be drawn stay, in their order', () => {
  const { container } = render(
    <PageParts>
      <p>eins</p>
      <Broken />
      <p>drei</p>
    </PageParts>,
  );
  expect(container).toHaveTextContent('einsdrei');
  expect(screen.getAllByText(/./)).toHaveLength(2);
});
