import { SERVICE_TYPES_PATH, type ServiceTypesResponse } from '@garage/contracts/booking-settings';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { Controller, Get } from '@nestjs/common';
import { CatalogueService } from './catalogue.service.js';

/** The kinds of work that the workshop offers. */
@Controller(SERVICE_TYPES_PATH)
export class ServiceTypesController {
  constructor(private readonly catalogue: CatalogueService) {}

  @RequirePermission('appointments:read')
  @Get()
  async list(): Promise<ServiceTypesResponse> {
    return { serviceTypes: await this.catalogue.all() };
  }
}
