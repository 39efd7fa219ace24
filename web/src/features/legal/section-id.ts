/** Where a heading can be jumped to: by its number, as its words differ by language. */
export function sectionId(index: number): string {
  return `section-${index + 1}`;
}
