import { chakra } from '@chakra-ui/react/styled-system';
import { Note } from '../../../components/ui/note.tsx';
import { PhoneLink } from '../../../components/garage/phone-link.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { slotOf, type Selection } from '../booking-values.ts';
import type { BookingNotice as Notice } from '../use-booking.ts';
import { useDayName } from '../../../components/garage/use-day-name.ts';
import { TimeChip } from '../../../components/ui/time-chip.tsx';

interface BookingNoticeProps {
  notice: Notice;
  selection: Selection;
  onChoose: (date: string, time: string) => void;
}

/** How the last attempt ended, and what can be done now. */
export function BookingNotice({ notice, selection, onChoose }: BookingNoticeProps) {
  const { t } = useTranslation(['booking', 'visitor-form']);
  switch (notice.kind) {
    case 'incomplete':
      return (
        <Note tone="error" title={t('booking:notice.incomplete.title')}>
          {t('booking:notice.incomplete.text')}
        </Note>
      );
    case 'invalid':
      return <Note tone="error" title={t('visitor-form:problems.summary')} />;
    case 'taken':
      return <Taken alternatives={notice.alternatives} selection={selection} onChoose={onChoose} />;
    case 'too-many':
      return (
        <Note tone="warning" title={t('booking:notice.tooMany.title')}>
          {notice.minutes === null
            ? t('booking:notice.tooMany.later')
            : t('booking:notice.tooMany.minutes', { count: notice.minutes })}{' '}
          <Call />
        </Note>
      );
    case 'limit':
      return (
        <Note tone="warning" title={t('booking:notice.limit.title')}>
          {t('booking:notice.limit.text')} <PhoneLink />
        </Note>
      );
    case 'unreachable':
      return (
        <Note tone="warning" title={t('booking:notice.unreachable.title')}>
          {t('booking:notice.unreachable.text')} <Call />
        </Note>
      );
    default:
      return (
        <Note tone="error" title={t('booking:notice.failed.title')}>
          {t('booking:notice.failed.text')} <Call />
        </Note>
      );
  }
}

interface TakenProps {
  alternatives: { date: string; time: string }[];
  selection: Selection;
  onChoose: (date: string, time: string) => void;
}

/** Somebody else was faster: the nearest free times, one tap away. */
function Taken({ alternatives, selection, onChoose }: TakenProps) {
  const { t } = useTranslation('booking');
  const dayName = useDayName();
  return (
    <>
      <Note tone="warning" title={t('notice.taken.title')}>
        {t(alternatives.length > 0 ? 'notice.taken.text' : 'notice.taken.none')}
      </Note>
      {alternatives.length > 0 && (
        <chakra.fieldset mt="4" display="flex" flexWrap="wrap" gap="2">
          <chakra.legend srOnly>{t('notice.taken.label')}</chakra.legend>
          {alternatives.map(({ date, time }) => (
            <TimeChip
              key={slotOf({ date, time })}
              name="slot"
              value={slotOf({ date, time }) ?? ''}
              time={t('when.slot', { day: dayName(date), time })}
              checked={selection.date === date && selection.time === time}
              onChoose={() => onChoose(date, time)}
            />
          ))}
        </chakra.fieldset>
      )}
    </>
  );
}

function Call() {
  const { t } = useTranslation('booking');
  return (
    <>
      {t('notice.call')} <PhoneLink />
    </>
  );
}
