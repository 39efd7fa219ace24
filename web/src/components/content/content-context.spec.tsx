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

it('texts that came with the page are shown without asking for them', async () => {
  const load = jest.fn(async () => TERMS);
  await show({ terms: TERMS }, load);
  expect(screen.getByText('Bedingungen')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('texts that the server could not read either are not asked for at once', async () => {
  const load = jest.fn(async () => TERMS);
  await show({ terms: null }, load);
  expect(screen.getByText('fehlt')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('a page that was navigated to waits for its texts, and asks once', async () => {
  const { promise, resolve } = Promise.withResolvers<LegalText>();
  const load = jest.fn(() => promise);
  await show({}, load);
  expect(screen.getByText('lädt')).toBeVisible();
  await act(async () => resolve(TERMS));
  expect(screen.getByText('Bedingungen')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a page whose texts cannot be had says so', async () => {
  await show({}, () => Promise.reject(new TypeError('offline')));
  expect(screen.getByText('fehlt')).toBeVisible();
});
