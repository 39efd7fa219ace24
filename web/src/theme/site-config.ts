import { defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

/**
 * Own tokens, and recipes only where they are used: Chakra's defaults would cost every visitor 20 KB. The
 * staff area adds its recipes in its own chunk: `createSystem(defaultBaseConfig, siteConfig, …)`.
 */
export const siteConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      'hero-zoom': { to: { transform: 'scale(1.1)' } },
      bounce: { '50%': { transform: 'translateY(6px)' } },
      'page-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
      'picture-rises': { from: { opacity: 0.3, transform: 'translateY(28px)' } },
      'picture-opens': { from: { opacity: 0 } },
      'picture-waits': { to: { opacity: 1 } },
      'menu-in': { from: { opacity: 0, transform: 'translateX(24px)' } },
      'route-progress': { from: { transform: 'scaleX(0)', transformOrigin: 'left' } },
    },
    tokens,
    semanticTokens,
    textStyles: {
      xs: { value: { fontSize: 'xs', lineHeight: 'moderate' } },
      sm: { value: { fontSize: 'sm', lineHeight: 'moderate' } },
      md: { value: { fontSize: 'md', lineHeight: 'moderate' } },
      lg: { value: { fontSize: 'lg', lineHeight: 'tall' } },
      /** Small capitals above a heading, on plates and scales. */
      label: {
        value: {
          fontSize: 'xs',
          fontWeight: 'semibold',
          letterSpacing: 'caps',
          lineHeight: 'short',
          textTransform: 'uppercase',
        },
      },
    },
  },
});
