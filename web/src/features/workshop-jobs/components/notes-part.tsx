import { chakra } from '@chakra-ui/react/styled-system';
import { useForm } from 'react-hook-form';
import { APPOINTMENTS_LIMITS } from '@garage/contracts/appointments';
import type { Job } from '@garage/contracts/findings';
import { DraftNote } from '../../../components/drafts/draft-note.tsx';
import { useFormDraft } from '../../../components/drafts/use-form-draft.ts';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { Button, Textarea } from '../../../components/ui/elements.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useJobChanges } from '../api/jobs-queries.ts';
import { JobPart } from './job-part.tsx';

/** What colleagues tell each other; a note that could not be saved stays in its field, and in the browser. */
export function NotesPart({ job: { id, staffNotes }, canWrite }: { job: Job; canWrite: boolean }) {
  const { t } = useTranslation('workshopJobs');
  const { addNote } = useJobChanges(id);
  const tellFailure = useFailureToast();
  const form = useForm({ defaultValues: { text: '' } });
  const draft = useFormDraft(form, { name: `job-note-${id}`, version: 0 });
  const submit = form.handleSubmit(async ({ text }) => {
    if (text.trim() === '') return;
    try {
      await addNote.mutateAsync(text);
      form.reset();
      draft.forget();
    } catch (error) {
      tellFailure(error, t('notSaved'));
    }
  });
  return (
    <JobPart title={t('notes.title')}>
      {staffNotes.map((one) => (
        <chakra.div key={one.id} ps="3" borderInlineStartWidth="3px" borderColor="border.emphasized">
          <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
            {one.text}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted">
            {[one.author?.name, formatMoment(one.createdAt)].filter(Boolean).join(', ')}
          </chakra.p>
        </chakra.div>
      ))}
      {canWrite && (
        <chakra.form display="grid" gap="2" noValidate onSubmit={(event) => void submit(event)}>
          <DraftNote {...draft} />
          <FormField label={t('notes.new')} error={undefined}>
            {(control) => (
              <Textarea
                {...control}
                {...form.register('text')}
                maxLength={APPOINTMENTS_LIMITS.note}
                minH="24"
              />
            )}
          </FormField>
          <Button type="submit" variant="outline" minH="12" justifySelf="start" disabled={addNote.isPending}>
            {t('notes.add')}
          </Button>
        </chakra.form>
      )}
    </JobPart>
  );
}
