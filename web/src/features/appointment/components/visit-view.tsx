import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { AppointmentState } from '@garage/contracts/appointment-states';
import type { CustomerAppointment } from '@garage/contracts/booking';
import { type CustomerFinding, customerPhotoPath, FINDING_ANSWERS } from '@garage/contracts/customer-visit';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { francs } from '../../../lib/francs.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { AppointmentStart } from '../appointment-start.tsx';
import { ActionForm } from './action-form.tsx';

const STEPS = [
  'confirmed',
  'received',
  'in-work',
  'ready',
  'completed',
] as const satisfies AppointmentState[];

interface VisitProps {
  start: AppointmentStart;
  appointment: CustomerAppointment;
}

/** How far the visit is; nothing for one that is not agreed, or called off. */
export function VisitSteps({ appointment: { status, findings } }: Pick<VisitProps, 'appointment'>) {
  const { t } = useTranslation('appointment');
  const reached = STEPS.findIndex((step) => step === status);
  if (reached < 0) return null;
  const waits = findings.some(({ state, canAnswer }) => state === 'offered' && canAnswer);
  return (
    <chakra.ol
      listStyleType="none"
      display="grid"
      gap="2"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(5, 1fr)' }}
      aria-label={t('visit.progress')}
    >
      {STEPS.map((step, index) => (
        <chakra.li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          px="3"
          py="2"
          borderTopWidth="4px"
          borderColor={index <= reached ? 'brand.solid' : 'border'}
          bg={index === reached ? 'bg.panel' : undefined}
          color={index <= reached ? 'fg' : 'fg.muted'}
          fontWeight={index === reached ? 'semibold' : undefined}
        >
          {t(`states.${step}`)}
          {index === reached && waits && (
            <chakra.span display="block" textStyle="sm" color="fg.warning">
              {t('visit.waits')}
            </chakra.span>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

/** What the workshop asks and shows; `hours` say when a car that is ready can be fetched. */
export function VisitView({ start, appointment, hours }: VisitProps & { hours: ReactNode }) {
  const { t, language } = useTranslation('appointment');
  const { status, findings, checks, photos, approvedTotal } = appointment;
  return (
    <>
      {findings.length > 0 && (
        <Part title={t('visit.findings')}>
          {findings.map((finding) => (
            <FindingCard key={finding.id} start={start} finding={finding} />
          ))}
        </Part>
      )}
      {status === 'ready' && (
        <Part title={t('visit.readyTitle')}>
          <p>{t('visit.readyText')}</p>
          {approvedTotal > 0 && (
            <chakra.p fontWeight="semibold">
              {t('visit.toPay', { price: francs(approvedTotal / 100, language) })}
            </chakra.p>
          )}
          <chakra.div maxWidth="sm">{hours}</chakra.div>
        </Part>
      )}
      {checks.length > 0 && (
        <Part title={t('visit.checks')}>
          <chakra.ul listStyleType="none">
            {checks.map(({ text, rating, value }) => (
              <chakra.li
                key={text}
                display="flex"
                flexWrap="wrap"
                gap="3"
                py="3"
                borderTopWidth="1px"
                alignItems="baseline"
              >
                <chakra.span flex="1 1 12rem">{text}</chakra.span>
                {value && <chakra.span color="fg.muted">{value}</chakra.span>}
                <Badge tone={rating === 'green' ? 'neutral' : rating === 'amber' ? 'warning' : 'brand'}>
                  {t(`visit.rating.${rating}`)}
                </Badge>
              </chakra.li>
            ))}
          </chakra.ul>
        </Part>
      )}
      {photos.length > 0 && (
        <Part title={t('visit.photos')}>
          <Photos start={start} photos={photos} />
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section
      display="grid"
      gap="4"
      bg="bg.panel"
      borderWidth="1px"
      mx={{ base: '-5', sm: '0' }}
      p={{ base: '5', sm: '8' }}
    >
      <Heading size="md">{title}</Heading>
      {children}
    </chakra.section>
  );
}

/** Decided by a button; what the page shows is sent along, so that nobody agrees to something else. */
function FindingCard({ start, finding }: { start: AppointmentStart; finding: CustomerFinding }) {
  const { t, language } = useTranslation('appointment');
  const { title, text, rating, price, minutes, state, photos, canAnswer } = finding;
  return (
    <chakra.article display="grid" gap="3" pt="4" borderTopWidth="1px">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Heading as="h3" size="sm" me="auto">
          {title}
        </Heading>
        <Badge tone={rating === 'red' ? 'brand' : 'warning'}>{t(`visit.rating.${rating}`)}</Badge>
      </chakra.div>
      {text && (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </chakra.p>
      )}
      <Photos start={start} photos={photos} />
      <chakra.p fontWeight="semibold" fontSize="lg" fontVariantNumeric="tabular-nums">
        {t('visit.price', { price: francs(price / 100, language) })}
        {minutes !== null && (
          <chakra.span display="block" textStyle="sm" fontWeight="normal" color="fg.muted">
            {t('visit.minutes', { minutes })}
          </chakra.span>
        )}
      </chakra.p>
      {state !== 'offered' && <chakra.p fontWeight="semibold">{t(`visit.answered.${state}`)}</chakra.p>}
      {canAnswer && (
        <ActionForm start={start} action="answer" finding={finding}>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            {FINDING_ANSWERS.filter((answer) => answer !== state).map((answer) => (
              <Button
                key={answer}
                type="submit"
                name="answer"
                value={answer}
                minH="12"
                px="5"
                variant={answer === 'approved' ? 'solid' : 'outline'}
              >
                {t(`visit.answer.${answer}`)}
              </Button>
            ))}
          </chakra.div>
        </ActionForm>
      )}
    </chakra.article>
  );
}

function Photos({ start: { id, token }, photos }: { start: AppointmentStart; photos: readonly number[] }) {
  const { t } = useTranslation('appointment');
  if (photos.length === 0) return null;
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gap="3"
      gridTemplateColumns="repeat(auto-fill, minmax(10rem, 1fr))"
    >
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={customerPhotoPath(id, token, photo)}>
            <chakra.img
              src={customerPhotoPath(id, token, photo, 'thumbnail')}
              alt={t('visit.photo', { number: index + 1 })}
              loading="lazy"
              width="full"
              aspectRatio="4 / 3"
              objectFit="cover"
              bg="bg.muted"
            />
          </a>
        </li>
      ))}
    </chakra.ul>
  );
}
