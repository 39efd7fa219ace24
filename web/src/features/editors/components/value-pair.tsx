import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES } from '../../../lib/languages.ts';
import type { NamedField } from '../editor-values.ts';

/** `Bild 2: Titel (English)` */
export function fieldTitle({ field, sectionLabel, language }: NamedField): string {
  const name = `${sectionLabel}: ${field.label}`;
  return language === null || language === 'de' ? name : `${name} (${LANGUAGE_NAMES[language]})`;
}

/** A stored value as it is, line breaks included. */
export function StoredValue({
  children,
  label = typeof children === 'string' ? children : '',
}: {
  children: ReactNode;
  /** The same as plain text. */
  label?: string;
}) {
  return (
    <chakra.span
      display="block"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      maxH="48"
      overflowY="auto"
      textStyle="sm"
      // Long texts scroll, and what scrolls must be reachable without a mouse.
      {...(label.length > 400 && { tabIndex: 0, role: 'group', 'aria-label': label.slice(0, 40) })}
    >
      {children}
    </chakra.span>
  );
}

/** Two values beside each other, on a telephone one above the other. */
export const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const PairBox = chakra('div', {
  base: { display: 'block', p: '3', bg: 'bg.subtle', borderWidth: '1px', borderRadius: 'l2' },
});
