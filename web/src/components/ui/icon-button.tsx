import type { ComponentProps } from 'react';
import type { IconType } from 'react-icons';
import { Button } from './elements.ts';

export interface IconButtonProps extends ComponentProps<typeof Button> {
  /** Read out, and shown when the pointer rests on the button. */
  label: string;
  icon: IconType;
}

/** A button that shows only a picture, large enough for a finger. */
export function IconButton({ label, icon: Icon, ...props }: IconButtonProps) {
  return (
    <Button variant="ghost" px="0" width="11" aria-label={label} title={label} {...props}>
      <Icon aria-hidden strokeWidth={1.6} />
    </Button>
  );
}
