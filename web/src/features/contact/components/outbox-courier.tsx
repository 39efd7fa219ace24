import { useEffect } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { Toaster } from '../../../components/ui/toaster.tsx';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { startOutboxDelivery } from '../deliver-outbox.ts';

const REJECTED_SHOWN_MS = 20_000;

/** Delivers saved messages on whatever page the visitor is, and says when one went out. */
export default function OutboxCourier() {
  const { t } = useTranslation('contact');
  const { phone } = useGarage();

  useEffect(
    () =>
      startOutboxDelivery((delivery) => {
        if (delivery === 'delivered') {
          showToast({ title: t('notice.delivered.title'), description: t('notice.delivered.text') });
        } else {
          showToast({
            title: t('notice.rejected.title'),
            description: `${t('notice.rejected.text')} ${phone}`,
            variant: 'destructive',
            durationMs: REJECTED_SHOWN_MS,
          });
        }
      }),
    [t, phone],
  );

  return <Toaster />;
}
