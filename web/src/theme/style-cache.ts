import createCache, { type EmotionCache } from '@emotion/cache';

/** One per rendered page. Every supported browser knows the properties without vendor prefixes. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
