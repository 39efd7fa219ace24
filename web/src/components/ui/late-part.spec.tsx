import { afterEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { latePart } from './late-part.tsx';

interface AnswerProps {
  answer: string;
}

function Answer({ answer }: AnswerProps) {
  return <p>{answer}</p>;
}

function Page({ Late }: { Late: ComponentType<AnswerProps> }) {
  const [answer, setAnswer] = useState('from the server');
  return (
    <>
      <button onClick={() => setAnswer('from the visitor')}>Answer</button>
      <Late answer={answer} />
    </>
  );
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** A page as the server sends it: the button is ours, the code of the paragraph is still on its way. */
async function hydrated(load: () => Promise<{ default: typeof Answer }>): Promise<void> {
  document.body.innerHTML = '<main><button>Answer</button><!--$--><p>from the server</p><!--/$--></main>';
  const main = screen.getByRole('main');
  await act(async () => {
    root = hydrateRoot(main, <Page Late={latePart(load)} />);
    await Promise.resolve();
  });
}

it('stays as the server rendered it when the page changes before its code is there, and then follows', async () => {
  const code = Promise.withResolvers<{ default: typeof Answer }>();
  await hydrated(() => code.promise);
  const paragraph = screen.getByText('from the server');

  act(() => screen.getByRole('button').click());
  expect(paragraph).toBeInTheDocument();
  expect(paragraph).toBeVisible();

  await act(async () => {
    code.resolve({ default: Answer });
    await code.promise;
  });
  expect(await screen.findByText('from the visitor')).toBe(paragraph);
});

it('follows every change once its code is there', async () => {
  await hydrated(() => Promise.resolve({ default: Answer }));
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('from the visitor')).toBeVisible();
});
