import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { LuSearch } from 'react-icons/lu';
import type { GrantedPermission } from '@garage/contracts/permissions';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { searchedKinds } from '../api/panel-search-queries.ts';
import { SearchDialog } from './search-dialog.tsx';

/** Finds customers, cars, appointments and messages from everywhere in the panel: a button, or the key "/". */
export function PanelSearch({ permissions }: { permissions: readonly GrantedPermission[] }) {
  const { t } = useTranslation('panelSearch');
  const [isOpen, setIsOpen] = useState(false);
  const kinds = searchedKinds(permissions);
  const canSearch = kinds.length > 0;

  useEffect(() => {
    if (!canSearch) return undefined;
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [canSearch]);

  if (!canSearch) return null;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        minH="11"
        minW="11"
        px={{ base: '0', md: '3' }}
        aria-label={t('open')}
        aria-keyshortcuts="/"
        onClick={() => setIsOpen(true)}
      >
        <LuSearch aria-hidden strokeWidth={1.6} />
        <chakra.span display={{ base: 'none', lg: 'inline' }}>{t('short')}</chakra.span>
      </Button>
      {isOpen && <SearchDialog kinds={kinds} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}
