import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import {
  LuArrowDown,
  LuArrowUp,
  LuChevronDown,
  LuEye,
  LuEyeOff,
  LuGripVertical,
  LuTrash2,
} from 'react-icons/lu';
import { FLAG } from '@garage/contracts/editor-field';
import type { EditorPage } from '@garage/contracts/editors';
import type { Language } from '@garage/contracts/languages';
import { entryField, IN_LIST, isListed } from '@garage/contracts/page-lists';
import { Badge } from '../../../components/ui/badge.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { entryFields, type ListField } from '../editor-values.ts';
import type { Editor } from '../use-editor.ts';
import { EntryPicture } from './entry-picture.tsx';
import { OfferBookings } from './offer-bookings.tsx';
import { SectionFields } from './section-fields.tsx';

export interface ListInputProps {
  page: EditorPage;
  field: ListField;
  language: Language;
  editor: Editor;
  canWrite: boolean;
}

interface ListEntryProps extends ListInputProps {
  entry: number;
  name: string;
  /** From 1. */
  place: number;
  count: number;
  isOpen: boolean;
  isDragged: boolean;
  handle: ComponentProps<typeof Handle>;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

const Row = chakra('li', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    '&[data-dragged=true]': { borderColor: 'brand.solid', boxShadow: 'md' },
  },
});

const Handle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '9',
    alignSelf: 'stretch',
    color: 'fg.muted',
    cursor: 'grab',
    // The finger moves the entry here, not the page.
    touchAction: 'none',
  },
});

const Opener = chakra('button', {
  base: {
    flex: '1 1 10rem',
    minWidth: '0',
    minHeight: '14',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'l1',
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
    '& > svg': { flexShrink: '0', transition: 'transform 150ms' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  },
});

/** One entry: its name with the controls, and its fields once it is opened. */
export function ListEntry(props: ListEntryProps) {
  const { page, field, entry, name, place, count, language, editor, canWrite } = props;
  const { isOpen, isDragged, handle, onToggle, onMove, onRemove } = props;
  const { t } = useTranslation('editors');
  const { list } = field;
  const isShown = isListed(list, entry, editor.values);
  const isDisabled = editor.isSaving;
  const id = `entry-${entry}`;
  const flagName = entryField(list, entry, IN_LIST);
  const fields = entryFields(field, entry).filter((each) => each.name !== flagName);

  return (
    <Row data-dragged={isDragged} aria-label={name}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="1" pe="1">
        {canWrite && (
          <Handle aria-hidden {...handle} title={t('list.drag')}>
            <LuGripVertical size={20} strokeWidth={1.6} />
          </Handle>
        )}
        <Opener
          type="button"
          id={`${id}-open`}
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          ps={canWrite ? '0' : '3'}
          onClick={onToggle}
        >
          <EntryPicture value={editor.values[entryField(list, entry, field.picturedBy)] ?? ''} />
          <chakra.span flex="1" minWidth="0" fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </chakra.span>
          {page === 'offers' && <OfferBookings offer={entry} />}
          {!isShown && <Badge>{t('list.hidden')}</Badge>}
          <LuChevronDown aria-hidden size={18} strokeWidth={1.6} />
        </Opener>
        {canWrite && (
          <chakra.div display="flex" ms="auto">
            <IconButton
              type="button"
              id={`${id}-up`}
              icon={LuArrowUp}
              label={t('list.up', { name })}
              aria-disabled={place === 1}
              disabled={isDisabled}
              opacity={place === 1 ? 0.35 : 1}
              onClick={() => onMove(-1)}
            />
            <IconButton
              type="button"
              id={`${id}-down`}
              icon={LuArrowDown}
              label={t('list.down', { name })}
              aria-disabled={place === count}
              disabled={isDisabled}
              opacity={place === count ? 0.35 : 1}
              onClick={() => onMove(1)}
            />
            <IconButton
              type="button"
              icon={isShown ? LuEye : LuEyeOff}
              label={t(isShown ? 'list.hide' : 'list.show', { name })}
              disabled={isDisabled}
              onClick={() => editor.change(flagName, isShown ? FLAG.off : FLAG.on)}
            />
            <IconButton
              type="button"
              icon={LuTrash2}
              label={t('list.remove', { name })}
              disabled={isDisabled}
              onClick={onRemove}
            />
          </chakra.div>
        )}
      </chakra.div>
      {isOpen && (
        <chakra.div id={`${id}-fields`} borderTopWidth="1px" p={{ base: '4', md: '5' }}>
          <SectionFields
            page={page}
            fields={fields}
            language={language}
            editor={editor}
            canWrite={canWrite}
          />
        </chakra.div>
      )}
    </Row>
  );
}
