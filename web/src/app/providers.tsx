import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { AppointmentStartProvider } from '../features/appointment/appointment-start.tsx';
import { BookingStartProvider } from '../features/booking/booking-start.tsx';
import { ContactFormResultProvider } from '../features/contact/contact-form-result.tsx';
import { ContentProvider } from '../components/content/content-context.tsx';
import { GarageProvider } from '../components/garage/garage-context.tsx';
import { TextsProvider } from '../lib/texts/texts-context.tsx';
import { system } from '../theme/system.ts';
import { loadContentIn } from './load-content.ts';
import { PageStateProvider, type PageState } from './page-state.tsx';

interface ProvidersProps {
  /** One per rendered page. */
  cache: EmotionCache;
  i18n: i18n;
  state: PageState;
  children: ReactNode;
}

/** Everything that a page needs around it, the same on server and in the browser. */
export function Providers({ cache, i18n, state, children }: ProvidersProps) {
  return (
    <CacheProvider value={cache}>
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
    </CacheProvider>
  );
}
