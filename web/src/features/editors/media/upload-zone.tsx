import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LuUpload } from 'react-icons/lu';
import { FileButton } from '../../../components/ui/file-button.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

/** Takes pictures by button or by dropping them. */
export function UploadZone({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('editors');
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  return (
    <chakra.div
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      p="4"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="border.control"
      borderRadius="l2"
      css={{ '&[data-over=true]': { borderColor: 'brand.solid', bg: 'bg.subtle' } }}
    >
      <FileButton
        label={t('media.upload')}
        icon={<LuUpload aria-hidden strokeWidth={1.6} />}
        input={{
          accept: ACCEPTED,
          multiple: true,
          disabled: isBusy,
          onChange: ({ currentTarget }) => {
            take(currentTarget.files);
            currentTarget.value = '';
          },
        }}
      />
      <chakra.output flex="1 1 12rem" textStyle="sm" color="fg.muted">
        {t(isBusy ? 'media.uploading' : 'media.hint')}
      </chakra.output>
    </chakra.div>
  );
}
