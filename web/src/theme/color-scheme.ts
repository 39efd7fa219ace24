/** Switches of every colour in `semantic-tokens.ts`: an empty one takes its colour away, an invalid one lets it stand. */
const LIGHT = '{color-scheme:light;--light:initial;--dark: }';
const DARK = '{color-scheme:dark;--light: ;--dark:initial}';

/**
 * Light or dark: what the visitor has chosen, otherwise what the device says. A stage is always dark: hero, header,
 * footer. On paper everything is light.
 *
 * `light-dark()` would do without switches, but came to Safari with 17.5, to Chrome with 123 and to Firefox with 120:
 * before that the site had no colours. A string, because Emotion leaves out declarations that are empty.
 */
export const COLOR_SCHEME_CSS =
  `html${LIGHT}@media screen{html.dark,[data-stage]${DARK}}` +
  `@media screen and (prefers-color-scheme:dark){html:not(.light)${DARK}}`;
