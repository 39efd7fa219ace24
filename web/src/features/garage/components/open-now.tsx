import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useGarage, useNow } from '../../../lib/garage/garage-context.tsx';
import { openState, shortTime } from '../../../lib/garage/opening-hours.ts';

const Lamp = chakra('span', {
  base: { width: '2', height: '2', borderRadius: 'full', flexShrink: 0 },
  variants: { lit: { true: { bg: 'fg.success' }, false: { bg: 'fg.subtle' } } },
});

/** Whether somebody is there now, and until or from when. */
export function OpenNow() {
  const { openingHours } = useGarage();
  const state = openState(openingHours, useNow());
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
  const { weekday, at, inDays } = state.opens;
  const time = shortTime(at);
  if (inDays === 0) return t('state.opensToday', { time });
  if (inDays === 1) return t('state.opensTomorrow', { time });
  return t('state.opensOn', { day: t(`days.${weekday}`), time });
}
