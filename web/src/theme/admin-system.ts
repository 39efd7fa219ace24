import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { dialogRecipe, tabsRecipe } from './admin-recipes.ts';
import { PALETTE, STAFF_COLORS } from './colors.ts';
import { SCALES } from './scales.ts';
import { lightDark } from './semantic-tokens.ts';
import { siteConfig } from './site-config.ts';
import { withoutReset } from './system.ts';
import { variablesConfig } from './variables.ts';

type Values = Record<string, { value: string }>;

const valuesOf = (scale: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, { value }]));

const adminConfig = defineConfig({
  theme: {
    tokens: {
      ...Object.fromEntries(Object.entries(SCALES).map(([name, scale]) => [name, valuesOf(scale)])),
      colors: { ink: valuesOf(PALETTE.ink) },
    },
    semanticTokens: { colors: lightDark(STAFF_COLORS) },
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
export const adminSystem = withoutReset(
  createSystem(defaultBaseConfig, siteConfig, variablesConfig, adminConfig),
);
