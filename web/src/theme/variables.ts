import { defineConfig } from '@chakra-ui/react/styled-system';
import { SITE_COLORS } from './colors.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

/**
 * What the colour scheme changes, and the fonts: Chakra turns these tokens into variables, which every document has
 * from the server. Browsers only need to know what they are called, below: working them out once more was nearly half
 * of the time in which they make the design system.
 */
export const variablesConfig = defineConfig({ theme: { tokens, semanticTokens } });

/** As Chakra calls it: `brand.solidHover` of the colours is `--chakra-colors-brand-solid-hover`. */
export function variableName(path: string): string {
  return `--chakra-${path.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function variables(category: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `var(${variableName(`${category}.${name}`)})`]));
}

const colorNames = Object.entries(SITE_COLORS).flatMap(([group, shades]) =>
  Object.keys(shades).map((shade) => (shade === 'DEFAULT' ? group : `${group}.${shade}`)),
);

/** By the names that components use. */
export const VARIABLES = {
  colors: variables('colors', ['white', ...colorNames]),
  fonts: variables('fonts', Object.keys(tokens.fonts ?? {})),
  shadows: variables('shadows', Object.keys(semanticTokens.shadows ?? {})),
};
