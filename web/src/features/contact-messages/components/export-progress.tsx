import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Button } from '../../../components/ui/elements.ts';
import type { ExportProgress as Progress } from '../use-export.ts';

const NUMBER = new Intl.NumberFormat('de-CH');

/** How much of the table has come. */
export function ExportProgress({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const { t } = useTranslation('contactMessages');
  const { loaded, total } = progress;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      p="4"
      bg="bg.subtle"
      borderRadius="l2"
    >
      <chakra.span fontVariantNumeric="tabular-nums">
        {t('export.progress', { loaded: NUMBER.format(loaded), total: NUMBER.format(total) })}
      </chakra.span>
      <Button variant="outline" size="sm" gridRow="1 / span 2" gridColumn="2" onClick={onCancel}>
        {t('export.cancel')}
      </Button>
      <chakra.progress
        aria-label={t('export.label')}
        value={loaded}
        max={Math.max(1, total)}
        width="full"
        height="2"
        accentColor="brand.solid"
      />
    </chakra.div>
  );
}
