import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LuTrash2 } from 'react-icons/lu';
import { type CustomerDetails, CUSTOMERS_LIMITS } from '@garage/contracts/customers';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { Button, Textarea } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useCustomerChanges } from '../api/customer-queries.ts';
import { CardPart } from './card-part.tsx';

/** What colleagues should know of a customer, who never sees it. */
export function CustomerNotes({ customer, canWrite }: { customer: CustomerDetails; canWrite: boolean }) {
  const { t } = useTranslation('customers');
  const { note: change } = useCustomerChanges();
  const tellFailure = useFailureToast();
  const [text, setText] = useState('');
  const { id, notes } = customer;
  const run = async (wish: Parameters<typeof change.mutateAsync>[0]) => {
    try {
      await change.mutateAsync(wish);
      return true;
    } catch (error) {
      tellFailure(error, t('notes.failed'));
      return false;
    }
  };
  const add = async () => {
    if (await run({ id, method: 'POST', text })) setText('');
  };
  return (
    <CardPart title={t('notes.title')}>
      {notes.length === 0 && !canWrite && <chakra.p color="fg.muted">{t('notes.none')}</chakra.p>}
      {notes.map((note) => (
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
              disabled={change.isPending}
              onClick={() => void run({ id, method: 'DELETE', noteId: note.id })}
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
                maxLength={CUSTOMERS_LIMITS.note}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </FormField>
          <Button
            variant="outline"
            justifySelf="start"
            disabled={change.isPending || text.trim() === ''}
            onClick={() => void add()}
          >
            {t('notes.add')}
          </Button>
        </chakra.div>
      )}
    </CardPart>
  );
}
