import { chakra } from '@chakra-ui/react/styled-system';
import { type PersonalDataResponse, PERSONAL_DATA_LIMITS } from '@garage/contracts/personal-data';
import { type FormEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FormSection } from '../../../components/staff-form/form-section.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Button, Heading, Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useAddressed } from '../../../lib/use-addressed.ts';
import { usePersonalData } from '../api/personal-data.ts';
import { saveAsJson } from '../save-file.ts';
import { FoundRecords } from './found-records.tsx';

interface Found {
  wanted: string;
  records: PersonalDataResponse;
}

/** Everything that is stored about a person: found, handed out as a file, or erased for good. */
export function PersonalData() {
  const { t } = useTranslation('personalData');
  const { search } = usePersonalData();
  const tellFailure = useFailureToast();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  async function look(wanted: string): Promise<void> {
    setFound(null);
    setProblem(wanted ? undefined : t('wantedRequired'));
    if (!wanted) return;
    try {
      setFound({ wanted, records: await search.mutateAsync(wanted) });
    } catch (error) {
      const { email, plate, customer } = fieldMessages(error);
      const problemOfField = email ?? plate ?? customer;
      setProblem(problemOfField);
      if (!problemOfField) tellFailure(error, t('searchFailed'));
    }
  }

  useAddressed('personalData', (customer) => {
    if (field.current) field.current.value = `#${customer}`;
    void look(`#${customer}`);
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('wanted');
    void look(typeof wanted === 'string' ? wanted.trim() : '');
  };

  return (
    <FormSection title={t('title')} hint={t('hint')}>
      <form noValidate onSubmit={submit}>
        <FormField label={t('wanted')} error={problem} hint={t('wantedHint')}>
          {(control) => (
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <Input
                {...control}
                ref={field}
                name="wanted"
                flex="1 1 14rem"
                width="auto"
                maxLength={PERSONAL_DATA_LIMITS.email}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <Button type="submit" disabled={search.isPending}>
                {t(search.isPending ? 'searching' : 'search')}
              </Button>
            </chakra.div>
          )}
        </FormField>
      </form>
      <chakra.div aria-live="polite" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {found && <Result key={found.wanted} found={found} onErased={() => setFound(null)} />}
      </chakra.div>
    </FormSection>
  );
}

function Result({ found: { wanted, records }, onErased }: { found: Found; onErased: () => void }) {
  const { t } = useTranslation('personalData');
  const { export: exporting, erase } = usePersonalData();
  const tellFailure = useFailureToast();
  const [isAsking, setIsAsking] = useState(false);
  const counts = {
    messages: records.messages.length,
    appointments: records.appointments.length,
    inspectionReminders: records.inspectionReminders.length,
    customers: records.customers.length,
  };
  if (Object.values(counts).every((count) => count === 0)) return <p>{t('nothing', { wanted })}</p>;

  async function save(): Promise<void> {
    try {
      saveAsJson('personendaten.json', await exporting.mutateAsync(wanted));
      showToast({ title: t('exported'), description: t('exportedText') });
    } catch (error) {
      tellFailure(error, t('exportFailed'));
    }
  }

  async function eraseAll(): Promise<void> {
    try {
      const erased = await erase.mutateAsync(wanted);
      onErased();
      showToast({
        title: t('erased'),
        description: t('erasedText', { ...erased }),
      });
    } catch (error) {
      setIsAsking(false);
      tellFailure(error, t('eraseFailed'));
    }
  }

  return (
    <>
      <Heading as="h2" size="sm" overflowWrap="anywhere">
        {t('found', { wanted })}
      </Heading>
      <FoundRecords found={records} />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" disabled={exporting.isPending} onClick={() => void save()}>
          {t('export')}
        </Button>
        <Button variant="outline" color="fg.error" onClick={() => setIsAsking(true)}>
          {t('erase')}
        </Button>
      </chakra.div>
      <ConfirmDialog
        open={isAsking}
        title={t('eraseTitle')}
        confirmLabel={t('eraseConfirm')}
        isBusy={erase.isPending}
        onConfirm={() => void eraseAll()}
        onClose={() => setIsAsking(false)}
      >
        {t('eraseText', counts)}
      </ConfirmDialog>
    </>
  );
}
