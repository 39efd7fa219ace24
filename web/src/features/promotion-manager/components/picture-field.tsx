import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { LuImagePlus, LuTrash2 } from 'react-icons/lu';
import { Button } from '../../../components/ui/elements.ts';
import { FileButton } from '../../../components/ui/file-button.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { type PictureProblem, readPicture } from '../read-picture.ts';

interface PictureFieldProps {
  /** An address or a data URL; empty without picture. */
  value: string;
  error: string | undefined;
  onChange: (imageUrl: string) => void;
  onProblem: (problem: PictureProblem) => void;
}

/** The picture of a promotion: shown, replaced, taken out. */
export function PictureField({ value, error, onChange, onProblem }: PictureFieldProps) {
  const { t } = useTranslation('promotionManager');
  const noteId = useId();

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readPicture(file);
    if ('problem' in read) onProblem(read.problem);
    else onChange(read.dataUrl);
  };

  return (
    <chakra.fieldset display="grid" gap="2" minWidth="0">
      <chakra.legend fontWeight="semibold" mb="2">
        {t('field.image')}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        {value !== '' && (
          <chakra.img
            src={value}
            alt={t('image.alt')}
            width="24"
            height="16"
            objectFit="cover"
            borderRadius="l2"
            borderWidth="1px"
          />
        )}
        <FileButton
          label={t(value === '' ? 'image.choose' : 'image.replace')}
          icon={<LuImagePlus aria-hidden strokeWidth={1.6} />}
          px="4"
          input={{
            accept: 'image/*',
            'aria-describedby': noteId,
            onChange: ({ currentTarget }) => {
              void choose(currentTarget.files?.[0]);
              // The same file again is a choice, too.
              currentTarget.value = '';
            },
          }}
        />
        {value !== '' && (
          <Button variant="ghost" px="3" onClick={() => onChange('')}>
            <LuTrash2 aria-hidden strokeWidth={1.6} />
            {t('image.remove')}
          </Button>
        )}
      </chakra.div>
      <chakra.p
        id={noteId}
        textStyle="sm"
        color={error ? 'fg.error' : 'fg.muted'}
        role={error ? 'alert' : undefined}
      >
        {error ?? t('image.hint')}
      </chakra.p>
    </chakra.fieldset>
  );
}
