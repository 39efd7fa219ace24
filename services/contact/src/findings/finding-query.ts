import { AppError } from '@garage/shared/errors/app-error';
import { isId } from '@garage/shared/validation/ids.decorator';

/** The finding that an address names; null when it names none. */
export function findingOf(wanted: unknown): number | null {
  if (wanted === undefined) return null;
  const id = typeof wanted === 'string' && /^[1-9]\d{0,9}$/.test(wanted) ? Number(wanted) : null;
  if (!isId(id)) throw new AppError(404, 'not-found');
  return id;
}
