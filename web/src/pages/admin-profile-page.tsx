import { allows } from '@garage/contracts/permissions';
import { CalendarSubscription } from '../features/calendar-subscription/components/calendar-subscription.tsx';
import { NotificationSettings } from '../features/panel-notifications/components/notification-settings.tsx';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';
import { ProfileArea } from '../features/profile/components/profile-area.tsx';

/** What notifications tell of. */
const HEARD_OF = ['contact-messages:read', 'appointments:read'] as const;

/** The own account, and what one has from the workshop's appointments outside of the panel. */
export default function AdminProfilePage({ user }: PanelContentProps) {
  return (
    <ProfileArea>
      {allows(user.permissions, 'appointments:read') && <CalendarSubscription />}
      {HEARD_OF.some((permission) => allows(user.permissions, permission)) && <NotificationSettings />}
    </ProfileArea>
  );
}
