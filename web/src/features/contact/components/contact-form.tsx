import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useHref } from 'react-router-dom';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { CONTACT_LIMITS, CONTACT_SERVICES } from '@garage/contracts/contact';
import { Button, Heading, Select, Textarea } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import type { ContactFormText } from '../../../components/content/site-content.ts';
import { FormField } from '../../../components/visitor-form/form-field.tsx';
import { checksItself } from '../../../components/visitor-form/own-checks.ts';
import { PersonFields } from '../../../components/visitor-form/person-fields.tsx';
import { PrivacyConsent, PrivacyLink } from '../../../components/visitor-form/privacy-consent.tsx';
import { useContactFormResult } from '../contact-form-result.tsx';
import { CONTACT_FIELDS, EMPTY_CONTACT_VALUES } from '../contact-values.ts';
import { loadOutboxCourier } from '../load-outbox-courier.ts';
import { useContactForm } from '../use-contact-form.ts';
import { useOutboxNotice } from '../use-outbox-notice.ts';
import { useShownAt } from '../use-shown-at.ts';
import { FormNotice } from './form-notice.tsx';

/** From here on the counter is worth its place. */
const COUNTED_BELOW = 500;

const Honeypot = chakra('div', {
  base: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface ContactFormProps {
  /** In the garage's own words; ours stand in for those that cannot be had. */
  texts?: ContactFormText | undefined;
}

/** The contact form. Without JavaScript it posts to its own address and the server answers. */
export function ContactForm({ texts }: ContactFormProps) {
  const { t, language } = useTranslation(['contact', 'visitor-form']);
  const rendered = useContactFormResult();
  const values = rendered && 'values' in rendered ? rendered.values : EMPTY_CONTACT_VALUES;
  const action = useHref('/contact');
  const form = useContactForm(language, useShownAt());
  const outbox = useOutboxNotice();
  const noticeArea = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(values.message.length);
  const remaining = CONTACT_LIMITS.message - length;

  useEffect(() => {
    // Everything but wrong fields is told above the form; those take the focus themselves.
    if (form.notice && form.notice.kind !== 'invalid') noticeArea.current?.focus();
  }, [form.notice]);

  useEffect(() => {
    // Failing now is no harm: it is fetched again when it is needed.
    loadOutboxCourier().catch(() => undefined);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.submit(event.currentTarget);
  };
  const recheck = (event: FormEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event;
    if (!(target instanceof Element)) return;
    const field = CONTACT_FIELDS.find((name) => name === target.getAttribute('name'));
    if (field) form.recheck(currentTarget, field);
  };

  return (
    <section aria-labelledby="contact-form-title">
      <Heading id="contact-form-title" size="lg">
        {texts?.title || t('contact:form.title')}
      </Heading>
      {texts?.intro && (
        <chakra.p mt="2" whiteSpace="pre-line">
          {texts.intro}
        </chakra.p>
      )}
      <chakra.p mt="2" textStyle="sm" color="fg.muted">
        {t('visitor-form:required')}
      </chakra.p>
      <chakra.div
        ref={noticeArea}
        tabIndex={-1}
        role={form.notice?.kind === 'error' || form.notice?.kind === 'invalid' ? 'alert' : 'status'}
        outline="none"
        mt="5"
        scrollMarginTop="8rem"
      >
        <FormNotice notice={form.notice} outbox={outbox} sent={texts?.sent} />
      </chakra.div>
      <chakra.form
        method="post"
        action={action}
        ref={checksItself}
        onSubmit={submit}
        onInput={recheck}
        onReset={() => setLength(0)}
        mt="6"
        display="grid"
        gap="6"
      >
        <PersonFields
          form="contact"
          labels={texts && { name: texts.name, email: texts.email, phone: texts.phone }}
          values={values}
          problems={form.problems}
        />
        {texts?.address && (
          <FormField form="contact" name="address" label={texts.address} problem={form.problems.address}>
            {(control) => (
              <Textarea {...control} rows={2} autoComplete="street-address" defaultValue={values.address} />
            )}
          </FormField>
        )}
        <FormField
          form="contact"
          name="service"
          label={texts?.service || t('contact:form.service')}
          problem={form.problems.service}
        >
          {(control) => (
            <chakra.div position="relative">
              <Select {...control} defaultValue={values.service} pr="12">
                {CONTACT_SERVICES.map((service) => (
                  <option key={service} value={service}>
                    {t(`contact:services.${service}`)}
                  </option>
                ))}
              </Select>
              <chakra.span position="absolute" right="4" top="3.5" pointerEvents="none">
                <Icon name="chevronDown" />
              </chakra.span>
            </chakra.div>
          )}
        </FormField>
        <FormField
          form="contact"
          name="message"
          label={texts?.message || t('contact:form.message')}
          required
          problem={form.problems.message}
          hint={remaining <= COUNTED_BELOW && t('contact:form.remaining', { count: remaining })}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              minHeight="120px"
              defaultValue={values.message}
              onInput={(event) => setLength(event.currentTarget.value.trim().length)}
            />
          )}
        </FormField>
        <Honeypot aria-hidden="true">
          <label>
            {t('contact:form.website')}
            <input
              name="website"
              type="text"
              tabIndex={-1}
              autoComplete="off"
              defaultValue={values.website}
            />
          </label>
        </Honeypot>
        <PrivacyConsent form="contact" problem={form.problems.privacy} checked={values.privacy} />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="5">
          <Button type="submit" size="lg" aria-disabled={form.sending || undefined}>
            {form.sending ? (
              <chakra.span
                width="1.25em"
                height="1.25em"
                borderRadius="full"
                borderWidth="2px"
                borderColor="white/40"
                borderTopColor="white"
                animation="spin 800ms linear infinite"
              />
            ) : (
              <Icon name="send" />
            )}
            {form.sending ? t('contact:form.sending') : texts?.send || t('contact:form.send')}
          </Button>
          <PrivacyLink />
        </chakra.div>
      </chakra.form>
    </section>
  );
}
