import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { closureDays } from '../../../components/garage/closures.ts';
import { useClosures, useGarage, useGarageTime } from '../../../components/garage/garage-context.tsx';
import { openState, shortTime } from '../../../components/garage/opening-hours.ts';

const Lamp = chakra('span', {
  base: { width: '2', height: '2', borderRadius: 'full', flexShrink: 0 },
  variants: { lit: { true: { bg: 'fg.success' }, false: { bg: 'fg.subtle' } } },
});

/** Whether somebody is there now, and until or from when. */
export function OpenNow() {
  const { openingHours } = useGarage();
  const state = openState(openingHours, useClosures(), useGarageTime());
  return (
    <chakra.p display="inline-flex" alignItems="center" gap="2.5" fontVariantNumeric="tabular-nums">
      <Lamp lit={state.open} />
      <OpenStateText state={state} />
    </chakra.p>
  );
}

function OpenStateText({ state }: { state: ReturnType<typeof openState> }) {
  const { t } = useTranslation('garage');
  if (state.open)
    return t(state.soon ? 'state.closesSoon' : 'state.open', { time: shortTime(state.closesAt) });
  if (!state.opens) return t('state.closed');
  const { date, weekday, at, inDays } = state.opens;
  const time = shortTime(at);
  if (inDays === 0) return t('state.opensToday', { time });
  if (inDays === 1) return t('state.opensTomorrow', { time });
  const day = t(`days.${weekday}`);
  if (inDays < 7) return t('state.opensOn', { day, time });
  return t('state.opensOnDate', { day, date: closureDays({ from: date, to: date }), time });
}
