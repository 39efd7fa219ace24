import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useHydrated } from '../use-hydrated.ts';

const Aside = chakra('div', { base: { '@media (scripting: enabled)': { display: 'none' } } });

/**
 * Seen only where no script can do without it. Safari knows since 17 whether there are scripts; before that it goes when
 * the page comes to life.
 */
export function WithoutScript(props: ComponentProps<typeof Aside>) {
  return <Aside hidden={useHydrated()} {...props} />;
}
