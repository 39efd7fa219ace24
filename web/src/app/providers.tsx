import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { AppointmentStartProvider } from '../features/appointment/appointment-start.tsx';
import { BookingStartProvider } from '../features/booking/booking-start.tsx';
import { ContactFormResultProvider } from '../features/contact/contact-form-result.tsx';
import { ContentProvider } from '../lib/content/content-context.tsx';
import { GarageProvider } from '../lib/garage/garage-context.tsx';
import { TextsProvider } from '../lib/texts/texts-context.tsx';
import { system } from '../theme/system.ts';
import { loadContentIn } from './load-content.ts';
import { PageStateProvider, type PageState } from './page-state.tsx';

interface ProvidersProps {
  /**
   * On the server, one per rendered page. The browser has its own: making another would move the styles that the
   * server sent, and the page would be laid out once more.
   */
  cache?: EmotionCache;
  i18n: i18n;
  state: PageState;
  children: ReactNode;
}

/** Everything that a page needs around it, the same on server and in the browser. */
export function Providers({ cache, i18n, state, children }: ProvidersProps) {
  const styled = (
    <ChakraProvider value={system}>
      <TextsProvider i18n={i18n}>
        <GarageProvider garage={state.garage} closures={state.closures} renderedAt={state.renderedAt}>
          <PageStateProvider state={state}>
            <ContentProvider initial={state.content} load={loadContentIn(state.language)}>
              <ContactFormResultProvider result={state.contactForm}>
                <BookingStartProvider start={state.booking}>
                  <AppointmentStartProvider start={state.appointment}>{children}</AppointmentStartProvider>
                </BookingStartProvider>
              </ContactFormResultProvider>
            </ContentProvider>
          </PageStateProvider>
        </GarageProvider>
      </TextsProvider>
    </ChakraProvider>
  );
  return cache ? <CacheProvider value={cache}>{styled}</CacheProvider> : styled;
}
