import { useEffect } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';

/** Names the browser tab; the number of unread requests comes first, where it stays visible. */
export function useDocumentTitle(title: string, unread = 0): void {
  const { t } = useTranslation('panel');
  const text = unread > 0 ? t('titleUnread', { count: unread, title }) : t('title', { title });
  useEffect(() => {
    document.title = text;
  }, [text]);
}
