import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingFlood } from '@garage/contracts/booking-floods';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { floodsQuery } from '../api/flood-queries.ts';
import { FloodDialog } from './flood-dialog.tsx';

/** That one person, or a program, seems to have booked many visits; nothing while all is as usual. */
export function FloodNotice({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('appointments');
  const floods = useQuery(floodsQuery).data ?? [];
  const [shown, setShown] = useState<BookingFlood | null>(null);
  return (
    <>
      {floods.length > 0 && (
        <chakra.section aria-label={t('flood.title')} display="grid" gap="2">
          {floods.map((flood) => (
            <Note
              key={`${flood.kind} ${flood.visits[0]?.id}`}
              tone="warning"
              title={t(`flood.${flood.kind}`, { count: flood.visits.length })}
              action={
                <Button
                  variant="outline"
                  size="sm"
                  minH="11"
                  aria-haspopup="dialog"
                  onClick={() => setShown(flood)}
                >
                  {t('flood.look')}
                </Button>
              }
            >
              {t('flood.text')}
            </Note>
          ))}
        </chakra.section>
      )}
      {shown && <FloodDialog flood={shown} canWrite={canWrite} onClose={() => setShown(null)} />}
    </>
  );
}
