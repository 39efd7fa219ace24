import type { ComponentType, LazyExoticComponent } from 'react';
import type { IconType } from 'react-icons';
import type { CurrentUser } from '@garage/contracts/auth';
import { allows, type GrantedPermission, type Permission } from '@garage/contracts/permissions';
import type panelTexts from './locales/de.json';

export interface PanelContentProps {
  user: CurrentUser;
  /** The areas that this user sees. */
  tabs: readonly PanelTab[];
}

/** One area of the staff panel. */
export interface PanelTab {
  /** Also its place in the address: `/admin/panel?tab=…`. */
  id: string;
  label: keyof typeof panelTexts.tabs;
  /** For the bottom bar of a telephone, where the label does not fit. */
  shortLabel?: keyof typeof panelTexts.tabs;
  icon: IconType;
  /**
   * Who lacks it does not see the tab; of several, one is enough. Null for what is open to everybody on
   * the staff.
   */
  permission: GrantedPermission | readonly Permission[] | null;
  /** Reached by the name in the header instead of the bar: the own account. */
  isPersonal?: true;
  content: LazyExoticComponent<ComponentType<PanelContentProps>>;
}

export function visibleTabs(tabs: readonly PanelTab[], { permissions }: CurrentUser): PanelTab[] {
  return tabs.filter(({ permission }) => {
    if (permission === null) return true;
    return [permission].flat().some((one) => allows(permissions, one));
  });
}
