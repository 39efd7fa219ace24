import { lexer, type Token, type Tokens } from 'marked';
import type { Inline, TextBlock } from '../../src/lib/content/site-content.ts';
import { safeLink } from './field-values.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Markdown as a list of blocks; what the site does not know how to show, HTML included, stays text. */
export function textBlocks(markdown: string): TextBlock[] {
  return lexer(markdown, { gfm: true, breaks: true }).flatMap(block);
}

function block(token: Token): TextBlock[] {
  switch (token.type) {
    case 'space':
    case 'hr':
      return [];
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      // The page has its own first heading.
      const level = depth <= 2 ? 2 : depth === 3 ? 3 : 4;
      return [{ kind: 'heading', level, content: inline(tokens) }];
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', ordered, items: items.map(({ tokens }) => inline(tokens)) }];
    }
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens.flatMap(block);
    default: {
      const content = token.type === 'paragraph' ? inline((token as Tokens.Paragraph).tokens) : [token.raw];
      return [{ kind: 'paragraph', content }];
    }
  }
}

function inline(tokens: Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'text':
      case 'paragraph':
      case 'escape': {
        const { tokens: inner, text } = token as Tokens.Text;
        return inner ? inline(inner) : [unescaped(text)];
      }
      case 'br':
        return [{ kind: 'break' }];
      case 'strong':
        return [{ kind: 'strong', content: inline((token as Tokens.Strong).tokens) }];
      case 'em':
        return [{ kind: 'emphasis', content: inline((token as Tokens.Em).tokens) }];
      case 'link': {
        const { href, tokens: inner } = token as Tokens.Link;
        const content = inline(inner);
        return safeLink(href) ? [{ kind: 'link', href, content }] : content;
      }
      default:
        return [token.raw];
    }
  });
}

/** The text of an escape such as `\*` may come as an HTML entity; React escapes by itself. */
function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
