import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LuImageOff } from 'react-icons/lu';
import { Button } from '../../../components/ui/elements.ts';
import { plainPicture } from '../../../components/content/site-picture.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { MediaDialog } from '../media/media-dialog.tsx';
import { usePicture } from '../media/use-picture.ts';

interface ImageInputProps {
  id: string;
  label: string;
  value: string;
  disabled: boolean;
  onChange: (event: { target: { value: string } }) => void;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The chosen picture, and the way to another one. */
export function ImageInput({ id, label, value, disabled, onChange, ...described }: ImageInputProps) {
  const { t } = useTranslation('editors');
  const [isChoosing, setChoosing] = useState(false);
  const choose = (key: string) => {
    onChange({ target: { value: key } });
    setChoosing(false);
  };
  return (
    <chakra.div
      display="grid"
      gap="3"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' }}
    >
      <Preview key={value} pictureKey={value} />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          id={id}
          type="button"
          variant="outline"
          disabled={disabled}
          // The field's label alone would hide what stands on the button.
          aria-label={`${label}: ${t('image.choose')}`}
          aria-describedby={described['aria-describedby']}
          onClick={() => setChoosing(true)}
        >
          {t('image.choose')}
        </Button>
        {value !== '' && (
          <Button
            type="button"
            variant="outline"
            disabled={disabled}
            aria-label={`${label}: ${t('image.remove')}`}
            onClick={() => choose('')}
          >
            {t('image.remove')}
          </Button>
        )}
      </chakra.div>
      {isChoosing && (
        <MediaDialog canWrite value={value} onChoose={choose} onClose={() => setChoosing(false)} />
      )}
    </chakra.div>
  );
}

function Preview({ pictureKey }: { pictureKey: string }) {
  const { t } = useTranslation('editors');
  const [hasFailed, setFailed] = useState(false);
  const picture = usePicture(pictureKey);
  const isMissing = hasFailed || (pictureKey !== '' && picture === null);
  return (
    <chakra.div
      aspectRatio="3 / 2"
      overflow="hidden"
      display="grid"
      placeItems="center"
      bg="bg.muted"
      borderWidth="1px"
      borderRadius="l2"
      color="fg.muted"
      textStyle="sm"
      textAlign="center"
    >
      {picture && !hasFailed ? (
        <chakra.img
          {...plainPicture(picture)}
          alt=""
          loading="lazy"
          width="full"
          height="full"
          objectFit="cover"
          style={{ objectPosition: `${picture.focus[0] * 100}% ${picture.focus[1] * 100}%` }}
          onError={() => setFailed(true)}
        />
      ) : (
        <chakra.div display="grid" justifyItems="center" gap="1" p="2">
          <LuImageOff aria-hidden size={28} strokeWidth={1.4} />
          {isMissing ? t('image.failed') : t('image.none')}
        </chakra.div>
      )}
    </chakra.div>
  );
}
