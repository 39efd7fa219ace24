import type { HostChange } from '@garage/contracts/audit';
import type { EditorField } from '@garage/contracts/editor-field';
import { type EditorPage, EDITORS } from '@garage/contracts/editors';
import { embedAddresses, mapAddress } from '@garage/contracts/embed-addresses';
import { allows } from '@garage/contracts/permissions';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { AppError } from '@garage/shared/errors/app-error';
import { plainHttpsUrl } from '@garage/shared/validation/https-url';
import type { EntityManager } from 'typeorm';
import type { PageValues } from './localized-field.js';
import texts from './locales/embed-addresses.de.json' with { type: 'json' };

const LABELS: Readonly<Record<string, string>> = texts.fields;

/**
 * Stands before each change of a page. From where visitors load scripts and frames of others is changed only by
 * those who may do everything, and recorded in the same transaction; all other changes pass.
 *
 * @throws {AppError} 403 that names the fields, when somebody else would change such an address
 */
export async function guardEmbedAddresses(
  page: EditorPage,
  { before, after }: { before: PageValues; after: PageValues },
  { user, caller }: StaffCaller,
  manager: EntityManager,
): Promise<void> {
  const changed = embedFields(page).filter(
    (field) => addressesOf(field, before).join(' ') !== addressesOf(field, after).join(' '),
  );
  if (changed.length === 0) return;
  if (!allows(user.role.permissions, '*')) {
    const labels = changed.map(({ name }) => `«${LABELS[name] ?? name}»`).join(', ');
    throw new AppError(403, 'forbidden', texts.refused.replace('{fields}', labels));
  }
  const hosts: HostChange[] = changed.map((field) => ({
    field: field.name,
    before: hostsOf(field, before),
    after: hostsOf(field, after),
  }));
  await recordAudit(manager, {
    action: 'embed-addresses-changed',
    outcome: 'success',
    actorUserId: user.id,
    details: { page, changed: changed.map(({ name }) => name), hosts },
    caller,
  });
}

function embedFields(page: EditorPage): EditorField[] {
  const names = embedAddresses(page);
  const fields = EDITORS[page].sections.flatMap((section) => section.fields);
  return fields.filter(({ name }) => names.includes(name));
}

/** To what a value sends browsers, however it is written; to nothing, where it is no address. */
function addressesOf({ name, type }: EditorField, values: PageValues): string[] {
  const value = values[name] ?? '';
  const written = type === 'hosts' ? value.split(/[\s,]+/) : [type === 'map' ? mapAddress(value) : value];
  const urls = written.map((part) => plainHttpsUrl(part)).filter((url) => url !== null);
  // Of a server only the origin is allowed, whatever its address says beside.
  return type === 'hosts' ? [...new Set(urls.map((url) => new URL(url).origin))].toSorted() : urls;
}

function hostsOf(field: EditorField, values: PageValues): string {
  return addressesOf(field, values)
    .map((url) => new URL(url).host)
    .join(' ');
}
