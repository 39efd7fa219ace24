import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReplyTemplateEntity } from './reply-template.entity.js';

type Template = Pick<ReplyTemplateEntity, 'name' | 'texts'>;

@Injectable()
export class ReplyTemplatesRepository {
  constructor(private readonly db: DataSource) {}

  /** By name. */
  findAll(): Promise<ReplyTemplateEntity[]> {
    return this.db.manager.find(ReplyTemplateEntity, { order: { name: 'ASC' } });
  }

  /** Does the work in a transaction in which nobody else adds one. */
  whileLocked<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(async (manager) => {
      await manager.query('LOCK TABLE contact.reply_templates IN SHARE ROW EXCLUSIVE MODE');
      return work(manager);
    });
  }

  count(manager: EntityManager): Promise<number> {
    return manager.count(ReplyTemplateEntity);
  }

  insert(template: Template, manager: EntityManager): Promise<ReplyTemplateEntity> {
    return manager.save(manager.create(ReplyTemplateEntity, template));
  }

  /** Null when there is none with this id. */
  async update(id: number, template: Template): Promise<ReplyTemplateEntity | null> {
    const { affected } = await this.db.manager.update(ReplyTemplateEntity, { id }, template);
    return affected === 1 ? this.db.manager.findOneByOrFail(ReplyTemplateEntity, { id }) : null;
  }

  /** False when there is none with this id. */
  async delete(id: number): Promise<boolean> {
    const { affected } = await this.db.manager.delete(ReplyTemplateEntity, { id });
    return affected === 1;
  }
}
