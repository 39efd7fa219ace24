import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useState } from 'react';
import { LuImageOff } from 'react-icons/lu';
import { SelectInput } from '../../../components/staff/select-input.tsx';
import { plainPicture } from '../../../lib/content/site-picture.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { PICTURE_KEYS, pictureOf } from '../picture-choice.ts';

/** A choice among the site's pictures, with the chosen one beside it. */
export function ImageInput({ value, ...props }: ComponentProps<typeof SelectInput> & { value: string }) {
  const { t } = useTranslation('editors');
  const isKnown = value === '' || PICTURE_KEYS.includes(value);
  return (
    <chakra.div
      display="grid"
      gap="3"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' }}
    >
      <Preview key={value} pictureKey={value} />
      <SelectInput value={value} {...props}>
        <option value="">{t('image.none')}</option>
        {!isKnown && <option value={value}>{t('image.unknown', { key: value })}</option>}
        {PICTURE_KEYS.map((key) => (
          <option key={key} value={key}>
            {key}
          </option>
        ))}
      </SelectInput>
    </chakra.div>
  );
}

function Preview({ pictureKey }: { pictureKey: string }) {
  const { t } = useTranslation('editors');
  const [hasFailed, setFailed] = useState(false);
  const picture = pictureOf(pictureKey);
  const isMissing = hasFailed || (pictureKey !== '' && !picture);
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
