import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { APPOINTMENT_DOCUMENTS_PATH } from '@garage/contracts/appointment-documents';
import type { CustomerDetails } from '@garage/contracts/customers';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { phoneHref } from '../../../components/garage/garage-context.tsx';
import { RecordButton } from '../../../components/records/record-link.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button, Link } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { customerQuery } from '../api/customer-queries.ts';
import { vehicleInWords } from '../in-words.ts';
import type { CustomerRights } from '../customer-rights.ts';
import { CardPart, Facts } from './card-part.tsx';
import { CustomerDialog } from './customer-dialog.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { Merges } from './merges.tsx';
import { Visits } from './visits.tsx';
import { WrittenMessages } from './written-messages.tsx';

interface CustomerCardProps {
  id: number;
  rights: CustomerRights;
  onOpenCustomer: (id: number) => void;
  onOpenVehicle: (id: number) => void;
  onClose: () => void;
}

/** A customer with everything that belongs to them; each part is a component of its own. */
export function CustomerCard({ id, rights, onOpenCustomer, onOpenVehicle, onClose }: CustomerCardProps) {
  const { t } = useTranslation(['customers', 'common']);
  const query = useQuery(customerQuery(id));
  const [isEditing, setIsEditing] = useState(false);
  const { canWrite, readsAppointments, readsMessages } = rights;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        holdsInput
        title={query.data?.name ?? t('card.title')}
        closeLabel={t('common:close')}
        footer={
          canWrite && query.data ? (
            <Button variant="outline" onClick={() => setIsEditing(true)}>
              {t('card.edit')}
            </Button>
          ) : null
        }
      >
        <Loaded query={query} failed={t('card.failed')}>
          {(customer) => (
            <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
              <ContactFacts customer={customer} />
              <Vehicles customer={customer} onOpen={onOpenVehicle} />
              {readsAppointments && <Visits of="customer" id={id} canMove={canWrite} />}
              {readsMessages && <WrittenMessages id={id} canMove={canWrite} />}
              <Documents customer={customer} />
              <CustomerNotes customer={customer} canWrite={canWrite} />
              <Merges customer={customer} canWrite={canWrite} onOpen={onOpenCustomer} />
              <chakra.div _empty={{ display: 'none' }}>
                <RecordButton kind="personalData" id={id}>
                  {t('card.personalData')}
                </RecordButton>
              </chakra.div>
            </chakra.div>
          )}
        </Loaded>
      </Dialog>
      {isEditing && query.data && (
        <CustomerDialog customer={query.data} onClose={() => setIsEditing(false)} />
      )}
    </>
  );
}

function ContactFacts({ customer: { id, phone, email, phones, emails } }: { customer: CustomerDetails }) {
  const { t } = useTranslation('customers');
  const others = emails.filter((known) => known !== email?.toLowerCase());
  return (
    <Facts
      facts={[
        [t('fact.number'), `#${id}`],
        [t('fact.phone'), phone && <Link href={phoneHref(phone)}>{phone}</Link>],
        [t('fact.email'), email && <Link href={`mailto:${email}`}>{email}</Link>],
        [t('fact.otherEmails'), others.join(', ')],
        [t('fact.phones'), phones.length > 1 ? phones.map((digits) => `+${digits}`).join(', ') : null],
      ]}
    />
  );
}

function Vehicles({ customer, onOpen }: { customer: CustomerDetails; onOpen: (id: number) => void }) {
  const { t } = useTranslation('customers');
  return (
    <CardPart title={t('vehicles.title')}>
      {customer.vehicles.length === 0 && <chakra.p color="fg.muted">{t('vehicles.none')}</chakra.p>}
      <chakra.ul listStyleType="none">
        {customer.vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <Link asChild>
              <chakra.button
                type="button"
                minH="11"
                textAlign="start"
                cursor="button"
                onClick={() => onOpen(vehicle.id)}
              >
                {vehicleInWords(vehicle)}
              </chakra.button>
            </Link>
          </li>
        ))}
      </chakra.ul>
    </CardPart>
  );
}

function Documents({ customer: { documents } }: { customer: CustomerDetails }) {
  const { t } = useTranslation('customers');
  if (!documents || documents.length === 0) return null;
  return (
    <CardPart title={t('documents.title')}>
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {documents.map(({ id, appointmentId, name }) => (
          <li key={id}>
            <Link href={`${APPOINTMENT_DOCUMENTS_PATH.replace(':id', String(appointmentId))}/${id}`} download>
              {name}
            </Link>
          </li>
        ))}
      </chakra.ul>
    </CardPart>
  );
}
