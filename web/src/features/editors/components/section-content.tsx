import { chakra } from '@chakra-ui/react/styled-system';
import { type EditorPage, isSitePage } from '@garage/contracts/editors';
import type { Language } from '@garage/contracts/languages';
import type { LabelledSection } from '../labelled-editors.ts';
import { shownLength } from '../search-result.ts';
import type { Editor } from '../use-editor.ts';
import { ListInput } from './list-input.tsx';
import { SearchPreview } from './search-preview.tsx';
import { SectionFields } from './section-fields.tsx';

interface SectionContentProps {
  page: EditorPage;
  section: LabelledSection;
  language: Language;
  editor: Editor;
  canWrite: boolean;
}

/** The lists and the single fields of one section. */
export function SectionContent({ section, ...props }: SectionContentProps) {
  const { page, language, editor, canWrite } = props;
  const isSearched = isSitePage(page) && section.fields.some((field) => shownLength(field) !== null);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      {section.fields.map(
        (field) => field.type === 'list' && <ListInput key={field.name} field={field} {...props} />,
      )}
      <SectionFields fields={section.fields} {...props} />
      {isSearched && canWrite && (
        <SearchPreview page={page} sectionId={section.id} language={language} editor={editor} />
      )}
    </chakra.div>
  );
}
