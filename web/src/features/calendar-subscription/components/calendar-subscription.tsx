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

function Subscription({ subscription }: CalendarSubscriptionResponse) {
  const { t } = useTranslation('calendarSubscription');
  const { subscribe, unsubscribe } = useSubscriptionChanges();
  const tellFailure = useFailureToast();
  const [scope, setScope] = useState<CalendarScope>(subscription?.scope ?? 'all');
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const isBusy = subscribe.isPending || unsubscribe.isPending;

  const act = async (work: () => Promise<void>) => {
    try {
      await work();
      setAsking(null);
    } catch (error) {
      tellFailure(error, t('failedSave'));
    }
  };
  const create = () => act(async () => setAddress((await subscribe.mutateAsync(scope)).address));
  const end = () =>
    act(async () => {
      await unsubscribe.mutateAsync();
      showToast({ title: t('ended') });
    });

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
          onClick={() => (subscription ? setAsking('renew') : void create())}
        >
          {t(subscription ? 'renew' : 'create')}
        </Button>
        {subscription && (
          <Button variant="outline" flex="1" px="3" disabled={isBusy} onClick={() => setAsking('end')}>
            {t('end')}
          </Button>
        )}
      </chakra.div>
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === 'end' ? 'endTitle' : 'renewTitle')}
        confirmLabel={t(asking === 'end' ? 'end' : 'renew')}
        isBusy={isBusy}
        onConfirm={() => void (asking === 'end' ? end() : create())}
        onClose={() => setAsking(null)}
      >
        <p>{t(asking === 'end' ? 'endText' : 'renewText')}</p>
      </ConfirmDialog>
      {address && <SubscriptionAddressDialog address={address} onClose={() => setAddress(null)} />}
    </>
  );
}
