import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '@garage/contracts/languages';
import type { AnyStart } from '../features/appointment/appointment-start.tsx';
import type { BookingStart } from '../features/booking/booking-start.tsx';
import type { ContactFormResult } from '../features/contact/contact-form-result.tsx';
import type { SiteClosure } from '../components/garage/closures.ts';
import type { SiteGarage } from '../components/garage/garage-context.tsx';
import type { PageContent } from '../components/content/site-content.ts';

/** What the server knew when it rendered the page; travels to the browser as JSON inside it. */
export interface PageState {
  language: Language;
  /** What the addresses of the site begin with in this language; see `languageBase`. */
  base: string;
  garage: SiteGarage;
  /** Days off from today on, in its language. */
  closures: SiteClosure[];
  renderedAt: string;
  /** Texts that this page shows, in its language. */
  content: PageContent;
  /** Set when nothing is at the address that was asked for. */
  isUnknown?: true;
  /** Set when a visitor without JavaScript has just sent the contact form. */
  contactForm?: ContactFormResult;
  /** Set when the booking page was asked for with services, or answers its form without JavaScript. */
  booking?: BookingStart;
  /** Set when a customer has opened the link of a mail. */
  appointment?: AnyStart;
}

const PageStateContext = createContext<PageState | null>(null);

export function PageStateProvider({ state, children }: { state: PageState; children: ReactNode }) {
  return <PageStateContext value={state}>{children}</PageStateContext>;
}

export function usePageState(): PageState {
  const state = useContext(PageStateContext);
  if (!state) throw new Error('usePageState needs a PageStateProvider');
  return state;
}
