import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LuPencil, LuPlus, LuTrash2 } from 'react-icons/lu';
import { CONVERSATION_LIMITS, type ReplyTemplate } from '@garage/contracts/contact-conversation';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Note } from '../../../components/ui/note.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { replyTemplatesQuery } from '../api/conversation-query.ts';
import { useTemplateChanges } from '../api/use-template-changes.ts';
import { TemplateDialog } from './template-dialog.tsx';

type Opened = { action: 'create' } | { action: 'edit' | 'delete'; template: ReplyTemplate };

/** The prepared answers and the windows over them. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['contactMessages', 'common']);
  const { data, isPending, refetch } = useQuery(replyTemplatesQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  const templates = data?.templates ?? [];
  const close = () => setOpened(null);

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t('templates.title')}
        closeLabel={t('common:close')}
        footer={
          <Button
            flex="1"
            disabled={!data || templates.length >= CONVERSATION_LIMITS.templates}
            onClick={() => setOpened({ action: 'create' })}
          >
            <LuPlus aria-hidden strokeWidth={1.6} />
            {t('templates.create')}
          </Button>
        }
      >
        <chakra.p color="fg.muted" mb="4">
          {t('templates.intro')}
        </chakra.p>
        {!data && isPending && <output>{t('templates.loading')}</output>}
        {!data && !isPending && (
          <Note
            tone="error"
            role="alert"
            title={t('templates.loadFailed')}
            action={
              <Button variant="outline" size="sm" onClick={() => void refetch()}>
                {t('error.retry')}
              </Button>
            }
          />
        )}
        {data && templates.length === 0 && <p>{t('templates.empty')}</p>}
        <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)">
          {templates.map((template) => (
            <TemplateLine
              key={template.id}
              template={template}
              onEdit={() => setOpened({ action: 'edit', template })}
              onDelete={() => setOpened({ action: 'delete', template })}
            />
          ))}
        </chakra.ul>
      </Dialog>
      {opened?.action === 'create' && <TemplateDialog template={null} onClose={close} />}
      {opened?.action === 'edit' && <TemplateDialog template={opened.template} onClose={close} />}
      {opened?.action === 'delete' && <DeleteTemplate template={opened.template} onClose={close} />}
    </>
  );
}

interface TemplateLineProps {
  template: ReplyTemplate;
  onEdit: () => void;
  onDelete: () => void;
}

function TemplateLine({ template: { name, texts }, onEdit, onDelete }: TemplateLineProps) {
  const { t } = useTranslation('contactMessages');
  const languages = Object.keys(texts).map((language) => language.toUpperCase());
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="2"
      py="3"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.div flex="1" minWidth="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" truncate>
          {languages.join(', ')} · {texts.de}
        </chakra.p>
      </chakra.div>
      <IconButton icon={LuPencil} label={t('templates.edit', { name })} onClick={onEdit} />
      <IconButton icon={LuTrash2} label={t('templates.deleteLabel', { name })} onClick={onDelete} />
    </chakra.li>
  );
}

function DeleteTemplate({ template, onClose }: { template: ReplyTemplate; onClose: () => void }) {
  const { t } = useTranslation('contactMessages');
  const { remove } = useTemplateChanges();
  const tellFailure = useFailureToast();

  const confirm = async () => {
    try {
      await remove.mutateAsync(template.id);
      showToast({ title: t('templates.deleted') });
    } catch (error) {
      tellFailure(error, t('templates.failed'));
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={t('templates.deleteTitle')}
      confirmLabel={t(remove.isPending ? 'delete.deleting' : 'delete.confirm')}
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('templates.deleteText', { name: template.name })}</p>
    </ConfirmDialog>
  );
}
