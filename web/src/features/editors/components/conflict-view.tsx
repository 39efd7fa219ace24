import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { EditorRecord } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { conflicting } from '../editor-values.ts';
import type { Editor } from '../use-editor.ts';
import { ShownValue } from './shown-value.tsx';
import { fieldTitle, Pair, PairBox } from './value-pair.tsx';

/** Somebody else was faster: their text beside mine, field by field. */
export function ConflictView({
  page,
  editor,
  theirs,
}: {
  page: EditorPage;
  editor: Editor;
  theirs: EditorRecord;
}) {
  const { t } = useTranslation(['editors', 'sharedForm', 'common']);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const fields = conflicting(page, editor.draft, theirs.values);
  const by = theirs.savedBy ?? t('conflict.installation');
  const words = { by, at: formatMoment(theirs.savedAt) };

  const choose = (name: string, isTheirs: boolean) =>
    setTaken((before) => {
      const after = new Set(before);
      if (isTheirs) after.add(name);
      else after.delete(name);
      return after;
    });

  return (
    <Dialog
      open
      role="alertdialog"
      onClose={editor.postpone}
      title={t('sharedForm:conflict.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="outline" flex="1" px="3" onClick={editor.postpone}>
            {t('conflict.later')}
          </Button>
          <Button flex="1" px="3" onClick={() => editor.resolve(taken)}>
            {t('conflict.merge')}
          </Button>
        </>
      }
    >
      <chakra.p mb="5">{t(fields.length > 0 ? 'conflict.text' : 'conflict.free', words)}</chakra.p>
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {fields.map((named) => (
          <chakra.fieldset key={named.name} minWidth="0">
            <chakra.legend fontWeight="semibold" mb="2">
              {fieldTitle(named)}
            </chakra.legend>
            <Pair>
              {[false, true].map((isTheirs) => (
                <PairBox key={String(isTheirs)} asChild cursor="pointer">
                  <label>
                    <chakra.span display="flex" alignItems="center" gap="2.5" mb="2" fontWeight="semibold">
                      <chakra.input
                        type="radio"
                        name={`conflict-${named.name}`}
                        width="5"
                        height="5"
                        accentColor="var(--chakra-colors-brand-solid)"
                        checked={taken.has(named.name) === isTheirs}
                        onChange={() => choose(named.name, isTheirs)}
                      />
                      {t(isTheirs ? 'sharedForm:conflict.theirs' : 'sharedForm:conflict.mine')}
                    </chakra.span>
                    <ShownValue
                      named={named}
                      values={isTheirs ? theirs.values : editor.values}
                      beside={isTheirs ? editor.values : theirs.values}
                    />
                  </label>
                </PairBox>
              ))}
            </Pair>
          </chakra.fieldset>
        ))}
      </chakra.div>
    </Dialog>
  );
}
