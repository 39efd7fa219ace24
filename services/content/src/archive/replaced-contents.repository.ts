import { KEPT_CONTENTS, type SiteContents } from '@garage/contracts/content-archive';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReplacedContentEntity } from './replaced-content.entity.js';

@Injectable()
export class ReplacedContentsRepository {
  constructor(private readonly db: DataSource) {}

  /** Who replaced when, newest first, without what was replaced. */
  findAll(): Promise<ReplacedContentEntity[]> {
    return this.db.manager.find(ReplacedContentEntity, {
      select: { id: true, replacedBy: true, replacedAt: true },
      order: { id: 'DESC' },
    });
  }

  async find(id: number): Promise<SiteContents | null> {
    return (await this.db.manager.findOneBy(ReplacedContentEntity, { id }))?.contents ?? null;
  }

  /** Keeps one more; the oldest one goes when there are too many. */
  async keep(contents: SiteContents, replacedBy: string, manager: EntityManager): Promise<void> {
    await manager.save(manager.create(ReplacedContentEntity, { contents, replacedBy }));
    await manager.query(
      `DELETE FROM content.replaced_contents WHERE id NOT IN (
         SELECT id FROM content.replaced_contents ORDER BY id DESC LIMIT $1)`,
      [KEPT_CONTENTS],
    );
  }
}
