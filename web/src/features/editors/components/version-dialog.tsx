import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { EditorValues } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import { LoadState } from '../../../components/feedback/load-state.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { versionQuery } from '../api/editor-queries.ts';
import { differences } from '../editor-values.ts';
import type { Editor } from '../use-editor.ts';
import { ShownValue } from './shown-value.tsx';
import { fieldTitle, Pair, PairBox } from './value-pair.tsx';

interface VersionDialogProps {
  page: EditorPage;
  version: number;
  editor: Editor;
  canWrite: boolean;
  onRestore: (values: EditorValues) => void;
  onClose: () => void;
}

/** An older version beside the current one, and the way back to it. */
export function VersionDialog({ page, version, editor, canWrite, onRestore, onClose }: VersionDialogProps) {
  const { t } = useTranslation(['editors', 'common']);
  const { data, error, refetch } = useQuery(versionQuery(page, version));
  const changed = data ? differences(page, data.values, editor.stored.values) : [];
  const isReserved = changed.some(({ name }) => editor.reserved.has(name));
  const restore = () => {
    if (data) onRestore(data.values);
    onClose();
  };

  // What is longer than the window must be reachable without a mouse.
  const scrolledByKeys = { role: 'group', tabIndex: 0, 'aria-label': t('versions.differences') };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('versions.dialog', { version })}
      closeLabel={t('common:close')}
      footer={
        canWrite && changed.length > 0 ? (
          <chakra.div flex="1" display="grid" gap="2">
            {isReserved && <chakra.p color="fg.muted">{t('versions.reserved')}</chakra.p>}
            {editor.isDirty && <chakra.p color="fg.muted">{t('versions.dirty')}</chakra.p>}
            <Button disabled={isReserved || editor.isDirty || editor.isSaving} onClick={restore}>
              {t('versions.restore')}
            </Button>
          </chakra.div>
        ) : null
      }
    >
      {data ? (
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" {...scrolledByKeys}>
          {changed.length === 0 && <p>{t('versions.same')}</p>}
          {changed.map((named) => (
            <section key={named.name}>
              <chakra.h3 fontWeight="semibold" mb="2">
                {fieldTitle(named)}
              </chakra.h3>
              <Pair>
                <PairBox>
                  <chakra.span textStyle="label" color="fg.muted">
                    {t('versions.then', { version })}
                  </chakra.span>
                  <ShownValue named={named} values={data.values} beside={editor.stored.values} />
                </PairBox>
                <PairBox>
                  <chakra.span textStyle="label" color="fg.muted">
                    {t('versions.now')}
                  </chakra.span>
                  <ShownValue named={named} values={editor.stored.values} beside={data.values} />
                </PairBox>
              </Pair>
            </section>
          ))}
        </chakra.div>
      ) : (
        <LoadState error={error} text={t('versions.failed')} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
