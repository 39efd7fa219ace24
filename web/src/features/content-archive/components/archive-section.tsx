import { chakra } from '@chakra-ui/react/styled-system';
import { LuDownload } from 'react-icons/lu';
import { CONTENT_ARCHIVE_PATH } from '@garage/contracts/content-archive';
import { FormSection } from '../../../components/staff-form/form-section.tsx';
import { ButtonLink } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { ImportPart } from './import-part.tsx';
import { Part } from './part.tsx';
import { ReplacedPart } from './replaced-part.tsx';

/** All content as one file: the way out, the way in, and the way back. */
export function ArchiveSection() {
  const { t } = useTranslation('contentArchive');
  return (
    <FormSection title={t('title')} hint={t('hint')}>
      <Part title={t('export.title')} text={t('export.text')}>
        <ButtonLink variant="outline" justifySelf="start" href={CONTENT_ARCHIVE_PATH} download>
          <LuDownload aria-hidden strokeWidth={1.6} />
          {t('export.download')}
        </ButtonLink>
      </Part>
      <chakra.hr borderTopWidth="1px" />
      <ImportPart />
      <chakra.hr borderTopWidth="1px" />
      <ReplacedPart />
    </FormSection>
  );
}
