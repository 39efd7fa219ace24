import createCache, { type EmotionCache } from '@emotion/cache';

/** Of a style element that the server has made: the names of the styles in it. */
export const STYLE_NAMES = 'data-style-names';

/** One per page that the server renders. Every supported browser knows the properties without vendor prefixes. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}

/**
 * The browser's, which knows the styles that the page came with. By an attribute of its own Emotion would find them,
 * too, but move them to the end of the head, and everything would be laid out once more.
 */
export function pageStyleCache(): EmotionCache {
  const cache = createStyleCache();
  for (const element of document.querySelectorAll(`style[${STYLE_NAMES}]`)) {
    for (const name of element.getAttribute(STYLE_NAMES)?.split(' ') ?? []) cache.inserted[name] = true;
  }
  return cache;
}
