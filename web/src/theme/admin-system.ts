import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { dialogRecipe, tabsRecipe } from './admin-recipes.ts';
import { siteConfig } from './site-config.ts';

const adminConfig = defineConfig({
  theme: {
    slotRecipes: { dialog: dialogRecipe, tabs: tabsRecipe },
    keyframes: {
      'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
      'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
      'rise-in': {
        from: { opacity: 0, transform: 'translateY(1rem)' },
        to: { opacity: 1, transform: 'translateY(0)' },
      },
      pulse: { '50%': { opacity: 0.35 } },
    },
  },
});

/** The site's design system and what only the staff area needs of it. */
export const adminSystem = createSystem(defaultBaseConfig, siteConfig, adminConfig);
