import { chakra } from '@chakra-ui/react/styled-system';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { Inline, TextBlock } from '../../../components/content/legal-text.ts';
import { sectionId } from '../section-id.ts';

const HEADING = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const Flow = chakra('div', {
  base: {
    display: 'grid',
    // A long word breaks instead of widening the column.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    textStyle: 'lg',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '& > :is(h2, h3, h4):not(:first-child)': { mt: '8' },
    '& > :is(h2, h3, h4)': { color: 'fg', scrollMarginTop: '24', lineHeight: 'short' },
    '& > h2': { fontSize: '2xl' },
    '& > h3': { fontSize: 'xl' },
    '& > h4': { fontSize: 'md' },
    '& ul, & ol': { pl: '6', display: 'grid', gap: '2' },
    '& ul': { listStyleType: 'disc', '& ::marker': { color: 'brand.fg' } },
    '& ol': { listStyleType: 'decimal' },
    '& strong': { color: 'fg', fontWeight: 'semibold' },
  },
});

/**
 * Longer text with headings, paragraphs and lists. Of plain elements, which are styled from here: a text may hold
 * thousands, and a component for each would cost the server seconds.
 */
export function TextBlocks({ blocks }: { blocks: TextBlock[] }) {
  return <Flow>{inOrder(blocks.map(toBlock))}</Flow>;
}

/** Children without keys: a text that was written once never changes its order. */
function inOrder(children: ReactNode[]): ReactElement {
  return createElement(Fragment, null, ...children);
}

function toBlock(block: TextBlock, index: number): ReactNode {
  if (block.kind === 'heading') {
    const Level = HEADING[block.level];
    return (
      <Level className="heading" id={sectionId(index)}>
        {words(block.content)}
      </Level>
    );
  }
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return <List>{inOrder(block.items.map(toItem))}</List>;
  }
  return <p>{words(block.content)}</p>;
}

function toItem(content: Inline[]): ReactNode {
  return <li>{words(content)}</li>;
}

function words(content: Inline[]): ReactElement {
  return inOrder(content.map(word));
}

function word(part: Inline): ReactNode {
  if (typeof part === 'string') return part;
  if (part.kind === 'break') return <br />;
  if (part.kind === 'link')
    return (
      <a className="link" href={part.href}>
        {words(part.content)}
      </a>
    );
  if (part.kind === 'strong') return <strong>{words(part.content)}</strong>;
  return <em>{words(part.content)}</em>;
}
