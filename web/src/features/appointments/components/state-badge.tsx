import type { AppointmentState } from '@garage/contracts/appointment-states';
import { Badge } from '../../../components/ui/badge.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

const TONES = {
  pending: 'warning',
  confirmed: 'info',
  received: 'brand',
  'in-work': 'brand',
  ready: 'brand',
  completed: 'neutral',
  declined: 'neutral',
  cancelled: 'neutral',
  'no-show': 'neutral',
} as const satisfies Record<AppointmentState, string>;

export function StateBadge({ state }: { state: AppointmentState }) {
  const { t } = useTranslation('appointments');
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
