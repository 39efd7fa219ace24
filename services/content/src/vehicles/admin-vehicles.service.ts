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
import { DEFAULT_PAGES } from '../pages/defaults/default-pages.js';
import { guardEmbedAddresses } from '../pages/embed-addresses.js';
import type { PageValues } from '../pages/localized-field.js';
import type { PageRecordEntity } from '../pages/page-record.entity.js';
import { PageVersions } from '../pages/page-versions.js';
import { PagesRepository } from '../pages/pages.repository.js';
import { AddressChecks } from './check/address-checks.js';
import type { VehicleSettingsDto } from './dto/vehicle-settings.dto.js';
import texts from './locales/de.json' with { type: 'json' };
import { toSettingsRecord, withSettings } from './vehicle-settings.mapper.js';

type Stored = Pick<PageRecordEntity, 'values' | 'version' | 'savedAt' | 'savedBy'>;

const NOTHING_STORED: Stored = {
  values: DEFAULT_PAGES.vehicles,
  version: 0,
  savedAt: new Date(0),
  savedBy: null,
};

/** What staff set about the vehicles page. Each save is a version of that page, as its editor's are. */
@Injectable()
export class AdminVehiclesService {
  constructor(
    private readonly pages: PagesRepository,
    private readonly history: PageVersions,
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
      const record = await this.pages.findCurrent('vehicles', manager);
      const before = record ?? NOTHING_STORED;
      if (version !== undefined && version !== before.version) {
        throw new AppError(409, 'conflict', texts.savedByOther);
      }
      const values = withSettings(before.values, settings);
      const changed = differences(before.values, values);
      if (changed.length === 0) return;
      const change = { before: before.values, after: values };
      await guardEmbedAddresses('vehicles', change, { user, caller }, manager);
      await this.history.add({ page: 'vehicles', before: record, values, savedBy: user.username }, manager);
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

  private async current(): Promise<Stored> {
    return (await this.pages.findCurrent('vehicles')) ?? NOTHING_STORED;
  }
}

/** The fields that were sent. */
function given(sent: Omit<VehicleSettingsDto, 'version'>): Partial<VehicleSettingsRecord> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

function differences(before: PageValues, after: PageValues): string[] {
  return Object.keys(after).filter((field) => (before[field] ?? '') !== after[field]);
}
