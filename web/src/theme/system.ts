import { createSystem } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.ts';
import { siteConfig } from './site-config.ts';

/** The design system of the public site, with the base style sheet that the server puts into every page. */
export const systemWithBase = createSystem(baseConfig, siteConfig);

/** For components: what the page already has is not inserted once more. */
// oxlint-disable no-underscore-dangle -- Chakra calls them so
export const system: typeof systemWithBase = {
  ...systemWithBase,
  _config: { ...systemWithBase._config, disableLayers: true },
  _global: [],
};
