import { chakra } from '@chakra-ui/react/styled-system';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Button } from '../../../components/ui/elements.ts';
import type { MessageView } from '../message-view.ts';
import { useNow } from '../use-now.ts';
import { MessageCard, type MessageCardProps } from './message-card.tsx';

/** Until a card is measured, in CSS pixels, the gap below it included. */
const ESTIMATED_HEIGHT = 160;
/** So many cards before the end of what is known, more is fetched. */
const AHEAD = 10;

export interface MessageListProps extends Omit<MessageCardProps, 'message' | 'now'> {
  messages: MessageView[];
  /** Of the whole list, as far as it is known; null while the server has more. */
  total: number | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** More is then asked for by hand only. */
  hasFailed: boolean;
  /** Stands in the place of a list without messages. */
  emptyText: string;
  onMore: () => void;
  /** Takes the focus when the last card has gone that had it. */
  fallbackFocus: () => HTMLElement | null;
}

/** However many there are, only the cards in view are drawn, and the one that has the focus. */
export function MessageList(props: MessageListProps) {
  const {
    messages,
    total,
    hasMore,
    isLoadingMore,
    hasFailed,
    emptyText,
    onMore,
    fallbackFocus,
    ...handlers
  } = props;
  const { t } = useTranslation('contactMessages');
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const focusedIndex = messages.findIndex(({ id }) => id === focusedId);

  const isEmpty = messages.length === 0;
  useLayoutEffect(() => {
    if (list.current) setOffset(list.current.getBoundingClientRect().top + window.scrollY);
  }, [isEmpty]);
  // A new function would make the virtualizer measure everything again.
  const keyAt = useCallback((index: number) => messages[index]?.id ?? index, [messages]);

  // Its answers change with the scroll position alone, and nothing here keeps them.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: messages.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: keyAt,
    overscan: 6,
    scrollMargin: offset,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const isAway = focusedIndex !== -1 && !shown.includes(focusedIndex);
      return isAway ? [...shown, focusedIndex].sort((a, b) => a - b) : shown;
    },
  });
  const cards = virtualizer.getVirtualItems();

  const lastIndex = cards.at(-1)?.index ?? -1;
  const wantsMore = hasMore && !isLoadingMore && !hasFailed && lastIndex >= messages.length - AHEAD;
  useEffect(() => {
    if (wantsMore) onMore();
  }, [wantsMore, onMore]);

  useFocusOnNext({ list, messages, focusedId, fallbackFocus, forget: () => setFocusedId(null) });

  if (isEmpty) {
    return (
      <chakra.p py="16" textAlign="center" color="fg.muted">
        {emptyText}
      </chakra.p>
    );
  }
  return (
    <>
      <chakra.ul
        ref={list}
        listStyleType="none"
        position="relative"
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={({ target }) => setFocusedId(idAt(target))}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !list.current?.contains(relatedTarget)) setFocusedId(null);
        }}
      >
        {cards.map(({ index, start, key }) => {
          const message = messages[index];
          return (
            message && (
              <chakra.li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={total ?? -1}
                aria-posinset={index + 1}
                position="absolute"
                insetInline="0"
                top="0"
                pb="2.5"
                style={{ transform: `translateY(${start - offset}px)` }}
              >
                <MessageCard message={message} now={now} {...handlers} />
              </chakra.li>
            )
          );
        })}
      </chakra.ul>
      {hasMore && (
        <Button variant="outline" mt="3" width="full" disabled={isLoadingMore} onClick={onMore}>
          {t(isLoadingMore ? 'loading' : 'more')}
        </Button>
      )}
    </>
  );
}

function idAt(element: Element): string | null {
  return element.closest('[data-message-id]')?.getAttribute('data-message-id') ?? null;
}

interface FocusOnNext {
  list: RefObject<HTMLElement | null>;
  messages: readonly MessageView[];
  focusedId: string | null;
  fallbackFocus: () => HTMLElement | null;
  forget: () => void;
}

/** When the card that had the focus leaves the list, read or moved, the one in its place takes it. */
function useFocusOnNext({ list, messages, focusedId, fallbackFocus, forget }: FocusOnNext): void {
  const lastIndex = useRef(-1);
  useEffect(() => {
    if (focusedId === null) return;
    const index = messages.findIndex(({ id }) => id === focusedId);
    if (index !== -1) {
      lastIndex.current = index;
      return;
    }
    // A window that is open over the list has the focus, and gives it back by itself.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const place = Math.min(lastIndex.current, messages.length - 1);
    const next = list.current?.querySelector<HTMLElement>(`[data-index="${place}"] h2 button`);
    forget();
    (next ?? fallbackFocus())?.focus();
  }, [list, messages, focusedId, fallbackFocus, forget]);
}
