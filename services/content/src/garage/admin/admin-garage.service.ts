import { type AdminGarageResponse, type GarageFacts } from '@garage/contracts/garage';
import type { Caller } from '@garage/shared/audit/caller';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Answers } from '../../answers/answers.js';
import { completeFacts } from '../complete-facts.js';
import type { SaveGarageDto } from '../dto/save-garage.dto.js';
import { GarageRepository } from '../garage.repository.js';
import { GARAGE_KEY } from '../garage.service.js';
import texts from '../locales/garage.de.json' with { type: 'json' };
import type { SiteSettingEntity } from '../site-setting.entity.js';
import { changedParts, toGarageFacts } from './garage-facts.mapper.js';
import { requireSense } from './read-facts.js';

/** What staff do with the facts about their garage. */
@Injectable()
export class AdminGarageService {
  constructor(
    private readonly garage: GarageRepository,
    private readonly answers: Answers,
  ) {}

  async read(): Promise<AdminGarageResponse> {
    return toResponse(await this.garage.findRecord());
  }

  /** 409 when somebody else has saved meanwhile; what changes nothing is no save. */
  async save(sent: SaveGarageDto, user: UserEntity, caller: Caller): Promise<AdminGarageResponse> {
    const facts = toGarageFacts(sent.garage);
    requireSense(facts);
    await this.garage.transaction(async (manager) => {
      const changed = await this.replace(facts, user, manager, sent.version);
      if (changed.length === 0) return;
      await recordAudit(manager, {
        action: 'garage-changed',
        outcome: 'success',
        actorUserId: user.id,
        details: { changed },
        caller,
      });
    });
    this.answers.forget(GARAGE_KEY);
    return this.read();
  }

  /** Nobody else saves until the transaction ends. */
  async hold(manager: EntityManager): Promise<void> {
    await this.garage.lockRecord(manager);
  }

  /** Stores other facts inside a transaction; answers the names of the parts that are different. */
  async replace(
    facts: GarageFacts,
    user: UserEntity,
    manager: EntityManager,
    expected?: number,
  ): Promise<string[]> {
    const stored = await this.garage.lockRecord(manager);
    if (expected !== undefined && stored.version !== expected) {
      throw new AppError(409, 'conflict', texts.savedByOther);
    }
    const changed = changedParts(completeFacts(stored.value as GarageFacts), facts);
    if (changed.length === 0) return [];
    await this.garage.update(facts, { version: stored.version + 1, savedBy: user.username }, manager);
    return changed;
  }
}

function toResponse({ value, version, updatedAt, savedBy }: SiteSettingEntity): AdminGarageResponse {
  const garage = completeFacts(value as Partial<GarageFacts>);
  return { garage, version, savedAt: updatedAt.toISOString(), savedBy };
}
