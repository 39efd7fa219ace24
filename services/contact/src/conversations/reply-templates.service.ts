import {
  CONVERSATION_LIMITS,
  type ReplyTemplate,
  type ReplyTemplateRequest,
} from '@garage/contracts/contact-conversation';
import { AppError } from '@garage/shared/errors/app-error';
import { isUniqueViolation } from '@garage/shared/errors/postgres-errors';
import { Injectable } from '@nestjs/common';
import texts from './locales/de.json' with { type: 'json' };
import type { ReplyTemplateEntity } from './reply-template.entity.js';
import { ReplyTemplatesRepository } from './reply-templates.repository.js';

/** The staff's prepared answers. */
@Injectable()
export class ReplyTemplatesService {
  constructor(private readonly templates: ReplyTemplatesRepository) {}

  async list(): Promise<ReplyTemplate[]> {
    return (await this.templates.findAll()).map(toReplyTemplate);
  }

  async create({ name, texts: contents }: ReplyTemplateRequest): Promise<ReplyTemplate> {
    return unlessNameTaken(() =>
      // Two at once must not both see a free place.
      this.templates.whileLocked(async (manager) => {
        if ((await this.templates.count(manager)) >= CONVERSATION_LIMITS.templates) {
          const message = texts.tooManyTemplates.replace('{max}', String(CONVERSATION_LIMITS.templates));
          throw new AppError(409, 'conflict', message);
        }
        return toReplyTemplate(await this.templates.insert({ name, texts: { ...contents } }, manager));
      }),
    );
  }

  /** 404 when there is none with this id. */
  async change(id: number, { name, texts: contents }: ReplyTemplateRequest): Promise<ReplyTemplate> {
    return unlessNameTaken(async () => {
      const changed = await this.templates.update(id, { name, texts: { ...contents } });
      if (!changed) throw new AppError(404, 'not-found');
      return toReplyTemplate(changed);
    });
  }

  /** 404 when there is none with this id. */
  async delete(id: number): Promise<void> {
    if (!(await this.templates.delete(id))) throw new AppError(404, 'not-found');
  }
}

async function unlessNameTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError(409, 'conflict', texts.templateNameTaken, {
      fields: { name: texts.templateNameTaken },
    });
  }
}

function toReplyTemplate({ id, name, texts: contents }: ReplyTemplateEntity): ReplyTemplate {
  return { id, name, texts: contents };
}
