import type { EditorPage } from '@garage/contracts/editors';
import {
  MEDIA_LIMITS,
  MEDIA_LIST_LIMITS,
  MEDIA_WIDTH,
  mediaKey,
  type MediaItem,
  type MediaQuery,
  type MediaResponse,
} from '@garage/contracts/media';
import type { UploadedPicture } from '@garage/contracts/pictures';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Answers } from '../answers/answers.js';
import type { MediaEntity } from '../media/media.entity.js';
import { tidiedAlt, toMediaItem } from '../media/media.mapper.js';
import { MediaRepository } from '../media/media.repository.js';
import { PictureSizes } from '../media/picture-sizes.js';
import { PictureUseService } from '../media/picture-use.service.js';
import { Pictures } from '../media/pictures.js';
import type { AddMediaFromAddressDto } from './dto/add-media-from-address.dto.js';
import type { AddMediaDto } from './dto/add-media.dto.js';
import type { ChangeMediaDto } from './dto/change-media.dto.js';
import texts from './locales/de.json' with { type: 'json' };

/** The pictures that staff upload once and show on any page. */
@Injectable()
export class LibraryService {
  constructor(
    private readonly media: MediaRepository,
    private readonly use: PictureUseService,
    private readonly pictures: Pictures,
    private readonly sizes: PictureSizes,
    private readonly answers: Answers,
  ) {}

  /** The newest first. */
  async list({ cursor, limit = MEDIA_LIST_LIMITS.page }: MediaQuery): Promise<MediaResponse> {
    const before = cursor === undefined ? undefined : Number(cursor);
    // One more tells whether there is another page.
    const stored = await this.media.findPage({ before, limit: limit + 1 });
    const page = thatFit(stored.slice(0, limit));
    const last = page.at(-1);
    return {
      media: await this.seen(page),
      ...(last && page.length < stored.length && { nextCursor: String(last.id) }),
    };
  }

  /** The picture is checked and stored; a job, stored with it, makes its sizes. */
  async add({ name, data }: AddMediaDto, by: StaffCaller): Promise<MediaItem> {
    const picture = await this.pictures.takeIn(data, { widest: MEDIA_WIDTH, field: 'data' });
    return this.keep(name, picture, by);
  }

  /** The same for a picture that another website shows; it is called as it is called there. */
  async addFromAddress({ address }: AddMediaFromAddressDto, by: StaffCaller): Promise<MediaItem> {
    const options = { widest: MEDIA_WIDTH, field: 'address' };
    const picture = await this.pictures.takeInFrom(address, options);
    return this.keep(nameAt(address), picture, by);
  }

  private async keep(name: string, picture: UploadedPicture, by: StaffCaller): Promise<MediaItem> {
    try {
      return await this.media.transaction(async (manager) => {
        if ((await this.media.countAndHold(manager)) >= MEDIA_LIMITS.count) {
          throw new AppError(409, 'conflict', texts.full);
        }
        const values = { name, picture, alt: { de: '' }, addedBy: by.user.username };
        const item = await this.media.insert({ ...values, state: 'processing' }, manager);
        await this.sizes.order(item.id, manager);
        await audit('media-added', item, by, manager);
        return toMediaItem(item, []);
      });
    } catch (error) {
      await this.pictures.remove(picture);
      throw error;
    }
  }

  async change(id: number, { alt, focusX, focusY }: ChangeMediaDto, by: StaffCaller): Promise<MediaItem> {
    const item = await this.media.transaction(async (manager) => {
      const stored = found(await this.media.lock(id, manager));
      stored.alt = tidiedAlt(alt);
      stored.picture = { ...stored.picture, focus: [focusX, focusY] };
      await audit('media-changed', stored, by, manager);
      return this.media.save(stored, manager);
    });
    const [seen] = await this.seen([item]);
    for (const page of seen!.usedIn) this.answers.forget(`page:${page}`);
    return seen!;
  }

  /** Makes the sizes of a picture for which that has failed. */
  async retry(id: number): Promise<MediaItem> {
    const item = await this.media.transaction(async (manager) => {
      const stored = found(await this.media.lock(id, manager));
      if (stored.state !== 'failed') return stored;
      stored.state = 'processing';
      await this.sizes.order(id, manager);
      return this.media.save(stored, manager);
    });
    const [seen] = await this.seen([item]);
    return seen!;
  }

  /** Only what no page shows; older versions of pages lose it. */
  async delete(id: number, by: StaffCaller): Promise<void> {
    const item = await this.media.transaction(async (manager) => {
      const stored = found(await this.media.lock(id, manager));
      const [usedIn = []] = await this.use.pagesOf([id], manager);
      if (usedIn.length > 0)
        throw new AppError(409, 'conflict', texts.inUse.replace('{pages}', titles(usedIn)));
      await audit('media-deleted', stored, by, manager);
      await this.media.delete(id, manager);
      return stored;
    });
    await this.pictures.remove(item.picture);
  }

  private async seen(items: MediaEntity[]): Promise<MediaItem[]> {
    const pages = await this.use.pagesOf(items.map(({ id }) => id));
    return items.map((item, index) => toMediaItem(item, pages[index] ?? []));
  }
}

/** The beginning of a page whose texts are not too long together; at least one. */
function thatFit(page: readonly MediaEntity[]): MediaEntity[] {
  let length = 0;
  return page.filter(({ name, alt }, index) => {
    length += name.length + Object.values(alt).join('').length;
    return index === 0 || length <= MEDIA_LIST_LIMITS.pageText;
  });
}

/** What the file is called there, or else the website. */
function nameAt(address: string): string {
  const { pathname, hostname } = new URL(address);
  const name = decoded(pathname.split('/').at(-1) ?? '')
    .replaceAll(/[/\\\p{Cc}]/gu, ' ')
    .trim();
  return (name || hostname).slice(-MEDIA_LIMITS.name);
}

/** As it is where a sign is spelled in a way that nobody can read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function found(item: MediaEntity | null): MediaEntity {
  if (item) return item;
  throw new AppError(404, 'not-found', texts.notFound);
}

function titles(pages: EditorPage[]): string {
  return pages.map((page) => `«${texts.pages[page]}»`).join(', ');
}

async function audit(
  action: 'media-added' | 'media-changed' | 'media-deleted',
  { id, name }: MediaEntity,
  { user, caller }: StaffCaller,
  manager: EntityManager,
): Promise<void> {
  const details = { picture: mediaKey(id), name };
  await recordAudit(manager, { action, outcome: 'success', actorUserId: user.id, details, caller });
}
