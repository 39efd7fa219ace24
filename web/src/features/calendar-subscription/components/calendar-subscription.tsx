import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CALENDAR_SCOPES,
  type CalendarScope,
  type CalendarSubscriptionResponse,
} from '@garage/contracts/calendar-subscription';
import { AccountPanel } from '../../../components/account/account-panel.tsx';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { calendarSubscriptionQuery, useSubscriptionChanges } from '../api/calendar-subscription.ts';
import { SubscriptionAddressDialog } from './subscription-address-dialog.tsx';

/** The workshop's appointments in a calendar program of one's own. */
export function CalendarSubscription() {
  const { t } = useTranslation('calendarSubscription');
  return (
    <AccountPanel title={t('title')}>
      <chakra.p mb="4" textStyle="sm" color="fg.muted">
        {t('text')}
      </chakra.p>
      <Loaded query={useQuery(calendarSubscriptionQuery)} failed={t('failed')}>
        {({ subscription }) => <Subscription subscription={subscription} />}
      </Loaded>
    </AccountPanel>
  );
}

/** The question that waits for an answer, or the address that is shown this once. */
type Opened = 'renew' | 'end' | { address: string };

function Subscription({ subscription }: CalendarSubscriptionResponse) {
  const { t } = useTranslation('calendarSubscription');
  const { subscribe, unsubscribe } = useSubscriptionChanges();
  const tellFailure = useFailureToast();
  const [scope, setScope] = useState<CalendarScope>(subscription?.scope ?? 'all');
  const [opened, setOpened] = useState<Opened | null>(null);
  const isBusy = subscribe.isPending || unsubscribe.isPending;
  const close = () => setOpened(null);

  const create = async () => {
    try {
      const { address } = await subscribe.mutateAsync(scope);
      setOpened({ address });
    } catch (error) {
      tellFailure(error, t('failedSave'));
    }
  };
  const end = async () => {
    try {
      await unsubscribe.mutateAsync();
      close();
      showToast({ title: t('ended') });
    } catch (error) {
      tellFailure(error, t('failedSave'));
    }
  };

  return (
    <>
      {subscription && (
        <chakra.p mb="4" textStyle="sm">
          {t('since', { time: formatMoment(subscription.createdAt) })}
          <br />
          {subscription.lastReadAt
            ? t('lastRead', { time: formatMoment(subscription.lastReadAt) })
            : t('neverRead')}
        </chakra.p>
      )}
      <FormField label={t('scope')} error={undefined}>
        {(control) => (
          <SelectInput
            {...control}
            value={scope}
            onChange={({ target }) => setScope(target.value as CalendarScope)}
          >
            {CALENDAR_SCOPES.map((choice) => (
              <option key={choice} value={choice}>
                {t(`scopes.${choice}`)}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4">
        <Button
          variant="outline"
          flex="1"
          px="3"
          disabled={isBusy}
          onClick={() => (subscription ? setOpened('renew') : void create())}
        >
          {t(subscription ? 'renew' : 'create')}
        </Button>
        {subscription && (
          <Button variant="outline" flex="1" px="3" disabled={isBusy} onClick={() => setOpened('end')}>
            {t('end')}
          </Button>
        )}
      </chakra.div>
      {(opened === 'renew' || opened === 'end') && (
        <ConfirmDialog
          open
          title={t(`${opened}Title`)}
          confirmLabel={t(opened)}
          isBusy={isBusy}
          onConfirm={() => void (opened === 'end' ? end() : create())}
          onClose={close}
        >
          <p>{t(`${opened}Text`)}</p>
        </ConfirmDialog>
      )}
      {opened && typeof opened === 'object' && (
        <SubscriptionAddressDialog address={opened.address} onClose={close} />
      )}
    </>
  );
}
