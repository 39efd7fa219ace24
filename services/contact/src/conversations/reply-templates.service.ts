import {
  CONVERSATION_LIMITS,
  type ReplyTemplate,
  type ReplyTemplateRequest,
} from '@garage/contracts/contact-conversation';
import { AppError } from '@garage/shared/errors/app-error';
import { sqlStateOf } from '@garage/shared/errors/postgres-errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import texts from './locales/de.json' with { type: 'json' };
import { ReplyTemplateEntity } from './reply-template.entity.js';

const UNIQUE_VIOLATION = '23505';

/** The staff's prepared answers. */
@Injectable()
export class ReplyTemplatesService {
  constructor(private readonly db: DataSource) {}

  async list(): Promise<ReplyTemplate[]> {
    const templates = await this.db.manager.find(ReplyTemplateEntity, { order: { name: 'ASC' } });
    return templates.map(toReplyTemplate);
  }

  async create({ name, texts: contents }: ReplyTemplateRequest): Promise<ReplyTemplate> {
    return unlessNameTaken(() =>
      this.db.transaction(async (manager) => {
        // Two at once must not both see a free place.
        await manager.query('LOCK TABLE contact.reply_templates IN SHARE ROW EXCLUSIVE MODE');
        if ((await manager.count(ReplyTemplateEntity)) >= CONVERSATION_LIMITS.templates) {
          const message = texts.tooManyTemplates.replace('{max}', String(CONVERSATION_LIMITS.templates));
          throw new AppError(409, 'conflict', message);
        }
        const template = manager.create(ReplyTemplateEntity, { name, texts: { ...contents } });
        return toReplyTemplate(await manager.save(template));
      }),
    );
  }

  /** 404 when there is none with this id. */
  async change(id: number, { name, texts: contents }: ReplyTemplateRequest): Promise<ReplyTemplate> {
    return unlessNameTaken(async () => {
      const { affected } = await this.db.manager.update(
        ReplyTemplateEntity,
        { id },
        { name, texts: { ...contents } },
      );
      if (affected !== 1) throw new AppError(404, 'not-found');
      return toReplyTemplate(await this.db.manager.findOneByOrFail(ReplyTemplateEntity, { id }));
    });
  }

  /** 404 when there is none with this id. */
  async delete(id: number): Promise<void> {
    const { affected } = await this.db.manager.delete(ReplyTemplateEntity, { id });
    if (affected !== 1) throw new AppError(404, 'not-found');
  }
}

async function unlessNameTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    throw new AppError(409, 'conflict', texts.templateNameTaken, {
      fields: { name: texts.templateNameTaken },
    });
  }
}

function toReplyTemplate({ id, name, texts: contents }: ReplyTemplateEntity): ReplyTemplate {
  return { id, name, texts: contents };
}
