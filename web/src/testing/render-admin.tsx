import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { createAdminQueryClient } from '../app/admin-query-client.ts';
import { createAdminI18n } from '../app/admin-i18n.ts';
import { DraftOwner } from '../components/drafts/draft-owner.ts';
import { GarageProvider, type SiteGarage } from '../components/garage/garage-context.tsx';
import { TextsProvider } from '../lib/texts/texts-context.tsx';
import { adminSystem } from '../theme/admin-system.ts';

const i18n = createAdminI18n();

/** Renders a part of the staff area with what the area puts around it; drafts are kept for a named user. */
export function renderAdmin(
  ui: ReactNode,
  {
    path = '/admin',
    userId,
    garage = DEFAULT_GARAGE,
  }: { path?: string; userId?: number; garage?: SiteGarage } = {},
): RenderResult {
  const queryClient = createAdminQueryClient();
  const Area = ({ children }: { children: ReactNode }) => (
    <ChakraProvider value={adminSystem}>
      <TextsProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <DraftOwner value={userId ?? null}>
            <GarageProvider garage={garage} closures={[]} renderedAt="2026-11-20T08:00:00.000Z">
              <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
            </GarageProvider>
          </DraftOwner>
        </QueryClientProvider>
      </TextsProvider>
    </ChakraProvider>
  );
  return render(ui, { wrapper: Area });
}
