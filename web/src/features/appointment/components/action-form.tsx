import type { ReactNode } from 'react';
import { APPOINTMENT_PAGE_PATH } from '@garage/contracts/booking';
import type { CustomerFinding } from '@garage/contracts/customer-visit';
import { useHref } from 'react-router-dom';
import type { AppointmentStart } from '../appointment-start.tsx';

interface ActionFormProps {
  start: Pick<AppointmentStart, 'id' | 'token'>;
  /** Without one the page is only asked to show something more. */
  action?: 'cancel' | 'accept' | 'move' | 'confirm' | 'answer' | 'wish' | 'unwish' | 'take' | 'leave';
  proposalId?: number;
  /** Of the place that is kept. */
  placeId?: number;
  /** What is answered, as it was shown. */
  finding?: Pick<CustomerFinding, 'id' | 'price' | 'version'>;
  children: ReactNode;
}

/** What the server answers with the page as it is then; it works without JavaScript. */
export function ActionForm({
  start: { id, token },
  action,
  proposalId,
  placeId,
  finding,
  children,
}: ActionFormProps) {
  const address = useHref(APPOINTMENT_PAGE_PATH);
  return (
    <form method={action ? 'post' : 'get'} action={address} noValidate={action !== 'move'}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="token" value={token} />
      {action && <input type="hidden" name="action" value={action} />}
      {proposalId !== undefined && <input type="hidden" name="proposalId" value={proposalId} />}
      {placeId !== undefined && <input type="hidden" name="placeId" value={placeId} />}
      {finding && (
        <>
          <input type="hidden" name="findingId" value={finding.id} />
          <input type="hidden" name="price" value={finding.price} />
          <input type="hidden" name="version" value={finding.version} />
        </>
      )}
      {children}
    </form>
  );
}
