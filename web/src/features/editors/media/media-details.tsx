import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { EDITORS } from '@garage/contracts/editors';
import { LANGUAGES } from '@garage/contracts/languages';
import { MEDIA_LIMITS, type MediaItem } from '@garage/contracts/media';
import { FormField } from '../../../components/staff/form-field.tsx';
import { Button, Input } from '../../../components/ui/elements.ts';
import { LANGUAGE_NAMES } from '../../../lib/languages.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { FocusPicker } from './focus-picker.tsx';
import type { Media } from './use-media.ts';

interface MediaDetailsProps {
  item: MediaItem;
  media: Media;
  canWrite: boolean;
  /** Absent where nothing is to be chosen. */
  onChoose?: ((key: string) => void) | undefined;
  onClose: () => void;
}

/** What matters in a picture, what it shows, where it is used, and the way to get rid of it. */
export function MediaDetails({ item, media, canWrite, onChoose, onClose }: MediaDetailsProps) {
  const { t } = useTranslation('editors');
  const [alt, setAlt] = useState(item.picture.alt);
  const [focus, setFocus] = useState(item.picture.focus);
  const isDisabled = !canWrite || media.isBusy;
  const isUsed = item.usedIn.length > 0;

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
      <FocusPicker picture={item.picture} focus={focus} isDisabled={isDisabled} onChange={setFocus} />
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
              onChange={(event) => setAlt({ ...alt, [language]: event.target.value })}
            />
          )}
        </FormField>
      ))}
      <chakra.p color="fg.muted">
        {isUsed
          ? t('media.usedIn', { pages: item.usedIn.map((page) => EDITORS[page].title).join(', ') })
          : t('media.unused')}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {onChoose && <Button onClick={() => onChoose(item.key)}>{t('media.choose')}</Button>}
        {canWrite && (
          <>
            <Button
              variant="outline"
              disabled={media.isBusy}
              onClick={() => void media.change(item.id, { alt, focusX: focus[0], focusY: focus[1] })}
            >
              {t('media.save')}
            </Button>
            <Button
              variant="outline"
              disabled={media.isBusy || isUsed}
              onClick={() => {
                void media.remove(item.id);
                onClose();
              }}
            >
              {t('media.delete')}
            </Button>
          </>
        )}
      </chakra.div>
    </chakra.section>
  );
}
