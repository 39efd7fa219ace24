import type {
  AdminVehicleSettings,
  VehicleCheckResponse,
  VehicleSettingsRecord,
} from '@garage/contracts/vehicles';
import type { Caller } from '@garage/shared/audit/caller';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DEFAULT_PAGES } from '../pages/defaults/default-pages.js';
import { guardEmbedAddresses } from '../pages/embed-addresses.js';
import type { PageValues } from '../pages/localized-field.js';
import { PagesRepository } from '../pages/pages.repository.js';
import { AddressChecks } from './check/address-checks.js';
import type { VehicleSettingsDto } from './dto/vehicle-settings.dto.js';
import texts from './locales/de.json' with { type: 'json' };
import { toSettingsRecord, withSettings } from './vehicle-settings.mapper.js';

interface Stored {
  values: PageValues;
  version: number;
  savedAt: Date;
  savedBy: string | null;
}

/** What staff set about the vehicles page. Each save is a version of that page, as its editor's are. */
@Injectable()
export class AdminVehiclesService {
  constructor(
    private readonly pages: PagesRepository,
    private readonly checks: AddressChecks,
  ) {}

  async read(): Promise<AdminVehicleSettings> {
    const { values, version, savedAt, savedBy } = await this.current();
    const record = toSettingsRecord(values);
    const checks = await this.checks.last(record);
    return { ...record, version, savedAt: savedAt.toISOString(), savedBy, checks };
  }

  async save(
    { version, ...sent }: VehicleSettingsDto,
    user: UserEntity,
    caller: Caller,
  ): Promise<AdminVehicleSettings> {
    const settings = given(sent);
    if (Object.keys(settings).length === 0) throw new AppError(400, 'bad-request', texts.nothingToChange);
    await this.pages.transaction(async (manager) => {
      await this.pages.lock('vehicles', manager);
      const before = await this.current(manager);
      if (version !== undefined && version !== before.version) {
        throw new AppError(409, 'conflict', texts.savedByOther);
      }
      const values = withSettings(before.values, settings);
      const changed = differences(before.values, values);
      if (changed.length === 0) return;
      const change = { before: before.values, after: values };
      await guardEmbedAddresses('vehicles', change, { actor: user, caller }, manager);
      await this.pages.insertVersion(
        { page: 'vehicles', version: before.version + 1, values, savedBy: user.username },
        manager,
      );
      await recordAudit(manager, {
        action: 'vehicle-settings-changed',
        outcome: 'success',
        actorUserId: user.id,
        details: { changed },
        caller,
      });
    });
    return this.read();
  }

  async check(): Promise<VehicleCheckResponse> {
    const { values } = await this.current();
    return { checks: await this.checks.run(toSettingsRecord(values)) };
  }

  private async current(manager?: EntityManager): Promise<Stored> {
    const record = await this.pages.findCurrent('vehicles', manager);
    if (!record)
      return {
        values: DEFAULT_PAGES.vehicles,
        version: 0,
        savedAt: new Date(0),
        savedBy: null,
      };
    const { values, version, savedAt, savedBy } = record;
    return { values: values, version, savedAt, savedBy };
  }
}

/** The fields that were sent. */
function given(sent: Omit<VehicleSettingsDto, 'version'>): Partial<VehicleSettingsRecord> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

function differences(before: PageValues, after: PageValues): string[] {
  return Object.keys(after).filter((field) => (before[field] ?? '') !== after[field]);
}
