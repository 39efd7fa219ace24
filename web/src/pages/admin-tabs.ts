import { lazy } from 'react';
import {
  LuCalendarDays,
  LuCar,
  LuCircleUser,
  LuContact,
  LuFilePenLine,
  LuGauge,
  LuMail,
  LuPartyPopper,
  LuSettings,
  LuUsers,
  LuWrench,
} from 'react-icons/lu';
import type { PanelTab } from '../features/panel/panel-tab.ts';

/** The areas of the staff panel, in their order. A new one is one line here and its page. */
export const ADMIN_TABS: readonly PanelTab[] = [
  {
    id: 'dashboard',
    label: 'dashboard',
    icon: LuGauge,
    // Who only answers messages starts with the messages.
    permission: ['appointments:read', 'promotions:read', 'vehicles:read', 'settings:read', 'content:read'],
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
  {
    id: 'appointments',
    label: 'appointments',
    icon: LuCalendarDays,
    permission: 'appointments:read',
    content: lazy(() => import('./admin-appointments-page.tsx')),
  },
  {
    id: 'customers',
    label: 'customers',
    icon: LuContact,
    permission: 'customers:read',
    content: lazy(() => import('./admin-customers-page.tsx')),
  },
  {
    id: 'jobs',
    label: 'jobs',
    icon: LuWrench,
    permission: 'jobs:read',
    content: lazy(() => import('./admin-jobs-page.tsx')),
  },
  {
    id: 'promotions',
    label: 'promotions',
    icon: LuPartyPopper,
    permission: 'promotions:read',
    content: lazy(() => import('./admin-promotions-page.tsx')),
  },
  {
    id: 'vehicles',
    label: 'vehicles',
    icon: LuCar,
    permission: 'vehicles:read',
    content: lazy(() => import('./admin-vehicles-page.tsx')),
  },
  {
    id: 'settings',
    label: 'settings',
    icon: LuSettings,
    permission: 'settings:read',
    content: lazy(() => import('./admin-settings-page.tsx')),
  },
  {
    id: 'content',
    label: 'content',
    icon: LuFilePenLine,
    permission: 'content:read',
    content: lazy(() => import('./admin-content-page.tsx')),
  },
  {
    id: 'users',
    label: 'users',
    shortLabel: 'usersShort',
    icon: LuUsers,
    permission: 'users:read',
    content: lazy(() => import('./admin-users-page.tsx')),
  },
  {
    id: 'profile',
    label: 'profile',
    icon: LuCircleUser,
    permission: null,
    isPersonal: true,
    content: lazy(() => import('./admin-profile-page.tsx')),
  },
];
