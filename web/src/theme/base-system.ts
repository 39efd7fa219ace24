import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.ts';
import { globalCss } from './global-css.ts';
import { siteConfig } from './site-config.ts';
import { withoutReset } from './system.ts';
import { variablesConfig } from './variables.ts';

const documentConfig = defineConfig({
  globalCss,
  theme: {
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      'hero-zoom': { to: { transform: 'scale(1.1)' } },
      bounce: { '50%': { transform: 'translateY(6px)' } },
      'page-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
      // Words are read while they rise: nothing of them fades.
      'card-rises': { from: { transform: 'translateY(28px)' } },
      'picture-rises': { from: { opacity: 0.3, transform: 'translateY(28px)' } },
      'picture-opens': { from: { opacity: 0 } },
      'picture-waits': { to: { opacity: 1 } },
      'menu-in': { from: { opacity: 0, transform: 'translateX(24px)' } },
      'route-progress': { from: { transform: 'scaleX(0)', transformOrigin: 'left' } },
    },
  },
});

/** The style sheet that the server puts into every document. Browsers have it then, and load none of this. */
export const baseSystem = withoutReset(createSystem(baseConfig, siteConfig, variablesConfig, documentConfig));
