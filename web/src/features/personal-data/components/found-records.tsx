import { chakra } from '@chakra-ui/react/styled-system';
import { type PersonalDataResponse, PERSONAL_DATA_LIMITS } from '@garage/contracts/personal-data';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/ui/elements.ts';
import { formatMoment, writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

/** What was found about a person, by kind, the newest first. */
export function FoundRecords({ found }: { found: PersonalDataResponse }) {
  const { t } = useTranslation('personalData');
  const { messages, appointments, inspectionReminders, customers } = found;
  const isFull = [messages, appointments, inspectionReminders, customers].some(
    ({ length }) => length === PERSONAL_DATA_LIMITS.found,
  );
  return (
    <>
      {messages.length > 0 && (
        <Records title={t('messages', { count: messages.length })}>
          {messages.map(({ id, createdAt, name, email }) => (
            <Record key={id} first={formatMoment(createdAt)} second={name} third={email} />
          ))}
        </Records>
      )}
      {appointments.length > 0 && (
        <Records title={t('appointments', { count: appointments.length })}>
          {appointments.map(({ id, date, status, name, email, plate }) => (
            <Record
              key={id}
              first={[writtenDay(date), t(`state.${status}`)].join(', ')}
              second={name}
              third={[email, plate].filter(Boolean).join(', ')}
            />
          ))}
        </Records>
      )}
      {inspectionReminders.length > 0 && (
        <Records title={t('inspectionReminders', { count: inspectionReminders.length })}>
          {inspectionReminders.map(({ id, dueOn, isStopped, name, email, plate }) => (
            <Record
              key={id}
              first={isStopped ? t('stopped') : t('due', { day: writtenDay(dueOn) })}
              second={name}
              third={[email, plate].filter(Boolean).join(', ')}
            />
          ))}
        </Records>
      )}
      {customers.length > 0 && (
        <Records title={t('customers', { count: customers.length })}>
          {customers.map(({ id, name, email, plates }) => (
            <Record key={id} first={plates.join(', ')} second={name} third={email ?? ''} />
          ))}
        </Records>
      )}
      {isFull && (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('limit', { count: PERSONAL_DATA_LIMITS.found })}
        </chakra.p>
      )}
    </>
  );
}

function Records({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading as="h3" size="sm" mb="2">
        {title}
      </Heading>
      <chakra.ul listStyle="none">{children}</chakra.ul>
    </section>
  );
}

function Record({ first, second, third }: { first: string; second: string; third: string }) {
  return (
    <chakra.li
      display="grid"
      columnGap="5"
      gridTemplateColumns={{ md: '15rem minmax(0, 1fr) minmax(0, 1.4fr)' }}
      py="2.5"
      borderTopWidth="1px"
      overflowWrap="anywhere"
    >
      <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
        {first}
      </chakra.span>
      <chakra.span fontWeight="semibold">{second}</chakra.span>
      <span>{third}</span>
    </chakra.li>
  );
}
