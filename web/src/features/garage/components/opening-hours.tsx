import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { groupDays, shortTime } from '../../../components/garage/opening-hours.ts';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '3',
    fontVariantNumeric: 'tabular-nums',
    '& dt::first-letter': { textTransform: 'uppercase' },
    '& > div': { display: 'contents' },
    '& dd': { textAlign: 'right' },
    '& dd > span': { display: 'block', whiteSpace: 'nowrap' },
  },
});

/** The week, days with the same hours in one line. */
export function OpeningHours() {
  const { t } = useTranslation('garage');
  const { openingHours } = useGarage();
  return (
    <List>
      {groupDays(openingHours).map(({ first, last, blocks }) => (
        <div key={first}>
          <dt>
            {t(`days.${first}`)}
            {last !== first && ` – ${t(`days.${last}`)}`}
          </dt>
          <dd>
            {blocks.length === 0 && t('closed')}
            {blocks.map(({ from, to }) => (
              <span key={from}>
                <time dateTime={from}>{shortTime(from)}</time> – <time dateTime={to}>{shortTime(to)}</time>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </List>
  );
}
