import { lazy } from 'react';
import { LuGauge, LuMail } from 'react-icons/lu';
import type { PanelTab } from '../features/panel/panel-tab.ts';

/** The areas of the staff panel, in their order. A new one is one line here and its page. */
export const ADMIN_TABS: readonly PanelTab[] = [
  {
    id: 'dashboard',
    label: 'dashboard',
    icon: LuGauge,
    permission: '*',
    content: lazy(() => import('./admin-dashboard-page.tsx')),
  },
  {
    id: 'contact-messages',
    label: 'contactMessages',
    shortLabel: 'contactMessagesShort',
    icon: LuMail,
    permission: 'contact-messages:read',
    content: lazy(() => import('./admin-contact-messages-page.tsx')),
  },
];
