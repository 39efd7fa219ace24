import type { Language } from '@garage/contracts/languages';
import { localizedPath } from '@garage/contracts/page-addresses';
import { type Closure, firstLanguage, type GarageFacts } from '@garage/contracts/garage';
import type { PageHead } from '../../src/app/entry-server.tsx';
import type { PageContent } from '../../src/components/content/site-content.ts';
import { plainPicture } from '../../src/components/content/site-picture.ts';
import { serviceNumber } from '../../src/config/service-page.ts';
import { escapeText, scriptJson } from './html-escapes.ts';
import { structuredData } from './structured-data.ts';

/** Drawn by `infra/pictures/draw.ts`; without the name of a garage, so that it fits any. */
export const SHARE_PICTURE = { path: '/share.jpg', type: 'image/jpeg', width: 1200, height: 630 };

const LOCALES: Record<Language, string> = {
  de: 'de_CH',
  en: 'en_GB',
  fr: 'fr_CH',
  it: 'it_CH',
  pt: 'pt_PT',
};

interface SearchAndShareParts {
  /** Address without language. */
  path: string;
  language: Language;
  publicUrl: string;
  garage: GarageFacts;
  closures: Closure[];
  head: PageHead;
  content: PageContent;
}

/** What search engines, messengers and social networks read in the head of a public page. */
export function searchAndShare(parts: SearchAndShareParts): string {
  const { path, language, publicUrl, garage, closures, head, content } = parts;
  const share = sharePicture(parts);
  const address = (target: Language) => publicUrl + localizedPath(path, target, garage);
  const others = garage.languages.filter((other) => other !== language);
  const data = structuredData({
    garage,
    closures,
    language,
    publicUrl,
    sharePicture: SHARE_PICTURE.path,
    content,
    crumbs: head.crumbs,
  });
  return [
    meta('name', 'keywords', head.keywords.join(', ')),
    link('canonical', address(language)),
    ...garage.languages.map((target) => link('alternate', address(target), target)),
    link('alternate', address(firstLanguage(garage)), 'x-default'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', garage.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address(language)),
    meta('property', 'og:locale', LOCALES[language]),
    ...others.map((other) => meta('property', 'og:locale:alternate', LOCALES[other])),
    meta('property', 'og:image', publicUrl + share.path),
    meta('property', 'og:image:type', SHARE_PICTURE.type),
    meta('property', 'og:image:width', String(share.width)),
    meta('property', 'og:image:height', String(share.height)),
    meta('property', 'og:image:alt', share.alt),
    // Title, text and picture are taken from the tags above.
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${scriptJson(data)}</script>`,
  ].join('');
}

/** A service is shared with its picture, the gallery with its first one, everything else with the garage's own. */
function sharePicture({ garage, content, path }: SearchAndShareParts) {
  const number = serviceNumber(path);
  const service = content.services?.items.find(({ id }) => id === number);
  const [first] = content.gallery?.pictures ?? [];
  const picture = service?.picture ?? first?.picture;
  if (!picture) return { ...SHARE_PICTURE, alt: `${garage.name}, ${garage.address.city}` };
  const { src, width, height } = plainPicture(picture);
  return { path: src, width, height, alt: first?.alt ?? picture.alt ?? service?.name ?? '' };
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeText(content)}">`;
}

function link(rel: string, href: string, language?: string): string {
  const hreflang = language === undefined ? '' : ` hreflang="${language}"`;
  return `<link rel="${rel}"${hreflang} href="${escapeText(href)}">`;
}
