import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAILS_PATH, type ResendMailResponse } from '@garage/contracts/mails';
import { adminClient } from '../../../lib/admin-client.ts';

/** How long a mail server usually takes; what became of the mail is asked once, then. */
const OUTCOME_AFTER_MS = 3000;

/** Tries an unsent mail at once. */
export function useResendMail() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [MAILS_PATH] });
  return useMutation({
    mutationFn: (id: number) => adminClient.send<ResendMailResponse>('POST', `${MAILS_PATH}/${id}/resend`),
    retry: false,
    onSuccess: () => void setTimeout(() => void refresh(), OUTCOME_AFTER_MS),
    onError: refresh,
  });
}
