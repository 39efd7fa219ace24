import { useQueryClient } from '@tanstack/react-query';
import { useFailureToast } from '../../components/feedback/use-failure-toast.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { useAddressed } from '../../lib/use-addressed.ts';
import { conversationQuery } from './api/conversation-query.ts';
import { fromServer, type MessageView } from './message-view.ts';

/** Opens the message that the address names, wherever in the list it stands. */
export function useAddressedMessage(open: (message: MessageView) => void): void {
  const { t } = useTranslation('contactMessages');
  const queryClient = useQueryClient();
  const tellFailure = useFailureToast();
  useAddressed('message', (id) => {
    queryClient.fetchQuery(conversationQuery(String(id))).then(
      ({ message }) => open(fromServer(message)),
      (error: unknown) => tellFailure(error, t('addressedFailed')),
    );
  });
}
