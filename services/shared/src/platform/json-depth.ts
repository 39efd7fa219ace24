export const MAX_JSON_DEPTH = 20;

/** True beyond the depth that validation, which calls itself per level, can be trusted with. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1));
}
