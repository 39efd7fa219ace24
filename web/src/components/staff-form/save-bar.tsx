import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Button } from '../ui/elements.ts';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  onDiscard: () => void;
}

/** Follows a long form at the lower edge, above the bar of a telephone, while something is not saved. */
export function SaveBar({ isDirty, isSaving, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('staffForm');
  return (
    <chakra.div
      data-save-bar=""
      position={isDirty ? 'sticky' : 'static'}
      bottom="var(--panel-bar, 0px)"
      zIndex="docked"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={{ base: '2', md: '3' }}
      py="3"
      px={{ base: '4', md: '5' }}
      mx={{ base: '-4', md: '0' }}
      bg="bg.panel"
      borderTopWidth="1px"
      borderWidth={{ md: '1px' }}
      borderRadius={{ md: 'l2' }}
      boxShadow={isDirty ? 'lg' : 'none'}
    >
      <chakra.output flex="1 1 0" textStyle="sm" fontWeight="semibold">
        {isDirty && t('saveBar.dirty')}
      </chakra.output>
      <Button variant="outline" px="4" disabled={!isDirty || isSaving} onClick={onDiscard}>
        {t('saveBar.discard')}
      </Button>
      <Button type="submit" px={{ base: '4', md: '5' }} disabled={!isDirty || isSaving}>
        {t(isSaving ? 'saveBar.saving' : 'saveBar.save')}
      </Button>
    </chakra.div>
  );
}
