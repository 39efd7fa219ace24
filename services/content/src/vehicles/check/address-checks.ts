import { VEHICLE_ADDRESSES, type AddressCheck, type VehicleAddress } from '@garage/contracts/vehicles';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SiteSettingEntity } from '../../garage/site-setting.entity.js';
import { type AddressUse, askAddress } from './ask-address.js';

const CHECKS_KEY = 'vehicle-address-checks';
const USES: Partial<Record<VehicleAddress, AddressUse>> = {
  widgetScriptUrl: 'script',
  listingFrameUrl: 'frame',
};

type Addresses = Record<VehicleAddress, string>;

/** Asks the addresses of the vehicles page whether they answer, and remembers what they said. */
@Injectable()
export class AddressChecks {
  private running: Promise<AddressCheck[]> | null = null;

  constructor(private readonly db: DataSource) {}

  /** Who asks while the question is on its way shares the answer. */
  run(addresses: Addresses): Promise<AddressCheck[]> {
    this.running ??= this.ask(addresses).finally(() => (this.running = null));
    return this.running;
  }

  /** The last answers of the addresses that are set now. */
  async last(addresses: Addresses): Promise<AddressCheck[]> {
    const stored = await this.db.manager.findOneBy(SiteSettingEntity, { key: CHECKS_KEY });
    const checks = (stored?.value ?? []) as AddressCheck[];
    return checks.filter(({ field, url }) => addresses[field] === url);
  }

  private async ask(addresses: Addresses): Promise<AddressCheck[]> {
    const set = VEHICLE_ADDRESSES.filter((field) => addresses[field] !== '');
    const askedAt = new Date().toISOString();
    const checks = await Promise.all(
      set.map(async (field) => {
        const url = addresses[field];
        return { field, url, ...(await askAddress(url, USES[field] ?? 'link')), askedAt };
      }),
    );
    await this.db.manager.upsert(SiteSettingEntity, { key: CHECKS_KEY, value: checks }, ['key']);
    return checks;
  }
}
