import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangeMediaRequest, MediaItem } from '@garage/contracts/media';
import { MEDIA_LIMITS } from '@garage/contracts/media';
import { UPLOAD_BYTES } from '@garage/contracts/pictures';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages, serverMessage } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { addMedia, changeMedia, deleteMedia, mediaQuery, retryMedia } from '../api/media-queries.ts';

/** The library and what can be done with it; every failure is told. */
export function useMedia() {
  const { t } = useTranslation('editors');
  const client = useQueryClient();
  const { data: items, error, refetch } = useQuery(mediaQuery());
  const [busy, setBusy] = useState(0);

  const attempt = async <Result>(title: string, work: () => Promise<Result>): Promise<Result | null> => {
    setBusy((count) => count + 1);
    try {
      return await work();
    } catch (failure) {
      const [reason = serverMessage(failure)] = Object.values(fieldMessages(failure));
      const description = reason ?? t('media.failed');
      showToast({ title, description, variant: 'destructive' });
      return null;
    } finally {
      setBusy((count) => count - 1);
      await client.invalidateQueries({ queryKey: mediaQuery().queryKey });
    }
  };

  return {
    items,
    error,
    refetch,
    isBusy: busy > 0,
    /** One after the other, as the server takes them; the last one that came in. */
    upload: async (files: readonly File[]): Promise<MediaItem | null> => {
      let last: MediaItem | null = null;
      for (const file of files) {
        const name = file.name.slice(-MEDIA_LIMITS.name);
        const title = t('media.uploadFailed', { name });
        if (file.size > UPLOAD_BYTES) {
          showToast({ title, description: t('media.tooLarge'), variant: 'destructive' });
        } else {
          const added = await attempt(title, async () => addMedia({ name, data: await asDataUrl(file) }));
          last = added ?? last;
        }
      }
      return last;
    },
    change: async (id: number, request: ChangeMediaRequest) => {
      const changed = await attempt(t('media.changeFailed'), () => changeMedia(id, request));
      if (changed) showToast({ title: t('media.changed'), description: t('media.changedText') });
      return changed;
    },
    retry: (id: number) => attempt(t('media.retryFailed'), () => retryMedia(id)),
    remove: (id: number) =>
      attempt(t('media.deleteFailed'), async () => {
        await deleteMedia(id);
        return true;
      }),
  };
}

export type Media = ReturnType<typeof useMedia>;

function asDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
}
