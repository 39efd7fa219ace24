import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { LuPlus } from 'react-icons/lu';
import { describedName } from '@garage/contracts/editor-pages';
import { entriesOf, entryField, freeEntry, orderOf } from '@garage/contracts/page-lists';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { namedFields } from '../editor-values.ts';
import { moved, useDragOrder } from '../use-drag-order.ts';
import { useEntryName } from '../use-entry-name.ts';
import { ListEntry, type ListInputProps } from './list-entry.tsx';

/** The entries of a list, which can be added, ordered, hidden and removed. */
export function ListInput({ page, field, language, editor, canWrite }: ListInputProps) {
  const { t } = useTranslation('editors');
  const { list } = field;
  const entries = entriesOf(editor.values[field.name]);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [told, setTold] = useState('');
  const rows = useRef<HTMLOListElement>(null);
  /** The control that gets the focus once the rows have moved. */
  const wanted = useRef<string | null>(null);
  const drag = useDragOrder(rows, entries, (order) => editor.change(field.name, orderOf(order)));
  const isFull = entries.length >= list.most;
  const entryName = useEntryName(field);
  const nameOf = (entry: number) => entryName(entry, editor.values);

  const refused = new Set(Object.keys(editor.errors).map((name) => describedName(page, name)?.entry));
  const shut = entries.filter((entry) => refused.has(entry) && !opened.has(entry));
  if (shut.length > 0) setOpened(new Set([...opened, ...shut]));

  useEffect(() => {
    if (wanted.current !== null) rows.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });

  const toggle = (entry: number) =>
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(entry)) after.add(entry);
      return after;
    });
  const move = (entry: number, step: -1 | 1) => {
    const from = entries.indexOf(entry);
    const to = from + step;
    if (to < 0 || to >= entries.length) return;
    editor.change(field.name, orderOf(moved(entries, from, to)));
    setTold(t('list.moved', { name: nameOf(entry), place: to + 1, count: entries.length }));
    wanted.current = `#entry-${entry}-${step < 0 ? 'up' : 'down'}`;
  };
  const add = () => {
    const entry = freeEntry(new Set([...entries, ...entriesOf(editor.stored.values[field.name])]));
    const fresh = Object.entries(field.fresh).map(([part, value]) => [entryField(list, entry, part), value]);
    editor.changeAll({
      [field.name]: orderOf([...entries, entry]),
      ...(Object.fromEntries(fresh) as Record<string, string>),
    });
    setOpened((before) => new Set([...before, entry]));
    setTold(t('list.added', { label: field.entryLabel }));
    wanted.current = `#entry-${entry}-open`;
  };
  const remove = (entry: number) => {
    const names = namedFields(page, { [field.name]: String(entry) }).map(({ name }) => name);
    const untyped = names.filter((name) => name !== field.name && editor.draft.edits[name] !== undefined);
    editor.changeAll({
      [field.name]: orderOf(entries.filter((each) => each !== entry)),
      ...Object.fromEntries(untyped.map((name) => [name, editor.stored.values[name] ?? ''])),
    });
    setTold(t('list.removed', { name: nameOf(entry) }));
    const next = entries[entries.indexOf(entry) + 1] ?? entries.at(-2);
    if (next !== undefined) wanted.current = `#entry-${next}-open`;
  };

  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="semibold" mb="1">
        {t('list.count', { label: field.label, count: entries.length, most: list.most })}
      </chakra.legend>
      {editor.errors[field.name] !== undefined && (
        <chakra.p role="alert" mb="2" textStyle="sm" color="fg.error">
          {editor.errors[field.name]}
        </chakra.p>
      )}
      {entries.length === 0 && <chakra.p color="fg.muted">{t('list.empty')}</chakra.p>}
      <chakra.ol ref={rows} listStyleType="none" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        {entries.map((entry, index) => (
          <ListEntry
            key={entry}
            page={page}
            field={field}
            entry={entry}
            name={nameOf(entry)}
            place={index + 1}
            count={entries.length}
            language={language}
            editor={editor}
            canWrite={canWrite}
            isOpen={opened.has(entry)}
            isDragged={drag.dragged === entry}
            handle={drag.handle(entry)}
            onToggle={() => toggle(entry)}
            onMove={(step) => move(entry, step)}
            onRemove={() => remove(entry)}
          />
        ))}
      </chakra.ol>
      {canWrite && (
        <chakra.div mt="4" display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Button type="button" variant="outline" disabled={isFull || editor.isSaving} onClick={add}>
            <LuPlus aria-hidden strokeWidth={1.6} />
            {field.addLabel}
          </Button>
          {isFull && <chakra.span color="fg.muted">{t('list.full', { most: list.most })}</chakra.span>}
        </chakra.div>
      )}
      <chakra.output srOnly>{told}</chakra.output>
    </chakra.fieldset>
  );
}
