import { useQuery } from '@tanstack/react-query';
import type { EditorValues } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import { sharedMailField } from '@garage/contracts/mail-texts';
import { mailDefaultsQuery } from './api/mail-texts-queries.ts';

/** What is said where a text is empty: on the site the German one, in mails the default. */
export function useFallbacks(
  page: EditorPage,
  values: EditorValues,
): (name: string, germanName: string) => string {
  const { data: defaults } = useQuery({ ...mailDefaultsQuery, enabled: page === 'mails' });
  if (page !== 'mails') {
    return (name, germanName) => (name === germanName ? '' : (values[germanName] ?? ''));
  }
  return (name) => {
    const shared = sharedMailField(name);
    return (shared && values[shared]) || (defaults?.[shared ?? name] ?? '');
  };
}
