import type { Language } from '@garage/contracts/languages';
import type { LoadContent } from '../components/content/content-context.tsx';
import type { ContentKey, SiteContent } from '../components/content/site-content.ts';
import { trackedImport } from './page-loading.ts';

/** Where the web server answers the texts of a page as JSON. */
export function contentPath(language: Language, key: ContentKey): string {
  return `/content/${language}/${key}.json`;
}

/** Fetches texts for a page that was navigated to; the progress bar shows it. */
export function loadContentIn(language: Language): LoadContent {
  return (key) =>
    trackedImport(async () => {
      const response = await fetch(contentPath(language, key));
      if (!response.ok) return null;
      return (await response.json()) as SiteContent[typeof key];
    })();
}
