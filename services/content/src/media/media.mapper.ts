import type { EditorPage } from '@garage/contracts/editors';
import { LANGUAGES, type LocalizedText } from '@garage/contracts/languages';
import { type LibraryPicture, mediaKey, type MediaItem } from '@garage/contracts/media';
import type { MediaEntity } from './media.entity.js';

/** What staff see of a picture. */
export function toMediaItem(item: MediaEntity, usedIn: EditorPage[]): MediaItem {
  const { id, state, name, addedAt, addedBy } = item;
  return {
    id,
    state,
    key: mediaKey(id),
    name,
    picture: toLibraryPicture(item),
    addedAt: addedAt.toISOString(),
    addedBy,
    usedIn,
  };
}

/** What everybody sees of it. */
export function toLibraryPicture({ picture, alt }: MediaEntity): LibraryPicture {
  const { base, width, height, widths, focus, colour } = picture;
  return { base, width, height, widths, focus, colour, alt };
}

/** Nothing around the texts, and no empty ones but the German. */
export function tidiedAlt(alt: Partial<LocalizedText>): LocalizedText {
  const written = LANGUAGES.map((language) => [language, alt[language]?.trim() ?? ''] as const);
  return { de: '', ...Object.fromEntries(written.filter(([, text]) => text)) };
}
