import { allows } from '@garage/contracts/permissions';
import { ContactMessages } from '../features/contact-messages/components/contact-messages.tsx';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';

export default function AdminContactMessagesPage({ user }: PanelContentProps) {
  return <ContactMessages canWrite={allows(user.permissions, 'contact-messages:write')} userId={user.id} />;
}
