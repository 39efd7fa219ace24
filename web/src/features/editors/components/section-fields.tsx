import { chakra } from '@chakra-ui/react/styled-system';
import type { EditorPage } from '@garage/contracts/editors';
import type { Language } from '@garage/contracts/languages';
import { isLocalized, outdatedNames, storedName } from '../editor-values.ts';
import type { LabelledField } from '../labelled-editors.ts';
import type { Editor } from '../use-editor.ts';
import { useFallbacks } from '../use-fallbacks.ts';
import { DefaultTextButton } from './default-text-button.tsx';
import { FieldInput } from './field-input.tsx';

interface SectionFieldsProps {
  page: EditorPage;
  fields: readonly LabelledField[];
  language: Language;
  editor: Editor;
  canWrite: boolean;
}

/** Fields of a section or of an entry, their texts in the chosen language; lists have a look of their own. */
export function SectionFields({ page, fields, language, editor, canWrite }: SectionFieldsProps) {
  const outdated = outdatedNames(page, editor);
  const fallbackOf = useFallbacks(page, editor.values);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" maxWidth="3xl">
      {fields.map((field) => {
        if (field.type === 'list') return null;
        const name = storedName(page, field, language);
        const value = editor.values[name] ?? '';
        const fallback = fallbackOf(name, field.name);
        const isDisabled = !canWrite || editor.isSaving;
        const onChange = (changed: string) => editor.change(name, changed);
        return (
          <div key={field.name}>
            <FieldInput
              field={field}
              value={value}
              fallback={fallback}
              language={isLocalized(page, field.name) ? language : null}
              isDisabled={isDisabled}
              isReserved={canWrite && editor.reserved.has(name)}
              error={editor.errors[name]}
              isOutdated={outdated.has(name)}
              onChange={onChange}
              {...(canWrite &&
                editor.stored.outdated.includes(name) &&
                editor.draft.edits[field.name] === undefined && {
                  onConfirm: () => editor.confirm(name),
                })}
            />
            {page === 'mails' && canWrite && (
              <DefaultTextButton
                label={field.label}
                value={value}
                text={fallback}
                isDisabled={isDisabled}
                onChange={onChange}
              />
            )}
          </div>
        );
      })}
    </chakra.div>
  );
}
