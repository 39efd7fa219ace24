import { allows } from '@garage/contracts/permissions';
import { CalendarSubscription } from '../features/calendar-subscription/components/calendar-subscription.tsx';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';
import { ProfileArea } from '../features/profile/components/profile-area.tsx';

/** The own account, and what one has from the workshop's appointments outside of the panel. */
export default function AdminProfilePage({ user }: PanelContentProps) {
  return (
    <ProfileArea>{allows(user.permissions, 'appointments:read') && <CalendarSubscription />}</ProfileArea>
  );
}
