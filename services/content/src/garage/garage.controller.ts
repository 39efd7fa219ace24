import { GARAGE_PATH, type GarageResponse } from '@garage/contracts/garage';
import { Public } from '@garage/shared/auth/public.decorator';
import { Controller, Get } from '@nestjs/common';
import { GarageService } from './garage.service.js';

@Controller()
export class GarageController {
  constructor(private readonly garage: GarageService) {}

  @Public()
  @Get(GARAGE_PATH)
  async facts(): Promise<GarageResponse> {
    return { garage: await this.garage.facts() };
  }
}
