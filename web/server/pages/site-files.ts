import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { firstLanguage, type GarageFacts } from '@garage/contracts/garage';
import type { Language } from '@garage/contracts/languages';
import { localizedPath } from '@garage/contracts/page-addresses';
import type { SiteContentSource } from '../content/site-content-source.ts';
import { BRAND_PICTURES, pictureFile } from './brand-pictures.ts';
import type { Documents } from './documents.ts';
import type { GarageFactsSource } from './garage-facts.ts';
import { escapeText } from './html-escapes.ts';
import { sendDocument } from './send-document.ts';
import type { Site, SiteModule } from './site.ts';
import { PANEL_MANIFEST, panelManifest, siteManifest } from './web-manifests.ts';

interface SiteFile {
  path: string;
  type: string;
  /** Made anew when the services change, too; everything is when the facts do. */
  listsServices?: boolean;
  make: (module: SiteModule, garage: GarageFacts, services: string[]) => string | Promise<string | Buffer>;
}

/** What the panel shows when it is opened without a connection; its worker keeps it. */
const OFFLINE_PAGE = new URL('offline-page.html', import.meta.url);
const NO_SERVICES = { paths: [], version: 0 };

/** Files about the site that are made from its pages, languages, address, services and garage facts. */
export function siteFiles(
  server: FastifyInstance,
  publicUrl: string,
  site: Site,
  facts: GarageFactsSource,
  texts: SiteContentSource,
  documents: Documents,
): void {
  const files: SiteFile[] = [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', make: () => robots(publicUrl) },
    {
      path: '/sitemap.xml',
      type: 'application/xml; charset=utf-8',
      listsServices: true,
      make: (module, garage, services) => sitemap([...module.PAGE_PATHS, ...services], publicUrl, garage),
    },
    {
      path: '/site.webmanifest',
      type: 'application/manifest+json; charset=utf-8',
      make: (module, garage) => siteManifest(garage, module.THEME_COLOR),
    },
    {
      path: PANEL_MANIFEST,
      type: 'application/manifest+json; charset=utf-8',
      make: (module, garage) => panelManifest(garage, module.THEME_COLOR),
    },
    {
      path: '/admin/offline.html',
      type: 'text/html; charset=utf-8',
      make: async ({ inBrandColor }, { brandColor }) => {
        const page = await readFile(OFFLINE_PAGE, 'utf8');
        return brandColor === null ? page : inBrandColor(page, brandColor);
      },
    },
  ];
  for (const [name, { type, draw }] of Object.entries(BRAND_PICTURES)) {
    files.push({
      path: `/${name}`,
      type,
      make: ({ inBrandColor }, { brandColor }) =>
        brandColor === null ? pictureFile(name) : draw((svg) => inBrandColor(svg, brandColor)),
    });
  }
  for (const { path, type, listsServices, make } of files) {
    server.get(path, { compress: false }, async (request, reply) => {
      const module = await site.load();
      const [{ garage, version }, services] = await Promise.all([
        facts.current(),
        listsServices ? texts.servicePaths(request.log) : NO_SERVICES,
      ]);
      const document = await documents.get(`file ${path}`, `${version} ${services.version}`, async () => ({
        status: 200,
        type,
        body: await make(module, garage, services.paths ?? []),
      }));
      return sendDocument(request, reply, document, { varyByCookie: false, isShared: true });
    });
  }
}

function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /reset-admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Every page in every language, each naming all its translations. */
function sitemap(paths: string[], publicUrl: string, garage: GarageFacts): string {
  const { languages } = garage;
  const entries = paths.flatMap((path) => {
    const address = (language: Language) => escapeText(publicUrl + localizedPath(path, language, garage));
    const alternates = [
      ...languages.map((language) => [language, address(language)] as const),
      ['x-default', address(firstLanguage(garage))] as const,
    ]
      .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
      .join('');
    return languages.map((language) => `<url><loc>${address(language)}</loc>${alternates}</url>`);
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  );
}
