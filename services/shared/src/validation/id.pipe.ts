import { Injectable, PipeTransform } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';

const MAX_ID = 2_147_483_647;

/** The id in an address. What cannot be one cannot be found: 404. */
@Injectable()
export class IdPipe implements PipeTransform<unknown, number> {
  transform(value: unknown): number {
    const id = /^\d{1,10}$/.test(String(value)) ? Number(value) : Number.NaN;
    if (!Number.isInteger(id) || id < 1 || id > MAX_ID) throw new AppError(404, 'not-found');
    return id;
  }
}
