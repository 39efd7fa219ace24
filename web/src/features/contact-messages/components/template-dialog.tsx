import { useForm } from 'react-hook-form';
import { CONVERSATION_LIMITS, type ReplyTemplate } from '@garage/contracts/contact-conversation';
import { type Language, LANGUAGES } from '@garage/contracts/languages';
import { FormDialog } from '../../../components/staff-form/form-dialog.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useFormDraft } from '../../../components/drafts/use-form-draft.ts';
import { Input, Textarea } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useTemplateChanges } from '../api/use-template-changes.ts';

type TemplateValues = { name: string } & Record<Language, string>;

const LANGUAGE_NAMES = new Intl.DisplayNames('de-CH', { type: 'language' });

/** Makes a prepared answer, or changes one; German is needed, the other languages fall back to it. */
export function TemplateDialog({
  template,
  onClose,
}: {
  template: ReplyTemplate | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('contactMessages');
  const { save } = useTemplateChanges();
  const tellFailure = useFailureToast();
  const form = useForm<TemplateValues>({
    defaultValues: {
      name: template?.name ?? '',
      ...(Object.fromEntries(LANGUAGES.map((one) => [one, template?.texts[one] ?? ''])) as Record<
        Language,
        string
      >),
    },
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors, isSubmitting } = formState;
  const draft = useFormDraft(form, { name: `reply-template-${template?.id ?? 'new'}` });

  const submit = async ({ name, ...texts }: TemplateValues) => {
    const given = Object.entries(texts).filter(([, text]) => text.trim() !== '');
    try {
      const request = { name, texts: { de: texts.de, ...Object.fromEntries(given) } };
      await save.mutateAsync({ id: template?.id ?? null, template: request });
      showToast({ title: t('templates.saved') });
      draft.forget();
      onClose();
    } catch (error) {
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        const known = field.replace('texts.', '');
        if (known === 'name' || LANGUAGES.includes(known as Language)) {
          setError(known as keyof TemplateValues, { message });
        }
      }
      tellFailure(error, t('templates.failed'));
    }
  };

  return (
    <FormDialog
      title={template ? t('templates.edit', { name: template.name }) : t('templates.createTitle')}
      isSubmitting={isSubmitting}
      draft={draft}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
    >
      <FormField label={t('templates.name')} error={errors.name?.message}>
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            maxLength={CONVERSATION_LIMITS.templateName}
            {...register('name', {
              validate: (value) => value.trim() !== '' || t('templates.nameRequired'),
            })}
          />
        )}
      </FormField>
      {LANGUAGES.map((language) => (
        <FormField
          key={language}
          label={t('templates.text', { language: LANGUAGE_NAMES.of(language) ?? language })}
          error={errors[language]?.message}
          hint={t(language === 'de' ? 'templates.nameHint' : 'templates.fallbackHint')}
        >
          {(field) => (
            <Textarea
              {...field}
              lang={language}
              minH={language === 'de' ? '40' : '24'}
              maxLength={CONVERSATION_LIMITS.reply}
              {...register(language, {
                validate: (value) => language !== 'de' || value.trim() !== '' || t('templates.textRequired'),
              })}
            />
          )}
        </FormField>
      ))}
    </FormDialog>
  );
}
