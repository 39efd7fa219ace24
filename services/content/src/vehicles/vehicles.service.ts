import type { VehicleSettings } from '@garage/contracts/vehicles';
import { Injectable } from '@nestjs/common';
import type { Answer } from '../answers/answer.js';
import { Answers } from '../answers/answers.js';
import type { PageValues } from '../pages/localized-field.js';
import { PagesService } from '../pages/pages.service.js';
import { toVehicleSettings } from './vehicle-settings.mapper.js';

/** Under which the answer to visitors is cached. */
export const VEHICLE_SETTINGS_KEY = 'vehicle-settings';

@Injectable()
export class VehiclesService {
  constructor(
    private readonly pages: PagesService,
    private readonly answers: Answers,
  ) {}

  settings(): Promise<Answer<VehicleSettings>> {
    return this.answers.get(VEHICLE_SETTINGS_KEY, async () =>
      toVehicleSettings((await this.pages.read('vehicles')) as PageValues),
    );
  }
}
