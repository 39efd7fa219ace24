import { createSystem } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.ts';
import { siteConfig } from './site-config.ts';

/** The design system of the public site. */
export const system = createSystem(baseConfig, siteConfig);
