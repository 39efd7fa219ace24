import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../components/ui/elements.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { Editor } from '../use-editor.ts';

/** What is stored, what is not yet, and the button; in sight while the form is scrolled. */
export function SaveBar({
  editor,
  canWrite,
  onDiscard,
}: {
  editor: Editor;
  canWrite: boolean;
  onDiscard: () => void;
}) {
  const { t } = useTranslation('editors');
  const { version, savedAt, savedBy } = editor.stored;
  const count = Object.keys(editor.draft.edits).length;
  const stored =
    savedBy === null
      ? t('status.original', { version })
      : t('status.saved', { version, at: formatMoment(savedAt), by: savedBy });
  return (
    <chakra.div
      data-save-bar=""
      position="sticky"
      bottom="var(--panel-bar)"
      zIndex="docked"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      mt="8"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '5' }}
      py="3"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="3px"
      borderTopColor={editor.isDirty ? 'brand.solid' : 'border.control'}
      borderRadius={{ md: 'l2' }}
    >
      <chakra.output
        flex={{ base: editor.isDirty ? '1 1 100%' : '1 1 8rem', md: '1 1 14rem' }}
        textStyle="sm"
        color="fg.muted"
      >
        {editor.isDirty ? t('status.unsaved', { count }) : stored}
      </chakra.output>
      {canWrite && (
        <>
          {editor.isDirty && (
            <Button variant="outline" disabled={editor.isSaving} onClick={onDiscard}>
              {t('save.discard')}
            </Button>
          )}
          <Button
            type="submit"
            disabled={!editor.isDirty || editor.isSaving}
            minW={{ base: '32', md: '40' }}
            flexGrow={{ base: editor.isDirty ? '1' : '0', md: '0' }}
          >
            {editor.isSaving ? t('save.saving') : t('save.save')}
          </Button>
        </>
      )}
    </chakra.div>
  );
}
