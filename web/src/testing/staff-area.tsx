import createCache from '@emotion/cache';
import { MemoryRouter } from 'react-router-dom';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { createI18n } from '../app/i18n/create-i18n.ts';
import german from '../app/i18n/de.ts';
import { Providers } from '../app/providers.tsx';
import { AppRoutes } from '../app/router.tsx';

const i18n = createI18n('de', german);
const state = {
  language: 'de' as const,
  base: '',
  garage: DEFAULT_GARAGE,
  closures: [],
  renderedAt: '2026-11-20T08:00:00.000Z',
  content: {},
};

/** The whole application, opened at an address of the staff area. */
export function StaffArea({ path }: { path: string }) {
  return (
    <Providers cache={createCache({ key: 'css' })} i18n={i18n} state={state}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </Providers>
  );
}
