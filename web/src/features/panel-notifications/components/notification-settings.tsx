import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { AccountPanel } from '../../../components/account/account-panel.tsx';
import { SwitchField } from '../../../components/staff-form/switch-field.tsx';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { canNotify, notifies, turnOff, turnOn } from '../browser-notifications.ts';

/** The switch by which somebody asks for notifications; the browser is asked on that click only. */
export function NotificationSettings() {
  const { t } = useTranslation('panelNotifications');
  const [isOn, setOn] = useState(notifies);
  const [isBlocked, setBlocked] = useState(false);

  const turn = async (wanted: boolean) => {
    if (!wanted) turnOff();
    const allowed = wanted && (await turnOn());
    setOn(allowed);
    setBlocked(wanted && !allowed);
  };
  return (
    <AccountPanel title={t('title')}>
      <chakra.p mb="4" textStyle="sm" color="fg.muted">
        {t('text')}
      </chakra.p>
      {canNotify() ? (
        <SwitchField
          label={t('switch')}
          checked={isOn}
          onChange={(event) => void turn(event.currentTarget.checked)}
        />
      ) : (
        <Note tone="info" title={t('missing')} />
      )}
      {isBlocked && <Note tone="warning" role="alert" title={t('blocked')} />}
    </AccountPanel>
  );
}
