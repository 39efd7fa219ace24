import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Link as RouterLink } from 'react-router-dom';
import { CONTACT_LIMITS, CONTACT_SERVICES } from '@garage/contracts/contact';
import { isLanguage } from '@garage/contracts/languages';
import { Button, Heading, Input, Link, Select, Textarea } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { NewTabWords } from '../../../components/ui/outside-link.tsx';
import type { ContactFormText } from '../../../components/content/site-content.ts';
import { localizedPath } from '../../../lib/languages.ts';
import { checksItself } from '../../../components/visitor-form/own-checks.ts';
import { useContactFormResult } from '../contact-form-result.tsx';
import { CONTACT_FIELDS, EMPTY_CONTACT_VALUES } from '../contact-values.ts';
import { loadOutboxCourier } from '../load-outbox-courier.ts';
import { useContactForm } from '../use-contact-form.ts';
import { useOutboxNotice } from '../use-outbox-notice.ts';
import { useShownAt } from '../use-shown-at.ts';
import { FormField } from './form-field.tsx';
import { FormNotice } from './form-notice.tsx';
import { PrivacyConsent } from './privacy-consent.tsx';

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
  const { t, i18n } = useTranslation('contact');
  const language = isLanguage(i18n.language) ? i18n.language : 'de';
  const rendered = useContactFormResult();
  const values = rendered && 'values' in rendered ? rendered.values : EMPTY_CONTACT_VALUES;
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
        {texts?.title || t('form.title')}
      </Heading>
      {texts?.intro && (
        <chakra.p mt="2" whiteSpace="pre-line">
          {texts.intro}
        </chakra.p>
      )}
      <chakra.p mt="2" textStyle="sm" color="fg.muted">
        {t('form.required')}
      </chakra.p>
      <chakra.div
        ref={noticeArea}
        tabIndex={-1}
        role={form.notice?.kind === 'error' || form.notice?.kind === 'invalid' ? 'alert' : 'status'}
        outline="none"
        mt="5"
        scrollMarginTop="8rem"
      >
        <FormNotice notice={form.notice} outbox={outbox} />
      </chakra.div>
      <chakra.form
        method="post"
        action={localizedPath('/contact', language)}
        ref={checksItself}
        onSubmit={submit}
        onInput={recheck}
        onReset={() => setLength(0)}
        mt="6"
        display="grid"
        gap="6"
      >
        <FormField name="name" label={texts?.name} problem={form.problems.name}>
          {(control) => <Input {...control} autoComplete="name" defaultValue={values.name} />}
        </FormField>
        <chakra.div display="grid" gap="6" gridTemplateColumns={{ sm: '1fr 1fr' }} alignItems="start">
          <FormField name="email" label={texts?.email} problem={form.problems.email}>
            {(control) => (
              <Input {...control} type="email" autoComplete="email" defaultValue={values.email} />
            )}
          </FormField>
          <FormField name="phone" problem={form.problems.phone}>
            {(control) => (
              <Input
                {...control}
                type="tel"
                autoComplete="tel"
                placeholder="+41 79 123 45 67"
                defaultValue={values.phone}
              />
            )}
          </FormField>
        </chakra.div>
        <FormField name="service" problem={form.problems.service} required={false}>
          {(control) => (
            <chakra.div position="relative">
              <Select {...control} defaultValue={values.service} pr="12">
                {CONTACT_SERVICES.map((service) => (
                  <option key={service} value={service}>
                    {t(`services.${service}`)}
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
          name="message"
          label={texts?.message}
          problem={form.problems.message}
          hint={remaining <= COUNTED_BELOW && t('form.remaining', { count: remaining })}
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
            {t('form.website')}
            <input
              name="website"
              type="text"
              tabIndex={-1}
              autoComplete="off"
              defaultValue={values.website}
            />
          </label>
        </Honeypot>
        <PrivacyConsent problem={form.problems.privacy} checked={values.privacy} />
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
            {form.sending ? t('form.sending') : texts?.send || t('form.send')}
          </Button>
          <Link asChild textStyle="sm">
            <RouterLink to="/privacy" target="_blank">
              {t('form.privacyLink')}
              <NewTabWords />
            </RouterLink>
          </Link>
        </chakra.div>
      </chakra.form>
    </section>
  );
}
