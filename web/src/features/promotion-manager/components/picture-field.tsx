import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef } from 'react';
import { LuImagePlus, LuTrash2 } from 'react-icons/lu';
import { Button } from '../../../components/ui/elements.ts';
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
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readPicture(file);
    if ('problem' in read) onProblem(read.problem);
    else onChange(read.dataUrl);
  };

  return (
    <chakra.div display="grid" gap="2">
      <chakra.label htmlFor={id} fontWeight="semibold">
        {t('field.image')}
      </chakra.label>
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
        <Button variant="outline" px="4" onClick={() => input.current?.click()}>
          <LuImagePlus aria-hidden strokeWidth={1.6} />
          {t(value === '' ? 'image.choose' : 'image.replace')}
        </Button>
        {value !== '' && (
          <Button variant="ghost" px="3" onClick={() => onChange('')}>
            <LuTrash2 aria-hidden strokeWidth={1.6} />
            {t('image.remove')}
          </Button>
        )}
        {/* The button above is what people see and reach; this is what the browser needs. */}
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          hidden
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // The same file again is a choice, too.
            target.value = '';
          }}
        />
      </chakra.div>
      <chakra.p textStyle="sm" color={error ? 'fg.error' : 'fg.muted'} role={error ? 'alert' : undefined}>
        {error ?? t('image.hint')}
      </chakra.p>
    </chakra.div>
  );
}
