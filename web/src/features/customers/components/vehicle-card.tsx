import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerVehicle } from '@garage/contracts/customer-vehicles';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button, Link } from '../../../components/ui/elements.ts';
import { writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { customerVehicleQuery } from '../api/customer-queries.ts';
import { modelInWords } from '../in-words.ts';
import type { CustomerRights } from '../customer-rights.ts';
import { Facts } from './card-part.tsx';
import { VehicleDialog } from './vehicle-dialog.tsx';
import { Visits } from './visits.tsx';

interface VehicleCardProps {
  id: number;
  rights: CustomerRights;
  onOpenCustomer: (id: number) => void;
  onClose: () => void;
}

/** A car that a customer brings, with its visits. */
export function VehicleCard({ id, rights, onOpenCustomer, onClose }: VehicleCardProps) {
  const { t } = useTranslation(['customers', 'common']);
  const query = useQuery(customerVehicleQuery(id));
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        // A customer's card leads here and goes away with the same touch, which is none beside this window.
        holdsInput
        title={query.data?.plate ?? t('vehicle.title')}
        closeLabel={t('common:close')}
        footer={
          rights.canWrite && query.data ? (
            <Button variant="outline" onClick={() => setIsEditing(true)}>
              {t('card.edit')}
            </Button>
          ) : null
        }
      >
        <Loaded query={query} failed={t('vehicle.failed')}>
          {(vehicle) => (
            <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
              <VehicleFacts vehicle={vehicle} onOpenCustomer={onOpenCustomer} />
              {rights.readsAppointments && <Visits of="vehicle" id={id} />}
            </chakra.div>
          )}
        </Loaded>
      </Dialog>
      {isEditing && query.data && <VehicleDialog vehicle={query.data} onClose={() => setIsEditing(false)} />}
    </>
  );
}

interface VehicleFactsProps {
  vehicle: CustomerVehicle;
  onOpenCustomer: (id: number) => void;
}

function VehicleFacts({ vehicle, onOpenCustomer }: VehicleFactsProps) {
  const { t } = useTranslation('customers');
  const { customer, year, firstRegistration, nextInspection, chassisNumber } = vehicle;
  return (
    <Facts
      facts={[
        [
          t('fact.customer'),
          customer && (
            <Link asChild>
              <chakra.button
                type="button"
                textAlign="start"
                cursor="button"
                onClick={() => onOpenCustomer(customer.id)}
              >
                {customer.name}
              </chakra.button>
            </Link>
          ),
        ],
        [t('fact.car'), modelInWords(vehicle)],
        [t('fact.year'), year],
        [t('fact.firstRegistration'), firstRegistration && writtenDay(firstRegistration)],
        [t('fact.nextInspection'), nextInspection && writtenDay(nextInspection)],
        [t('fact.chassisNumber'), chassisNumber],
      ]}
    />
  );
}
