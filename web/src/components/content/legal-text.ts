import type { DayText, PageMetaText } from './text-parts.ts';

export interface LegalText {
  meta: PageMetaText;
  title: string;
  /** Of this version; null when it is not known. */
  date: DayText | null;
  blocks: TextBlock[];
}

/** Formatted text as data, so that nothing in it can become anything else on the page. */
export type TextBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }
  | { kind: 'break' };
