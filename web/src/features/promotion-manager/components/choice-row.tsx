import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

interface ChoiceRowProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    cursor: 'button',
    textStyle: 'sm',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted' },
    '&:has(:checked)': { bg: 'bg.inverted', color: 'fg.inverted', borderColor: 'bg.inverted' },
    '&:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
    '& > input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'button' },
  },
});

/** One of a few, all of them to be seen. */
export function ChoiceRow<Value extends string>({ label, value, choices, onChange }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="semibold" mb="1.5">
        {label}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {choices.map((choice) => (
          <Choice key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </Choice>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
