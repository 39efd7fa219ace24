import { useSearchParams } from 'react-router-dom';
import type { CurrentUser } from '@garage/contracts/auth';
import { PanelMessage } from '../features/panel/components/panel-message.tsx';
import { visibleTabs } from '../features/panel/panel-tab.ts';
import { useTranslation } from '../lib/texts/texts-context.tsx';
import { ADMIN_TABS } from './admin-tabs.ts';
import { StaffFrame, StaffGate } from './admin-frame.tsx';

/** The staff area behind the door. */
export default function AdminPanelPage() {
  return <StaffGate>{(user) => <Panel user={user} />}</StaffGate>;
}

function Panel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('panel');
  const [search] = useSearchParams();
  const visible = visibleTabs(ADMIN_TABS, user);
  const active =
    visible.find(({ id }) => id === search.get('tab')) ?? visible.find(({ isPersonal }) => !isPersonal);

  return (
    <StaffFrame
      user={user}
      activeId={active?.id ?? null}
      title={active ? t(`tabs.${active.label}`) : t('noAccess.title')}
    >
      {active ? (
        <active.content user={user} tabs={visible} />
      ) : (
        <PanelMessage title={t('noAccess.title')} text={t('noAccess.text')} />
      )}
    </StaffFrame>
  );
}
