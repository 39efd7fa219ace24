import { useMutation, useQueryClient } from '@tanstack/react-query';
import { REPLY_TEMPLATES_PATH, type ReplyTemplateRequest } from '@garage/contracts/contact-conversation';
import { adminClient, hasStatus } from '../../../lib/admin-client.ts';

/** Makes, changes and deletes prepared answers. */
export function useTemplateChanges() {
  const queryClient = useQueryClient();
  const options = {
    retry: false,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [REPLY_TEMPLATES_PATH] }),
  };
  return {
    save: useMutation({
      ...options,
      mutationFn: ({ id, template }: { id: number | null; template: ReplyTemplateRequest }) =>
        id === null
          ? adminClient.send('POST', REPLY_TEMPLATES_PATH, template)
          : adminClient.send('PUT', `${REPLY_TEMPLATES_PATH}/${id}`, template),
    }),
    remove: useMutation({
      ...options,
      mutationFn: async (id: number) => {
        try {
          await adminClient.send('DELETE', `${REPLY_TEMPLATES_PATH}/${id}`);
        } catch (error) {
          // A colleague was faster; gone is what was wanted.
          if (!hasStatus(error, 404)) throw error;
        }
      },
    }),
  };
}
