import { useTranslation } from 'react-i18next';

/** `a, b und c`, in the visitor's language. */
export function useList(items: string[]): string {
  const { t } = useTranslation('common');
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${t('and')} ${items.at(-1)}`;
}
