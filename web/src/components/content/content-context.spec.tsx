import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ContentProvider, useContent, type LoadContent } from './content-context.tsx';
import type { PageContent } from './site-content.ts';
import type { LegalText } from './legal-text.ts';

const TERMS: LegalText = {
  meta: { title: '', description: '' },
  title: 'Bedingungen',
  date: null,
  blocks: [],
};

function Title() {
  return <p>{useContent('terms')?.title ?? 'fehlt'}</p>;
}

async function show(initial: PageContent, load: () => Promise<LegalText | null>) {
  await act(async () => {
    render(
      <ContentProvider initial={initial} load={load as LoadContent}>
        <Suspense fallback="lädt">
          <Title />
        </Suspense>
      </ContentProvider>,
    );
  });
}

it('shows what came with the page without asking for it', async () => {
  const load = jest.fn(async () => TERMS);
  await show({ terms: TERMS }, load);
  expect(screen.getByText('Bedingungen')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('does not ask at once for what the server could not read either', async () => {
  const load = jest.fn(async () => TERMS);
  await show({ terms: null }, load);
  expect(screen.getByText('fehlt')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('waits for the texts of a page that was navigated to, and asks once', async () => {
  const { promise, resolve } = Promise.withResolvers<LegalText>();
  const load = jest.fn(() => promise);
  await show({}, load);
  expect(screen.getByText('lädt')).toBeVisible();
  await act(async () => resolve(TERMS));
  expect(screen.getByText('Bedingungen')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says so when they cannot be had', async () => {
  await show({}, () => Promise.reject(new TypeError('offline')));
  expect(screen.getByText('fehlt')).toBeVisible();
});
