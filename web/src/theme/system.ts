// oxlint-disable no-underscore-dangle -- Chakra calls them so
import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.ts';
import { siteConfig } from './site-config.ts';

const made = createSystem(baseConfig, siteConfig);
const styleFunctions = new WeakMap<object, ReturnType<typeof made.cva>>();

/** The design system of the public site, for components: the page has its base already (`base-system.ts`). */
export const system: SystemContext = {
  ...made,
  // Chakra asks for it whenever an element is rendered; made once, it also remembers what it has worked out.
  cva: ((config) => {
    const known = styleFunctions.get(config) ?? made.cva(config);
    styleFunctions.set(config, known);
    return known;
  }) as SystemContext['cva'],
  _config: { ...made._config, disableLayers: true },
  _global: [],
};

/** Without the place of Chakra's reset, which would be an empty layer and no valid style sheet. */
export function withoutReset(complete: SystemContext): SystemContext {
  return { ...complete, _global: complete._global.slice(1) };
}
