import { defineConfig } from '@chakra-ui/react/styled-system';

/**
 * Recipes only where they are used: Chakra's defaults would cost every visitor 20 KB. The staff area adds its
 * recipes in its own chunk: `createSystem(defaultBaseConfig, siteConfig, …)`.
 */
export const siteConfig = defineConfig({
  cssVarsPrefix: 'chakra',
  // Said anew where the colour scheme is another: what has been worked out for the page would be inherited.
  cssVarsRoot: ':where(html, [data-stage])',
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
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
