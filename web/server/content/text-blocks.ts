import MarkdownIt, { type Token } from 'markdown-it';
import type { Inline, TextBlock } from '../../src/components/content/legal-text.ts';
import { safeLink } from './field-values.ts';

/** Formats within formats that are still told apart; what lies deeper has that of the last one. */
const MOST_FORMATS = 8;
/** In place of the sign of a list that stands within another. */
const INNER_ITEM = '– ';
/** What follows `www.`, without the sign that ends the sentence. */
const HOST_AND_PATH = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/(?:[^\s<>"'()]*[^\s<>"'().,;:!?])?)?/i;

/**
 * markdown-it takes about as long for one text as for any other of its length, where others take minutes for
 * what is built to hold them up. What the site does not know how to show, HTML included, stays text.
 */
const markdown = new MarkdownIt({ html: false, linkify: true }).disable([
  'backticks',
  'code',
  'fence',
  'strikethrough',
  'table',
]);
// Which links lead somewhere is said below.
markdown.validateLink = () => true;
// A word with a dot is no address; one that begins with www. is.
markdown.linkify.set({ fuzzyLink: false }).add('www.', {
  validate: (text, position) => HOST_AND_PATH.exec(text.slice(position, position + 500))?.[0].length ?? 0,
  normalize: (match) => {
    match.url = `http://${match.url}`;
  },
});

/** Markdown as a list of blocks, as flat as the site shows them. */
export function textBlocks(source: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let list: (TextBlock & { kind: 'list' }) | null = null;
  /** Lists around the present place. */
  let depth = 0;
  let level: 2 | 3 | 4 | null = null;

  for (const token of markdown.parse(source, {})) {
    switch (token.type) {
      case 'bullet_list_open':
      case 'ordered_list_open':
        list ??= { kind: 'list', ordered: token.type === 'ordered_list_open', items: [] };
        depth += 1;
        break;
      case 'list_item_open':
        if (depth === 1) list?.items.push([]);
        else addLine(list?.items.at(-1), [INNER_ITEM]);
        break;
      case 'bullet_list_close':
      case 'ordered_list_close':
        depth -= 1;
        if (depth === 0 && list) {
          blocks.push(list);
          list = null;
        }
        break;
      case 'heading_open':
        level = levelOf(token.tag);
        break;
      case 'heading_close':
        level = null;
        break;
      case 'inline': {
        const content = inline(token.children ?? []);
        if (list) addLine(list.items.at(-1), content);
        else if (level) blocks.push({ kind: 'heading', level, content });
        else blocks.push({ kind: 'paragraph', content });
        break;
      }
      default:
    }
  }
  return blocks;
}

/** The page has its own first heading. */
function levelOf(tag: string): 2 | 3 | 4 {
  if (tag === 'h1' || tag === 'h2') return 2;
  return tag === 'h3' ? 3 : 4;
}

function addLine(item: Inline[] | undefined, content: Inline[]): void {
  if (!item) return;
  if (item.length > 0 && item.at(-1) !== INNER_ITEM) item.push({ kind: 'break' });
  item.push(...content);
}

function inline(tokens: Token[]): Inline[] {
  const all: Inline[] = [];
  /** The content of all that is open, the innermost last. */
  const open = [all];
  for (const token of tokens) {
    const here = open.at(-1) ?? all;
    if (token.nesting === 1) open.push(open.length > MOST_FORMATS ? here : within(here, token));
    else if (token.nesting === -1) open.pop();
    else if (token.type === 'softbreak' || token.type === 'hardbreak') here.push({ kind: 'break' });
    else addText(here, token.type === 'image' ? written(token) : token.content);
  }
  return all;
}

/** Where the content of this format goes: into the format, or into what is around it where we show none of that kind. */
function within(around: Inline[], token: Token): Inline[] {
  const content: Inline[] = [];
  if (token.type === 'link_open') {
    const href = String(token.attrGet('href') ?? '');
    if (!safeLink(href)) return around;
    around.push({ kind: 'link', href, content });
  } else {
    around.push({ kind: token.type === 'strong_open' ? 'strong' : 'emphasis', content });
  }
  return content;
}

function addText(here: Inline[], text: string): void {
  const last = here.at(-1);
  if (typeof last === 'string') here[here.length - 1] = last + text;
  else if (text) here.push(text);
}

/** A picture as it was written: these texts show none. */
function written(token: Token): string {
  return `![${token.content}](${token.attrGet('src') ?? ''})`;
}
