const FIRST_MS = 100;
/** Those further down come into sight by scrolling, when all have long arrived. */
const LAST = 9;

/**
 * Lets the entries of a list rise one after the other when their page opens; for whoever wants less motion they are
 * simply there.
 *
 * @param stepMs between two of them
 */
export function staggered(stepMs: number) {
  const later = Array.from({ length: LAST - 1 }, (_, index) => {
    const place = index + 2;
    const selector = `& > li:nth-of-type(${place === LAST ? `n + ${place}` : place})`;
    return [selector, { animationDelay: `${FIRST_MS + (place - 1) * stepMs}ms` }];
  });
  return {
    '@media (prefers-reduced-motion: no-preference)': {
      '& > li': { animation: `card-rises 700ms cubic-bezier(0.16, 1, 0.3, 1) ${FIRST_MS}ms both` },
      ...Object.fromEntries(later),
    },
  };
}
