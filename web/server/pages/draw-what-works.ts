import type { FastifyBaseLogger } from 'fastify';
import type { HomeText } from '../../src/components/content/home-text.ts';
import type { ContentKey, PageContent } from '../../src/components/content/site-content.ts';

/** The home page shows several parts, each of which it can do without. */
const EMPTY_HOME: HomeText = {
  meta: null,
  hero: null,
  brandsTitle: '',
  about: null,
  gallery: null,
  offersTitle: '',
  offers: [],
  call: null,
  review: null,
  detailsTitle: '',
  hoursTitle: '',
};

interface Without {
  /** What is left out, in the words of the log. */
  part: string;
  content: PageContent;
}

/**
 * Draws a page of its content. When that fails, one part of the content after the other is left out until the page
 * can be drawn: it then says that it does not know this part, as when a service is down, and shows all the rest.
 *
 * @throws what the first attempt threw, when the content is not to blame
 */
export async function drawWhatWorks<Drawn>(
  content: PageContent,
  draw: (content: PageContent) => Promise<Drawn>,
  log: FastifyBaseLogger,
): Promise<Drawn> {
  try {
    return await draw(content);
  } catch (error) {
    for (const { part, content: rest } of eachWithout(content)) {
      // Why the others fail is known: the part is still there.
      const drawn = await draw(rest).catch(() => null);
      if (drawn === null) continue;
      log.error({ err: error, part }, 'a page is shown without a part that cannot be drawn');
      return drawn;
    }
    throw error;
  }
}

/** The content without its smallest parts first, at last without any. */
function* eachWithout(content: PageContent): Generator<Without> {
  const { home } = content;
  if (home) {
    for (const part of Object.keys(EMPTY_HOME) as (keyof HomeText)[]) {
      yield {
        part: `home.${part}`,
        content: { ...content, home: { ...home, [part]: EMPTY_HOME[part] } },
      };
    }
  }
  const keys = (Object.keys(content) as ContentKey[]).filter((key) => content[key] !== null);
  for (const key of keys) yield { part: key, content: { ...content, [key]: null } };
  yield { part: keys.join(', '), content: Object.fromEntries(keys.map((key) => [key, null])) };
}
