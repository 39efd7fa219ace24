import { createContext, useContext, type ReactNode } from 'react';
import type { ContactValues } from './contact-values.ts';
import type { ContactProblems } from './validate-contact.ts';

/** How sending the form without JavaScript ended; the server renders the page again with it. */
export type ContactFormResult =
  | { outcome: 'sent' }
  | { outcome: 'invalid'; values: ContactValues; problems: ContactProblems }
  | { outcome: 'too-many'; values: ContactValues; minutes: number | null }
  | { outcome: 'failed'; values: ContactValues };

const ResultContext = createContext<ContactFormResult | undefined>(undefined);

interface ProviderProps {
  result: ContactFormResult | undefined;
  children: ReactNode;
}

export function ContactFormResultProvider({ result, children }: ProviderProps) {
  return <ResultContext value={result}>{children}</ResultContext>;
}

/** Undefined unless the page is the answer to a form sent without JavaScript. */
export function useContactFormResult(): ContactFormResult | undefined {
  return useContext(ResultContext);
}
