import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LANGUAGES } from '@garage/contracts/languages';
import { type LibraryPicture, MEDIA_LIMITS, type MediaItem } from '@garage/contracts/media';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { Button, Input } from '../../../components/ui/elements.ts';
import { LANGUAGE_NAMES } from '../../../lib/languages.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { LABELLED_EDITORS } from '../labelled-editors.ts';
import { FocusPicker } from './focus-picker.tsx';
import { MediaProgress } from './media-progress.tsx';
import type { Media } from './use-media.ts';

/** What staff say about a picture. */
export type Words = Pick<LibraryPicture, 'alt' | 'focus'>;

interface MediaDetailsProps {
  item: MediaItem;
  media: Media;
  /** As typed, saved or not. */
  words: Words;
  isDirty: boolean;
  canWrite: boolean;
  /** Absent where nothing is to be chosen. */
  onChoose?: ((key: string) => void) | undefined;
  onWords: (words: Words) => void;
  onSave: () => void;
  onDeleted: () => void;
}

/** What matters in a picture, what it shows, where it is used, and the way to get rid of it. */
export function MediaDetails(props: MediaDetailsProps) {
  const { item, media, words, isDirty, canWrite, onChoose, onWords, onSave, onDeleted } = props;
  const { t } = useTranslation('editors');
  const [isDeleting, setDeleting] = useState(false);
  const { alt, focus } = words;
  const isDisabled = !canWrite || media.isBusy;
  const isUsed = item.usedIn.length > 0;
  const retry = () => void media.retry(item.id);
  const remove = async () => {
    setDeleting(false);
    if (await media.remove(item.id)) onDeleted();
  };

  return (
    <chakra.section
      aria-label={item.name}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      p="4"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
    >
      <chakra.h3 fontWeight="semibold" overflowWrap="anywhere">
        {item.name}
      </chakra.h3>
      {onChoose && (
        <Button
          justifySelf="start"
          disabled={media.isBusy || item.state !== 'ready'}
          onClick={() => onChoose(item.key)}
        >
          {t('media.choose')}
        </Button>
      )}
      <chakra.div position="relative" display="grid" gap="4">
        <MediaProgress state={item.state} canRetry={canWrite && !media.isBusy} onRetry={retry} />
        <FocusPicker
          item={item}
          focus={focus}
          isDisabled={isDisabled}
          onChange={(moved) => onWords({ alt, focus: moved })}
        />
      </chakra.div>
      {LANGUAGES.map((language) => (
        <FormField
          key={language}
          label={t('media.alt', { language: LANGUAGE_NAMES[language] })}
          error={undefined}
        >
          {(control) => (
            <Input
              {...control}
              lang={language}
              maxLength={MEDIA_LIMITS.alt}
              placeholder={language === 'de' ? '' : alt.de}
              value={alt[language] ?? ''}
              disabled={isDisabled}
              onChange={(event) => onWords({ focus, alt: { ...alt, [language]: event.target.value } })}
            />
          )}
        </FormField>
      ))}
      <chakra.p color="fg.muted">
        {isUsed
          ? t('media.usedIn', { pages: item.usedIn.map((page) => LABELLED_EDITORS[page].title).join(', ') })
          : t('media.unused')}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {canWrite && (
          <>
            <Button variant="outline" disabled={media.isBusy || !isDirty} onClick={onSave}>
              {t('media.save')}
            </Button>
            <Button variant="outline" disabled={media.isBusy || isUsed} onClick={() => setDeleting(true)}>
              {t('media.delete')}
            </Button>
          </>
        )}
        <chakra.output flexBasis="full" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
          {isDirty && t('media.unsaved')}
        </chakra.output>
      </chakra.div>
      <ConfirmDialog
        open={isDeleting}
        title={t('media.deleteTitle', { name: item.name })}
        confirmLabel={t('media.delete')}
        isBusy={media.isBusy}
        onConfirm={() => void remove()}
        onClose={() => setDeleting(false)}
      >
        {t('media.deleteText')}
      </ConfirmDialog>
    </chakra.section>
  );
}
