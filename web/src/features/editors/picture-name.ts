import type { TFunction } from 'i18next';

const KINDS = ['about', 'gallery', 'headlight', 'hero', 'home', 'map', 'offer', 'service', 'team'] as const;
const PARTS = [
  'after',
  'before',
  'equipment',
  'history',
  'main',
  'specialisation',
  'team',
  'tradition',
  'values',
] as const;

/** What staff call a picture that came with the site: `Galerie 7` for `gallery-07`; other keys stay as they are. */
export function builtInName(key: string, t: TFunction<'editors'>): string {
  const kind = KINDS.find((each) => key === each || key.startsWith(`${each}-`));
  if (!kind) return key;
  const rest = key.slice(kind.length + 1);
  const part = PARTS.find((each) => each === rest);
  return t(`image.names.${kind}`, { which: part ? t(`image.parts.${part}`) : rest.replace(/^0/, '') });
}
