import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { BOOKING_LIMITS, type BookingResponse } from '@garage/contracts/booking';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { sendDocument } from '../api/send-document.ts';
import { DOCUMENT_MEGABYTES, type DocumentProblem } from '../documents.ts';

type Transfer =
  | { step: 'waiting' }
  | { step: 'sending'; share: number }
  | { step: 'sent' }
  | { step: 'failed'; problem: DocumentProblem };

interface DocumentTransferProps {
  booking: Pick<BookingResponse, 'bookingId' | 'token'>;
  documents: readonly File[];
}

/** Sends the chosen files one after the other, once the visit is booked, and tells what became of each. */
export function DocumentTransfer({ booking, documents }: DocumentTransferProps) {
  const { t } = useTranslation('booking');
  const [transfers, setTransfers] = useState<Transfer[]>(() => documents.map(() => ({ step: 'waiting' })));
  const hasBegun = useRef(false);
  const isUnderWay = transfers.some(({ step }) => step === 'waiting' || step === 'sending');
  const hasFailed = transfers.some(({ step }) => step === 'failed');

  function note(index: number, transfer: Transfer): void {
    setTransfers((before) => before.map((one, position) => (position === index ? transfer : one)));
  }

  async function send(indices: readonly number[]): Promise<void> {
    for (const index of indices) note(index, { step: 'waiting' });
    for (const index of indices) {
      note(index, { step: 'sending', share: 0 });
      const problem = await sendDocument(booking, documents[index]!, (share) =>
        note(index, { step: 'sending', share }),
      );
      note(index, problem ? { step: 'failed', problem } : { step: 'sent' });
    }
  }

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void send([...documents.keys()]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the booked visit is shown
  }, []);

  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);

  const failed = transfers.flatMap(({ step }, index) => (step === 'failed' ? [index] : []));
  return (
    <chakra.div mt="8">
      <Heading asChild size="md">
        <h3>{t('documents.label')}</h3>
      </Heading>
      <chakra.output display="block" mt="2" color="fg.muted" maxWidth="prose">
        {t(isUnderWay ? 'documents.sending' : hasFailed ? 'documents.someFailed' : 'documents.allSent')}
      </chakra.output>
      <chakra.ul listStyle="none" mt="3">
        {documents.map((file, index) => (
          <chakra.li
            key={`${file.name} ${file.size} ${file.lastModified}`}
            display="grid"
            gridTemplateColumns={{ sm: '1fr 14rem' }}
            columnGap="5"
            alignItems="center"
            py="3"
            borderTopWidth="1px"
          >
            <chakra.span fontWeight="semibold" overflowWrap="anywhere">
              {file.name}
            </chakra.span>
            <Step name={file.name} transfer={transfers[index]!} />
          </chakra.li>
        ))}
      </chakra.ul>
      {!isUnderWay && hasFailed && (
        <Button mt="3" variant="outline" onClick={() => void send(failed)}>
          {t('documents.retry')}
        </Button>
      )}
    </chakra.div>
  );
}

function Step({ name, transfer }: { name: string; transfer: Transfer }) {
  const { t } = useTranslation('booking');
  switch (transfer.step) {
    case 'sent':
      return (
        <chakra.span color="fg.success">
          <Icon name="check" mr="2" verticalAlign="middle" />
          {t('documents.sent')}
        </chakra.span>
      );
    case 'failed':
      return (
        <chakra.span color="fg.error" fontWeight="medium">
          {t(`documents.problems.${transfer.problem}`, {
            count: BOOKING_LIMITS.documents,
            size: DOCUMENT_MEGABYTES,
          })}
        </chakra.span>
      );
    default:
      return (
        <chakra.progress
          aria-label={t('documents.progress', { name })}
          max={1}
          value={transfer.step === 'sending' ? transfer.share : 0}
          width="full"
          height="2"
          accentColor="brand.solid"
        />
      );
  }
}
