import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { LuEye, LuEyeOff } from 'react-icons/lu';
import type { CurrentUser } from '@garage/contracts/auth';
import type { EditorRecord, EditorValues } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import type { Language } from '@garage/contracts/languages';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { DraftNote } from '../../../components/drafts/draft-note.tsx';
import { LeaveGuard } from '../../../components/drafts/leave-guard.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { namedFields } from '../editor-values.ts';
import { LABELLED_EDITORS } from '../labelled-editors.ts';
import { useEditor } from '../use-editor.ts';
import { ConflictView } from './conflict-view.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MailPreview } from './mail-preview.tsx';
import { PagePreview } from './page-preview.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionChoice } from './section-choice.tsx';
import { SectionContent } from './section-content.tsx';
import { VersionsSection } from './versions-section.tsx';

interface EditorFormProps {
  page: EditorPage;
  user: CurrentUser;
  canWrite: boolean;
  record: EditorRecord;
}

/** Here the preview has room beside the form. */
const isWide = () => window.matchMedia('(min-width: 80rem)').matches;

/** On a wide screen the preview stands beside the form and stays in sight. */
const Beside = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    xl: {
      '&[data-two=true]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      '& > section': { position: 'sticky', top: '20', alignSelf: 'start' },
    },
  },
});

const FIRST_REFUSED = '[data-refused] :is(input, textarea, select, button)';

/** The form of one page, made from its description. */
export function EditorForm({ page, user, canWrite, record }: EditorFormProps) {
  const { t } = useTranslation('editors');
  const editor = useEditor(page, user, record);
  const { title, section, sections } = LABELLED_EDITORS[page];
  const [sectionId, setSectionId] = useState(sections[0]?.id ?? '');
  const [language, setLanguage] = useState<Language>('de');
  // Drawing it asks for what only those get who may write.
  const [isPreviewed, setPreviewed] = useState(() => canWrite && isWide());
  const [isDiscarding, setDiscarding] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** What the server refused last, until the focus has gone there. */
  const [refused, setRefused] = useState<object>();

  /** The field may be in another section or language than the one in sight. */
  const showFirst = (names: object, values: EditorValues) => {
    const first = namedFields(page, values).find(({ name }) => name in names);
    if (!first) return;
    setSectionId(first.sectionId);
    if (first.language !== null) setLanguage(first.language);
    setRefused(names);
  };
  useEffect(() => {
    if (!refused) return undefined;
    // Another section is there one frame later.
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(FIRST_REFUSED)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [refused]);
  const save = async () => showFirst(await editor.save(), editor.values);
  const restore = async (version: number, values: EditorValues) =>
    showFirst(await editor.restore(version, values), values);

  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {!canWrite && <Note tone="info" title={t('language.readOnly')} />}
      <DraftNote isRestored={editor.isRestored} isOutdated={false} />
      <LanguageChoice page={page} editor={editor} language={language} onChange={setLanguage} />
      {canWrite && (
        <Button
          type="button"
          variant="outline"
          justifySelf="start"
          aria-pressed={isPreviewed}
          onClick={() => setPreviewed(!isPreviewed)}
        >
          {isPreviewed ? <LuEyeOff aria-hidden /> : <LuEye aria-hidden />}
          {t(isPreviewed ? 'preview.hide' : 'preview.show')}
        </Button>
      )}
      <Beside data-two={isPreviewed}>
        <chakra.form
          ref={form}
          minWidth="0"
          aria-label={title}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <SectionChoice label={section} sections={sections} sectionId={sectionId} onChange={setSectionId}>
            {(shown) => (
              <SectionContent
                page={page}
                section={shown}
                language={language}
                editor={editor}
                canWrite={canWrite}
              />
            )}
          </SectionChoice>
          <SaveBar editor={editor} canWrite={canWrite} onDiscard={() => setDiscarding(true)} />
        </chakra.form>
        {isPreviewed &&
          (page === 'mails' ? (
            <MailPreview sectionId={sectionId} editor={editor} language={language} />
          ) : (
            <PagePreview page={page} sectionId={sectionId} editor={editor} language={language} />
          ))}
      </Beside>
      <VersionsSection
        page={page}
        editor={editor}
        canWrite={canWrite}
        onRestore={(version, values) => void restore(version, values)}
      />
      {editor.theirs && <ConflictView page={page} editor={editor} theirs={editor.theirs} />}
      <ConfirmDialog
        open={isDiscarding}
        title={t('discardDialog.title')}
        confirmLabel={t('discardDialog.confirm')}
        isBusy={false}
        onConfirm={() => {
          editor.discard();
          setDiscarding(false);
        }}
        onClose={() => setDiscarding(false)}
      >
        {t('discardDialog.text')}
      </ConfirmDialog>
      <LeaveGuard isDirty={editor.isDirty} />
    </chakra.div>
  );
}
