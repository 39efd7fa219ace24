import { allows } from '@garage/contracts/permissions';
import { Customers } from '../features/customers/components/customers.tsx';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';

export default function AdminCustomersPage({ user: { permissions } }: PanelContentProps) {
  return (
    <Customers
      canWrite={allows(permissions, 'customers:write')}
      readsAppointments={allows(permissions, 'appointments:read')}
      readsMessages={allows(permissions, 'contact-messages:read')}
    />
  );
}
