import { ARCHIVE_LIMITS, type ArchivedMedia } from '@garage/contracts/content-archive';
import { MEDIA_LIMITS } from '@garage/contracts/media';
import { RequestValidationPipe } from '@garage/shared/validation/request-validation.pipe';
import { Text } from '@garage/shared/validation/text.decorator';
import { ChangeMediaDto } from '../library/dto/change-media.dto.js';
import { tidiedAlt } from '../media/media.mapper.js';
import texts from './locales/de.json' with { type: 'json' };
import { readPicture } from './read-picture.js';
import { isRecord, refusal } from './refusal.js';

class MediaWordsDto extends ChangeMediaDto {
  @Text({ max: MEDIA_LIMITS.name, required: texts.pictureInvalid })
  name: string;
}

const validation = new RequestValidationPipe();

/** The pictures of a library, each number and each picture once, with words as the library takes them. */
export async function readMedia(sent: unknown): Promise<ArchivedMedia[]> {
  if (!Array.isArray(sent) || sent.length > MEDIA_LIMITS.count) throw refusal(texts.mediaInvalid, 'media');
  const ids = new Set<number>();
  const bases = new Set<string>();
  const read: ArchivedMedia[] = [];
  for (const [index, item] of (sent as unknown[]).entries()) {
    const path = `media.${index}`;
    if (!isRecord(item) || !isId(item['id'])) throw refusal(texts.pictureInvalid, path);
    const { id, name, alt } = item;
    const picture = readPicture(item['picture'], `${path}.picture`);
    if (ids.has(id) || bases.has(picture.base)) throw refusal(texts.pictureTwice, path);
    ids.add(id);
    bases.add(picture.base);
    const [focusX, focusY] = picture.focus;
    const words = await wordsOf({ name, alt, focusX, focusY }, path);
    read.push({ id, name: words.name, alt: tidiedAlt(words.alt), picture });
  }
  return read;
}

async function wordsOf(value: object, path: string): Promise<MediaWordsDto> {
  try {
    return (await validation.transform(value, { type: 'body', metatype: MediaWordsDto })) as MediaWordsDto;
  } catch (cause) {
    throw refusal(texts.pictureInvalid, path, cause);
  }
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= ARCHIVE_LIMITS.mediaId;
}
