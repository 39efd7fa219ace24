import createCache, { type EmotionCache } from '@emotion/cache';

/** One per page that the server renders. Every supported browser knows the properties without vendor prefixes. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
