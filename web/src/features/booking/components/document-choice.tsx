import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import { Button } from '../../../components/ui/elements.ts';
import { FileButton } from '../../../components/ui/file-button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import {
  ACCEPTED_DOCUMENTS,
  DOCUMENT_MEGABYTES,
  fileSize,
  isSameFile,
  problemOf,
  type DocumentProblem,
} from '../documents.ts';
import { WithoutScript } from './without-script.tsx';

const ID = 'booking-documents';

interface DocumentChoiceProps {
  documents: readonly File[];
  onChange: (documents: File[]) => void;
}

interface Refused {
  name: string;
  problem: DocumentProblem;
}

/** Files that go along with the booking, checked before anything is sent. */
export function DocumentChoice({ documents, onChange }: DocumentChoiceProps) {
  const { t } = useTranslation('booking');
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused[]>([]);
  const limits = { count: BOOKING_LIMITS.documents, size: DOCUMENT_MEGABYTES };

  async function add(chosen: readonly File[]): Promise<void> {
    const kept = [...documents];
    const notKept: Refused[] = [];
    for (const file of chosen) {
      if (kept.some((one) => isSameFile(one, file))) continue;
      const problem = kept.length < limits.count ? await problemOf(file) : 'tooMany';
      if (problem) notKept.push({ name: file.name, problem });
      else kept.push(file);
    }
    setRefused(notKept);
    onChange(kept);
  }

  function take(): void {
    const chosen = [...(input.current?.files ?? [])];
    // So that the same file can be chosen again after it was removed.
    if (input.current) input.current.value = '';
    if (chosen.length > 0) void add(chosen);
  }

  // What was chosen before the page reacted.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it comes to life
  useEffect(take, []);

  function remove(file: File): void {
    setRefused([]);
    onChange(documents.filter((one) => one !== file));
    // Its button is gone; the next thing to do is here.
    input.current?.focus();
  }

  return (
    <div>
      <chakra.label htmlFor={ID} display="block" mb="2" fontWeight="medium">
        {t('documents.label')}
      </chakra.label>
      <chakra.p id={`${ID}-hint`} mb="3" textStyle="sm" color="fg.subtle">
        {t('documents.hint', limits)}
      </chakra.p>
      <WithoutScript>{t('documents.withoutScript')}</WithoutScript>
      <FileButton
        label={t('documents.choose')}
        width="full"
        minHeight="16"
        bg="bg.subtle"
        borderStyle="dashed"
        data-needs-script=""
        input={{
          ref: input,
          id: ID,
          multiple: true,
          accept: ACCEPTED_DOCUMENTS,
          'aria-describedby': `${ID}-hint`,
          'aria-invalid': refused.length > 0 ? true : undefined,
          onChange: take,
        }}
      />
      {documents.length > 0 && (
        <chakra.ul listStyle="none" mt="4" aria-label={t('documents.list')}>
          {documents.map((file) => (
            <chakra.li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              display="flex"
              alignItems="center"
              gap="3"
              py="1"
              borderTopWidth="1px"
              _last={{ borderBottomWidth: '1px' }}
            >
              <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                {file.name}{' '}
                <chakra.span textStyle="sm" color="fg.muted" whiteSpace="nowrap">
                  {fileSize(file.size)}
                </chakra.span>
              </chakra.span>
              <Button
                variant="ghost"
                aria-label={t('documents.remove', { name: file.name })}
                onClick={() => remove(file)}
                px="3"
              >
                <Icon name="close" />
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <chakra.output display="block" mt="2" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {documents.length > 0 && t('documents.chosen', { chosen: documents.length, count: limits.count })}
      </chakra.output>
      {refused.length > 0 && (
        <div role="alert">
          {refused.map(({ name, problem }) => (
            <chakra.p key={name} mt="1.5" textStyle="sm" fontWeight="medium" color="fg.error">
              {name}: {t(`documents.problems.${problem}`, limits)}
            </chakra.p>
          ))}
        </div>
      )}
    </div>
  );
}
