import type { EditorPage } from '@garage/contracts/editors';
import { mediaKey } from '@garage/contracts/media';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PictureReferencesRepository } from './picture-references.repository.js';

/** Where pictures of the library are shown, for whoever lists or deletes them. */
@Injectable()
export class PictureUseService {
  constructor(private readonly references: PictureReferencesRepository) {}

  /** The pages that show each of these pictures now, in the order of the ids; none where nobody shows it. */
  async pagesOf(ids: readonly number[], manager?: EntityManager): Promise<EditorPage[][]> {
    const keys = ids.map(mediaKey);
    const pages = await this.references.findPages(keys, manager);
    return keys.map((key) => pages.get(key) ?? []);
  }
}
