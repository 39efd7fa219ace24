import { All, Controller } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import { RequirePermission } from './require-permission.decorator.js';

/**
 * Answers the staff addresses that no controller owns, so that a caller without rights cannot
 * find out which ones exist.
 */
@Controller()
export class ClosedAdminController {
  @All(['api/admin', 'api/admin/*'])
  @RequirePermission('*')
  unknown(): never {
    throw new AppError(404, 'not-found');
  }
}
