import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { TextsProvider, useTranslation } from '../lib/texts/texts-context.tsx';
import { createI18n } from './i18n/create-i18n.ts';
import { lazyPage } from './lazy-page.tsx';

function Heading() {
  const { t } = useTranslation('booking');
  return <h1>{t('title')}</h1>;
}

it('a page is shown when its own texts have come, too', async () => {
  const Page = lazyPage(() => Promise.resolve({ default: Heading }), 'booking');
  await act(async () => {
    render(
      <TextsProvider i18n={createI18n('fr', {})}>
        <Suspense>
          <Page />
        </Suspense>
      </TextsProvider>,
    );
  });
  expect(await screen.findByRole('heading')).toHaveTextContent('Prendre rendez-vous');
});
