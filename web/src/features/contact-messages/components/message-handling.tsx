import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LuCheckCheck, LuShieldAlert, LuShieldCheck, LuUndo2 } from 'react-icons/lu';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { hasStatus } from '../../../lib/admin-client.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { assigneesQuery } from '../api/conversation-query.ts';
import { useChangeMessage } from '../api/use-change-message.ts';
import type { MessageView } from '../message-view.ts';

/** Who takes care of the message, whether it is answered, and whether it is spam. */
export function MessageHandling({ message }: { message: MessageView }) {
  const { t } = useTranslation('contactMessages');
  const id = useId();
  const { data } = useQuery(assigneesQuery);
  const change = useChangeMessage();
  const { assignedTo, spamReason, answeredAt } = message;
  // Somebody who may no longer answer stays visible as long as the message is theirs.
  const known = data?.assignees ?? [];
  const people =
    assignedTo && !known.some((one) => one.id === assignedTo.id) ? [assignedTo, ...known] : known;

  const apply = async (wanted: Parameters<typeof change.mutateAsync>[0]['change'], done: string) => {
    try {
      await change.mutateAsync({ id: message.id, change: wanted });
      showToast({ title: done });
    } catch (error) {
      if (hasStatus(error, 401)) return;
      showToast({
        title: t('toast.statusFailedTitle'),
        description: t('toast.changeFailed'),
        variant: 'destructive',
      });
    }
  };

  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="3" mt="5">
      <chakra.div display="grid" gap="1.5" flex="1 1 14rem">
        <chakra.label htmlFor={id} textStyle="label" color="fg.muted">
          {t('handling.assignedTo')}
        </chakra.label>
        <SelectInput
          id={id}
          value={assignedTo?.id ?? ''}
          disabled={change.isPending}
          onChange={({ target }) =>
            void apply({ assignedTo: target.value === '' ? null : Number(target.value) }, t('toast.assigned'))
          }
        >
          <option value="">{t('handling.nobody')}</option>
          {people.map(({ id: userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </SelectInput>
      </chakra.div>
      <Button
        variant="outline"
        disabled={change.isPending}
        onClick={() =>
          void apply({ isAnswered: !answeredAt }, t(answeredAt ? 'toast.notAnswered' : 'toast.answered'))
        }
      >
        {answeredAt ? <LuUndo2 aria-hidden /> : <LuCheckCheck aria-hidden />}
        {t(answeredAt ? 'handling.notAnswered' : 'handling.answered')}
      </Button>
      <Button
        variant="outline"
        disabled={change.isPending}
        onClick={() =>
          void apply({ isSpam: spamReason === null }, t(spamReason ? 'toast.noSpam' : 'toast.spam'))
        }
      >
        {spamReason ? <LuShieldCheck aria-hidden /> : <LuShieldAlert aria-hidden />}
        {t(spamReason ? 'handling.noSpam' : 'handling.spam')}
      </Button>
    </chakra.div>
  );
}
