import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useHref } from 'react-router-dom';
import type { BookableService } from '@garage/contracts/booking';
import type { Language } from '@garage/contracts/languages';
import { Button } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { useGarageTime } from '../../../components/garage/garage-context.tsx';
import { checksItself } from '../../../components/visitor-form/own-checks.ts';
import { PrivacyConsent, PrivacyLink } from '../../../components/visitor-form/privacy-consent.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { CHOICE_FORM } from '../form-controls.ts';
import { useAvailability } from '../use-availability.ts';
import type { BookingState } from '../use-booking.ts';
import { AboutYou } from './about-you.tsx';
import { BookingNotice } from './booking-notice.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { FormSection } from './form-section.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { WhenChoice } from './when-choice.tsx';

interface BookingFormProps {
  services: readonly BookableService[];
  state: BookingState;
  language: Language;
}

/**
 * The form. Without JavaScript the services are asked for first, by an address that names them; the page
 * then shows free times, and the whole is posted to its own address.
 */
export function BookingForm({ services, state, language }: BookingFormProps) {
  const { t } = useTranslation('booking');
  const { selection, select, problems, notice, start, sending } = state;
  const today = useGarageTime().date;
  const [until, setUntil] = useState(today);
  const noticeArea = useRef<HTMLDivElement>(null);
  const availability = useAvailability({
    services: selection.services,
    today,
    until,
    language,
    initial: start?.days ?? null,
  });
  const { refresh } = availability;

  useEffect(() => {
    if (notice && notice.kind !== 'incomplete' && notice.kind !== 'invalid') noticeArea.current?.focus();
    // What the page shows as free is not free any more.
    if (notice?.kind === 'taken') refresh();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each notice
  }, [notice]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void state.submit();
  };
  const typed = ({ target }: FormEvent) =>
    state.typed(target instanceof Element ? target.getAttribute('name') : null);

  const address = useHref('/booking');
  return (
    <>
      <form
        id={CHOICE_FORM}
        method="get"
        ref={checksItself}
        action={address}
        onSubmit={(event) => event.preventDefault()}
      >
        <OfferInput offer={selection.offer} />
      </form>
      <chakra.form
        ref={state.form}
        method="post"
        action={address}
        onSubmit={submit}
        onInput={typed}
        display="grid"
        gap={{ base: '6', md: '8', lg: '10' }}
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) 22rem' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
        alignItems="start"
      >
        <OfferInput offer={selection.offer} />
        {selection.services.map((id) => (
          <input key={id} type="hidden" name="service" value={id} />
        ))}
        <chakra.div display="grid" gap={{ base: '6', md: '8' }} minW="0">
          <FormSection
            step={1}
            id="booking-services-title"
            title={t('services.title')}
            hint={t('services.hint')}
          >
            <ServiceChoice services={services} state={state} />
          </FormSection>
          <FormSection step={2} id="booking-when-title" title={t('when.title')} hint={t('when.hint')}>
            <WhenChoice state={state} availability={availability} today={today} onLookUntil={setUntil} />
          </FormSection>
          <AboutYou
            problems={problems}
            start={start}
            documents={state.documents}
            chooseDocuments={state.chooseDocuments}
          />
        </chakra.div>
        <chakra.div
          gridColumn={{ lg: '2' }}
          gridRow={{ lg: '1 / -1' }}
          position={{ lg: 'sticky' }}
          top={{ lg: '6.5rem' }}
          minW="0"
        >
          <BookingSummary services={services} selection={selection} days={availability.days} />
        </chakra.div>
        <chakra.div display="grid" gap="5" minW="0">
          <div>
            <PrivacyConsent form="booking" problem={problems.privacy} checked={start?.values.privacy} />
            <PrivacyLink />
          </div>
          <chakra.div
            ref={noticeArea}
            tabIndex={-1}
            role={notice?.kind === 'unreachable' || notice === null ? 'status' : 'alert'}
            outline="none"
            scrollMarginTop="8rem"
            css={{ '&:empty': { display: 'none' } }}
          >
            {notice && (
              <BookingNotice
                notice={notice}
                selection={selection}
                onChoose={(date, time) => select({ date, time })}
              />
            )}
          </chakra.div>
          <div>
            <Button
              type="submit"
              size="lg"
              aria-disabled={sending || undefined}
              width={{ base: 'full', sm: 'auto' }}
            >
              <Icon name="calendar" />
              {t(sending ? 'submit.sending' : 'submit.send')}
            </Button>
            <chakra.p mt="3" textStyle="sm" color="fg.muted">
              {t('submit.hint')}
            </chakra.p>
          </div>
        </chakra.div>
      </chakra.form>
    </>
  );
}

/** Goes along with both forms, so that the offer is known without JavaScript, too. */
function OfferInput({ offer }: { offer: number | null }) {
  return offer === null ? null : <input type="hidden" name="offer" value={offer} />;
}
