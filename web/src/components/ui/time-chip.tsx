import { chakra } from '@chakra-ui/react/styled-system';

/**
 * A time to choose: the radio button lies over the whole of it, seen by those who hear the page. What it looks like is said
 * of the words beside it, because Firefox can ask what is inside (`:has`) since 121.
 */
const Chip = chakra('label', {
  base: {
    position: 'relative',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    '& span': {
      display: 'grid',
      placeItems: 'center',
      minH: '11',
      minW: '4.5rem',
      px: '3',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'l2',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
    },
    '&:hover span': { '@media (hover: hover)': { borderColor: 'fg' } },
    '& input': {
      position: 'absolute',
      inset: '0',
      opacity: 0,
      cursor: 'button',
      width: 'full',
      height: 'full',
    },
    '& :checked + span': { bg: 'brand.solid', borderColor: 'brand.solid', color: 'brand.contrast' },
    '& :focus-visible + span': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
  },
});

interface TimeChipProps {
  name: string;
  value: string;
  time: string;
  /** What is read out where the time alone would not say on which day. */
  label?: string;
  /** Left to the browser where a plain form asks for it. */
  checked?: boolean;
  onChoose?: () => void;
  required?: boolean;
}

export function TimeChip({ name, value, time, label, checked, onChoose, required }: TimeChipProps) {
  return (
    <Chip>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        required={required}
        aria-label={label}
      />
      <span aria-hidden={label ? true : undefined}>{time}</span>
    </Chip>
  );
}
