import createCache, { type EmotionCache } from '@emotion/cache';

const KEY = 'css';

/** One per rendered page. Every supported browser knows the properties without vendor prefixes. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: KEY, stylisPlugins: [] });
}

/** The names of all classes in a page's styles, as Emotion lists them beside them. */
export function classNames(styles: string): string[] {
  return [...new Set([...styles.matchAll(/\.css-([\da-z]+)/g)].map(([, name = '']) => name))];
}

/**
 * In the browser, before the first cache: tells Emotion which styles the page has. The server leaves the list
 * out, because all of it stands in the styles themselves.
 */
export function nameStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[data-emotion="${KEY} "]`)) {
    style.dataset['emotion'] = [KEY, ...classNames(style.textContent)].join(' ');
  }
}

/**
 * Of the server: style elements without their lists, and none that is empty. The space after the key stays:
 * Emotion moves all styles of a page together by it, and the order of the layers with them.
 */
export function withoutNames(styleElements: string): string {
  return styleElements
    .replaceAll(/<style data-emotion="css[^"]*"><\/style>/g, '')
    .replaceAll(/(?<=<style data-emotion="css )[^"]*/g, '');
}
