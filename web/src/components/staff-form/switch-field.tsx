import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useId } from 'react';
import { SwitchInput } from './switch-input.tsx';

interface SwitchFieldProps extends ComponentProps<typeof SwitchInput> {
  label: string;
  hint?: string;
}

/** A switch with its words; the whole line takes the touch. */
export function SwitchField({ label, hint, ...props }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <chakra.label display="flex" alignItems="center" gap="3" minH="11" cursor="button">
      <SwitchInput aria-describedby={hint ? hintId : undefined} {...props} />
      <span>
        <chakra.span fontWeight="semibold">{label}</chakra.span>
        {hint && (
          <chakra.span id={hintId} display="block" textStyle="sm" color="fg.muted">
            {hint}
          </chakra.span>
        )}
      </span>
    </chakra.label>
  );
}
