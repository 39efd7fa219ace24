import type { EditorValues } from '@garage/contracts/editor-pages';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { entryName, type ListField } from './editor-values.ts';
import { usePictureName } from './media/use-picture-name.ts';

/** What staff call an entry of a list: by its own name, by that of its picture, or as one that has no name yet. */
export function useEntryName(field: ListField): (entry: number, values: EditorValues) => string {
  const { t } = useTranslation('editors');
  const pictureName = usePictureName();
  return (entry, values) => {
    const name = entryName(field, entry, values);
    const shown = field.namedBy === field.picturedBy ? pictureName(name) : name;
    return shown || t('list.unnamed', { label: field.entryLabel });
  };
}
