import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MESSAGES_EXPORT_PATH } from '@garage/contracts/contact-message-list';
import { showToast } from '../../components/ui/toast-store.ts';
import { adminClient, hasStatus } from '../../lib/admin-client.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { countsQuery } from './api/messages-query.ts';
import { readTable } from './read-table.ts';

const FILE_NAME = 'kontaktanfragen.csv';
const NUMBER = new Intl.NumberFormat('de-CH');
/** Often enough for a bar that moves. */
const SHOWN_EVERY = 500;

export interface ExportProgress {
  loaded: number;
  total: number;
}

/** Fetches the table of all requests, tells how far it is, and saves it as a file once it is whole. */
export function useExport() {
  const { t } = useTranslation('contactMessages');
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setProgress({ loaded: 0, total: 0 });
    try {
      const { all, spam } = await queryClient.fetchQuery({ ...countsQuery, staleTime: 0 });
      setProgress({ loaded: 0, total: all + spam });
      const response = await adminClient.open(MESSAGES_EXPORT_PATH, stop.signal);
      let shown = 0;
      const { table, lines } = await readTable(response.body!, (loaded) => {
        if (loaded - shown < SHOWN_EVERY) return;
        shown = loaded;
        setProgress({ loaded, total: Math.max(loaded, all + spam) });
      });
      save(table);
      showToast({
        title: t('export.done'),
        description: t('export.doneText', { count: lines, formatted: NUMBER.format(lines) }),
      });
    } catch (error) {
      if (!stop.signal.aborted && !hasStatus(error, 401)) {
        showToast({
          title: t('export.failedTitle'),
          description: t('export.failed'),
          variant: 'destructive',
        });
      }
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return { progress, start: () => void start(), cancel: () => running.current?.abort() };
}

function save(table: Blob): void {
  const address = URL.createObjectURL(table);
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  // The browser has begun to copy it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
