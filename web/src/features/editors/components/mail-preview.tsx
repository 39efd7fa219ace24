import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LuMonitor, LuSmartphone, LuText } from 'react-icons/lu';
import type { Language } from '@garage/contracts/languages';
import type { MailPreviewResponse } from '@garage/contracts/mail-texts';
import { CUSTOMER_MAILS, type CustomerMail } from '@garage/contracts/mails-editor';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { mailPreviewQuery } from '../api/mail-texts-queries.ts';
import { LABELLED_EDITORS } from '../labelled-editors.ts';
import type { Editor } from '../use-editor.ts';
import { useSettled } from '../use-settled.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { previewProblem } from './preview-problem.ts';

/** Widths of a telephone and of a mail program, in pixels. */
const WIDTHS = { phone: 390, desktop: 700 } as const;
const VIEWS = ['phone', 'desktop', 'text'] as const;
const ICONS = { phone: LuSmartphone, desktop: LuMonitor, text: LuText } as const;
const SETTLED_MS = 500;

interface MailPreviewProps {
  /** The section in sight: a mail, or what all of them share. */
  sectionId: string;
  editor: Editor;
  language: Language;
}

/** The mail as its reader would get it, with what is not stored yet and made-up data. */
export function MailPreview({ sectionId, editor, language }: MailPreviewProps) {
  const { t } = useTranslation('editors');
  const [example, setExample] = useState<CustomerMail>('confirmed');
  const mail = CUSTOMER_MAILS.find((each) => each === sectionId) ?? example;
  const [view, setView] = useState<(typeof VIEWS)[number]>('phone');
  const [isNamed, setNamed] = useState(true);
  const values = useSettled(editor.draft.edits, SETTLED_MS);
  const { data: drawn, error } = useQuery(mailPreviewQuery({ mail, language, isNamed, values }));
  const [shown, setShown] = useState<MailPreviewResponse>({ subject: '', text: '', html: '' });
  // While the next one is written, and when it cannot be, the one before stays in sight.
  if (drawn !== undefined && drawn !== shown) setShown(drawn);

  return (
    <chakra.section aria-labelledby="editor-preview" minWidth="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="3">
        <Heading id="editor-preview" me="auto">
          {t('preview.title')}
        </Heading>
        {VIEWS.map((each) => {
          const Icon = ICONS[each];
          return (
            <Button
              key={each}
              size="sm"
              minH="11"
              variant={view === each ? 'subtle' : 'outline'}
              aria-pressed={view === each}
              onClick={() => setView(each)}
            >
              <Icon aria-hidden />
              {t(`preview.${each}`)}
            </Button>
          );
        })}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
        {mail !== sectionId && (
          <SelectInput
            aria-label={t('preview.example')}
            value={mail}
            onChange={({ target }) => setExample(target.value as CustomerMail)}
          >
            {CUSTOMER_MAILS.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </SelectInput>
        )}
        <chakra.label display="flex" alignItems="center" gap="3" minH="11">
          <chakra.input
            type="checkbox"
            width="5"
            height="5"
            accentColor="var(--chakra-colors-brand-solid)"
            checked={!isNamed}
            onChange={({ target }) => setNamed(!target.checked)}
          />
          {t('preview.unnamed')}
        </chakra.label>
      </chakra.div>
      {error && (
        <chakra.div mb="3">
          <Note tone="info" title={t('preview.failed')}>
            {previewProblem(error, 'mails', editor.values)}
          </Note>
        </chakra.div>
      )}
      <chakra.p mb="3" overflowWrap="anywhere">
        <chakra.span color="fg.muted">{t('preview.subject')}: </chakra.span>
        <strong lang={language}>{shown.subject}</strong>
      </chakra.p>
      {view === 'text' ? (
        <chakra.section
          aria-label={t('preview.textPart', { mail: nameOf(mail) })}
          tabIndex={0}
          lang={language}
          p="4"
          maxH="45rem"
          overflowY="auto"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l2"
          textStyle="sm"
          fontFamily="mono"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {shown.text}
        </chakra.section>
      ) : (
        <PreviewFrame
          html={shown.html}
          width={WIDTHS[view]}
          title={t('preview.mailFrame', { mail: nameOf(mail) })}
        />
      )}
    </chakra.section>
  );
}

function nameOf(mail: CustomerMail): string {
  return LABELLED_EDITORS.mails.sections.find(({ id }) => id === mail)?.label ?? mail;
}
