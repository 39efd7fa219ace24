import { addDays, isCalendarDate } from '@garage/contracts/calendar-day';
import { chakra } from '@chakra-ui/react/styled-system';
import { LuChevronLeft, LuChevronRight, LuPhoneCall, LuPrinter } from 'react-icons/lu';
import { DateInput } from '../../../components/staff-form/date-input.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { fullDay, PLAN_VIEWS, type PlanView, presentDay, stepOf } from '../plan-days.ts';
import { ViewSwitch } from './view-switch.tsx';

interface PlanToolbarProps {
  view: PlanView;
  date: string;
  onView: (view: PlanView) => void;
  onDate: (date: string) => void;
  /** Shows only what the person who looks is to look after. */
  isMine: boolean;
  onMine: (isMine: boolean) => void;
  /** Absent for people who may only look. */
  onCall?: () => void;
  /** Absent while the day is not known. */
  onPrint?: () => void;
}

/** Which days the plan shows, and what is done with them. */
export function PlanToolbar(props: PlanToolbarProps) {
  const { view, date, onView, onDate, isMine, onMine, onCall, onPrint } = props;
  const { t } = useTranslation('appointments');
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <ViewSwitch views={PLAN_VIEWS} view={view} onChange={onView} />
      <chakra.div display="flex" alignItems="center" gap="1">
        <IconButton
          icon={LuChevronLeft}
          label={t('back')}
          onClick={() => onDate(addDays(date, -stepOf(view)))}
        />
        <Button variant="outline" size="sm" minH="11" onClick={() => onDate(presentDay(view))}>
          {t('thisDay')}
        </Button>
        <IconButton
          icon={LuChevronRight}
          label={t('forward')}
          onClick={() => onDate(addDays(date, stepOf(view)))}
        />
      </chakra.div>
      <chakra.div width="10.5rem">
        <DateInput
          label={t('chooseDay')}
          value={date}
          onChange={(day) => {
            if (isCalendarDate(day)) onDate(day);
          }}
        />
      </chakra.div>
      <Button
        variant={isMine ? 'solid' : 'outline'}
        size="sm"
        minH="11"
        aria-pressed={isMine}
        onClick={() => onMine(!isMine)}
      >
        {t('mine')}
      </Button>
      <chakra.div display="flex" gap="2" ms="auto" flex={{ base: '1 1 100%', md: '0 0 auto' }}>
        {onCall && (
          <Button flex="1" px="4" aria-haspopup="dialog" onClick={onCall}>
            <LuPhoneCall aria-hidden strokeWidth={1.6} />
            {t('create')}
          </Button>
        )}
        <IconButton
          icon={LuPrinter}
          variant="outline"
          label={t('print', { day: fullDay(date) })}
          disabled={!onPrint}
          onClick={() => onPrint?.()}
        />
      </chakra.div>
    </chakra.div>
  );
}
