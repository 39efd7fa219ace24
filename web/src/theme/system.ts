// oxlint-disable no-underscore-dangle -- Chakra calls them so
import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.ts';
import { siteConfig } from './site-config.ts';

const made = createSystem(baseConfig, siteConfig);

/** The design system of the public site, for components: the page has its base already (`base-system.ts`). */
export const system: SystemContext = {
  ...made,
  _config: { ...made._config, disableLayers: true },
  _global: [],
};

/** Without the place of Chakra's reset, which would be an empty layer and no valid style sheet. */
export function withoutReset(complete: SystemContext): SystemContext {
  return { ...complete, _global: complete._global.slice(1) };
}
