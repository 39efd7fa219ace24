import { createSystem } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { siteConfig } from './site-config.ts';

/** The design system of the public site. */
export const system = createSystem(defaultBaseConfig, siteConfig);
