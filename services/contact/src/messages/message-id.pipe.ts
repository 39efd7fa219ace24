import { AppError } from '@garage/shared/errors/app-error';
import { Injectable, type PipeTransform } from '@nestjs/common';

const LARGEST_INTEGER = 2_147_483_647;

/** Passes what can be a message's id: a positive integer that fits the database's column. */
@Injectable()
export class MessageIdPipe implements PipeTransform<unknown, number> {
  transform(value: unknown): number {
    const id = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : Number.NaN;
    if (!(id <= LARGEST_INTEGER)) throw new AppError(400, 'bad-request');
    return id;
  }
}
