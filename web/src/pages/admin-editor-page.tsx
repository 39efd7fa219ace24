import { Link as RouterLink } from 'react-router-dom';
import type { EditorPage } from '@garage/contracts/editors';
import { allows } from '@garage/contracts/permissions';
import { ButtonLink } from '../components/ui/elements.ts';
import { EditorArea } from '../features/editors/components/editor-area.tsx';
import { LABELLED_EDITORS } from '../features/editors/labelled-editors.ts';
import { MailRecipients } from '../features/settings/components/mail-recipients.tsx';
import { tabPath } from '../features/panel/components/panel-navigation.tsx';
import { PanelMessage } from '../features/panel/components/panel-message.tsx';
import { useTranslation } from '../lib/texts/texts-context.tsx';
import { StaffFrame, StaffGate } from './admin-frame.tsx';

const CONTENT_TAB = 'content';

/** The editor of one page of the website. */
export default function AdminEditorPage({ page }: { page: EditorPage }) {
  const { t } = useTranslation(['editors', 'settings']);
  return (
    <StaffGate>
      {(user) => (
        <StaffFrame user={user} activeId={CONTENT_TAB} title={LABELLED_EDITORS[page].title}>
          {allows(user.permissions, 'content:read') ? (
            // Back to the list of editors, from where one comes: the dashboard is a tab beside it, not a page.
            <EditorArea
              page={page}
              user={user}
              backPath={tabPath(CONTENT_TAB)}
              notice={
                page === 'contact' &&
                allows(user.permissions, 'settings:read') && (
                  <MailRecipients
                    action={
                      <ButtonLink asChild variant="outline" size="sm" minH="11">
                        <RouterLink to={`${tabPath('settings')}&section=mail`}>
                          {t('settings:mail.changeRecipients')}
                        </RouterLink>
                      </ButtonLink>
                    }
                  />
                )
              }
            />
          ) : (
            <PanelMessage title={t('noAccess.title')} text={t('noAccess.text')}>
              <ButtonLink asChild>
                <RouterLink to="/admin/panel">{t('noAccess.toPanel')}</RouterLink>
              </ButtonLink>
            </PanelMessage>
          )}
        </StaffFrame>
      )}
    </StaffGate>
  );
}
