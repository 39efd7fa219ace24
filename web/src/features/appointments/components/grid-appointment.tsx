import { chakra } from '@chakra-ui/react/styled-system';
import type { PointerEventHandler } from 'react';
import type { PlannedAppointment } from '@garage/contracts/workshop-plan';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { vehicleInWords, workInWords } from '../in-words.ts';
import type { PlacedAppointment } from '../plan-grid.ts';

const Block = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    overflow: 'hidden',
    px: '2',
    py: '1',
    textAlign: 'start',
    textStyle: 'xs',
    lineHeight: 'short',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderInlineStartWidth: '4px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    cursor: 'button',
    outline: 'none',
    _hover: { bg: 'bg.emphasized' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' },
    '&[data-state=pending]': { borderStyle: 'dashed', bg: 'bg.warning' },
    '&[data-state=received]': { bg: 'bg.info' },
    '&[data-state=in-work]': { bg: 'bg.info' },
    '&[data-state=ready]': { bg: 'bg.success' },
    '&[data-state=completed]': { color: 'fg.muted' },
    '&[data-dragged]': { boxShadow: 'lg', cursor: 'grabbing' },
    '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

interface GridAppointmentProps extends PlacedAppointment {
  top: number;
  height: number;
  /** How far the pointer has carried it; null while it lies where it belongs. */
  offset: { x: number; y: number } | null;
  onOpen: (id: number) => void;
  onPointerDown?: PointerEventHandler<HTMLElement>;
}

/** An appointment at its time; a pointer can carry it to another one. */
export function GridAppointment(props: GridAppointmentProps) {
  const { appointment, lane, lanes, top, height, offset, onOpen, onPointerDown } = props;
  const { t } = useTranslation('appointments');
  const { id, status, startTime, endTime, name, services } = appointment;
  const work = workInWords(appointment);
  return (
    <chakra.li
      position="absolute"
      p="1px"
      zIndex={offset ? 'docked' : undefined}
      style={{
        top,
        height: Math.max(height, 24),
        insetInlineStart: `${(lane / lanes) * 100}%`,
        width: `${100 / lanes}%`,
        ...(offset && { transform: `translate(${offset.x}px, ${offset.y}px)` }),
      }}
    >
      <Block
        type="button"
        aria-haspopup="dialog"
        data-state={status}
        data-dragged={offset ? '' : undefined}
        style={{ borderInlineStartColor: services[0]?.color }}
        onPointerDown={onPointerDown}
        onClick={() => onOpen(id)}
      >
        <chakra.span fontWeight="semibold">
          {startTime} {name}
        </chakra.span>
        <span>{work}</span>
        <span>{vehicleInWords(appointment)}</span>
        <chakra.span srOnly>{t('block', { to: endTime, state: t(`state.${status}`) })}</chakra.span>
      </Block>
    </chakra.li>
  );
}

interface StayingCarProps {
  appointment: PlannedAppointment;
  isArrival: boolean;
  onOpen: (id: number) => void;
}

/** A car that stays for long work, above the hours of each of its days. */
export function StayingCar({ appointment, isArrival, onOpen }: StayingCarProps) {
  const { t } = useTranslation('appointments');
  const { id, status, startTime, name, services } = appointment;
  return (
    <Block
      type="button"
      aria-haspopup="dialog"
      height="auto"
      mt="1"
      data-state={status}
      style={{ borderInlineStartColor: services[0]?.color }}
      onClick={() => onOpen(id)}
    >
      <chakra.span fontWeight="semibold">
        {t(isArrival ? 'staying.arrives' : 'staying.stays', { time: startTime, name })}
      </chakra.span>
      <span>{workInWords(appointment)}</span>
    </Block>
  );
}
