import type { ArchivedMedia } from '@garage/contracts/content-archive';
import { MEDIA_LIMITS } from '@garage/contracts/media';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MediaEntity } from '../media/media.entity.js';
import { MediaRepository } from '../media/media.repository.js';
import { PictureStore } from '../media/picture-store.js';
import texts from './locales/de.json' with { type: 'json' };
import { refusal } from './refusal.js';

/** Puts the pictures of another library into this one. What is here stays: older versions of pages show it. */
@Injectable()
export class ImportedMedia {
  constructor(
    private readonly media: MediaRepository,
    private readonly pictures: PictureStore,
  ) {}

  /** Nobody adds, changes or deletes a picture until the transaction ends. */
  async hold(manager: EntityManager): Promise<void> {
    await this.media.holdAll(manager);
  }

  /** Under which number each picture is here, by the number it came with; without those whose files are gone. */
  async take(items: ArchivedMedia[], addedBy: string, manager: EntityManager): Promise<Map<number, number>> {
    const here = new Map((await this.media.holdAll(manager)).map((item) => [item.picture.base, item]));
    const numbers = new Map<number, number>();
    const fresh: ArchivedMedia[] = [];
    for (const item of items) {
      const known = here.get(item.picture.base);
      if (known) {
        await this.media.save(withWords(known, item), manager);
        numbers.set(item.id, known.id);
      } else if (await this.pictures.has(item.picture)) fresh.push(item);
    }
    if (here.size + fresh.length > MEDIA_LIMITS.count) throw refusal(texts.libraryFull, 'media');
    const added = await this.numbersFor(fresh, manager);
    for (const { id, name, alt, picture } of fresh) {
      const number = added.get(id)!;
      await this.media.insertNumbered({ id: number, name, alt, picture, addedBy }, manager);
      numbers.set(id, number);
    }
    return numbers;
  }

  /**
   * A picture keeps its number where none here ever had it, so that a new installation names its pictures as
   * the old one did; older versions of a page never come to show another picture.
   */
  private async numbersFor(items: ArchivedMedia[], manager: EntityManager): Promise<Map<number, number>> {
    const last = await this.media.lastNumber(manager);
    const ids = items.map(({ id }) => id);
    let highest = Math.max(last, ...ids);
    const numbers = new Map(ids.map((id) => [id, id > last ? id : (highest += 1)]));
    await this.media.continueAfter(highest, manager);
    return numbers;
  }
}

function withWords(item: MediaEntity, { name, alt, picture }: ArchivedMedia): MediaEntity {
  return Object.assign(item, { name, alt, picture: { ...item.picture, focus: picture.focus } });
}
