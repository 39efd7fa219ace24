import type { Inline } from '../../components/content/legal-text.ts';

/** Formatted words without their format. */
export function plainText(content: Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'break' ? ' ' : plainText(part.content);
    })
    .join('');
}
