import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { buttonRecipe } from '../../theme/recipes.ts';

const Frame = chakra(
  'label',
  {
    ...buttonRecipe,
    base: {
      position: 'relative',
      cursor: 'button',
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'brand.focusRing',
        outlineOffset: '3px',
      },
      // Firefox before 121 does not know the other.
      '@supports not selector(:has(*))': {
        '&:focus-within': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '3px' },
      },
      '&:has(:disabled)': { opacity: 0.55, cursor: 'disabled' },
      // Over all of it: what is dropped on the button is chosen, too.
      '& > input': {
        position: 'absolute',
        inset: '0',
        width: 'full',
        height: 'full',
        opacity: 0,
        cursor: 'inherit',
      },
      '& > input::file-selector-button': { cursor: 'inherit' },
    },
  },
  { defaultProps: { className: 'button', variant: 'outline' } },
);

interface FileButtonProps extends Omit<ComponentProps<typeof Frame>, 'children' | 'htmlFor' | 'onChange'> {
  label: string;
  icon?: ReactNode;
  /** Of the browser's own field, which nobody sees: its button speaks the language of the browser. */
  input: Omit<ComponentProps<'input'>, 'type' | 'title'>;
}

/** Chooses files, with words of ours. */
export function FileButton({ label, icon, input, ...frame }: FileButtonProps) {
  return (
    <Frame {...frame}>
      {icon}
      {label}
      {/* An empty title: otherwise the browser says, when the pointer rests, that no file is chosen. */}
      <input {...input} type="file" title="" />
    </Frame>
  );
}
