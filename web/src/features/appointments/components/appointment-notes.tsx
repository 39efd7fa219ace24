import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LuTrash2 } from 'react-icons/lu';
import { type AppointmentDetails, APPOINTMENTS_LIMITS } from '@garage/contracts/appointments';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { Button, Textarea } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useAppointmentActions } from '../use-appointment-actions.ts';
import { DetailsPart } from './details-part.tsx';

interface AppointmentNotesProps {
  appointment: AppointmentDetails;
  canWrite: boolean;
}

/** What colleagues tell each other; the customer never sees it. */
export function AppointmentNotes({ appointment, canWrite }: AppointmentNotesProps) {
  const { t } = useTranslation('appointments');
  const { isBusy, run } = useAppointmentActions();
  const [text, setText] = useState('');
  const { id, staffNotes } = appointment;

  const add = async () => {
    if (text.trim() === '') return;
    if (await run({ id, method: 'POST', path: '/notes', body: { text } }, t('toast.noted'))) setText('');
  };

  return (
    <DetailsPart title={t('notes.title')}>
      {staffNotes.length === 0 && !canWrite && <chakra.p color="fg.muted">{t('notes.none')}</chakra.p>}
      {staffNotes.map((note) => (
        <chakra.div
          key={note.id}
          display="flex"
          gap="2"
          ps="3"
          borderInlineStartWidth="3px"
          borderColor="border.emphasized"
        >
          <chakra.div flex="1" minWidth="0">
            <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
              {note.text}
            </chakra.p>
            <chakra.p textStyle="sm" color="fg.muted">
              {[note.author?.name, formatMoment(note.createdAt)].filter(Boolean).join(', ')}
            </chakra.p>
          </chakra.div>
          {canWrite && (
            <IconButton
              icon={LuTrash2}
              label={t('notes.delete')}
              disabled={isBusy}
              onClick={() => void run({ id, method: 'DELETE', path: `/notes/${note.id}` }, null)}
            />
          )}
        </chakra.div>
      ))}
      {canWrite && (
        <chakra.div display="grid" gap="2">
          <FormField label={t('notes.new')} error={undefined}>
            {(control) => (
              <Textarea
                {...control}
                value={text}
                maxLength={APPOINTMENTS_LIMITS.note}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </FormField>
          <Button
            variant="outline"
            justifySelf="start"
            disabled={isBusy || text.trim() === ''}
            onClick={() => void add()}
          >
            {t('notes.add')}
          </Button>
        </chakra.div>
      )}
    </DetailsPart>
  );
}
