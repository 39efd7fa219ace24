import type { StaffMember } from '@garage/contracts/contact';
import type { CustomerFinding } from '@garage/contracts/customer-visit';
import type { Finding, JobPhoto } from '@garage/contracts/findings';
import type { StoredFinding } from './findings.repository.js';
import type { StoredPhoto } from './photos.repository.js';

/** As staff see it. */
export function toFinding(
  finding: StoredFinding,
  photos: readonly StoredPhoto[],
  staff: ReadonlyMap<number, StaffMember>,
): Finding {
  const { id, title, rating, text, price, minutes, state, version } = finding;
  return {
    id,
    title,
    rating,
    text,
    price,
    minutes,
    state,
    photos: photosOf(finding, photos),
    version,
    savedBy: staff.get(finding.changedById)?.name ?? null,
    updatedAt: finding.updatedAt.toISOString(),
    offeredAt: finding.offeredAt?.toISOString() ?? null,
    answeredAt: finding.answeredAt?.toISOString() ?? null,
  };
}

/** As its customer sees it; null for one that the customer was not asked about. */
export function toCustomerFinding(
  finding: StoredFinding,
  photos: readonly StoredPhoto[],
  isOpen: boolean,
): CustomerFinding | null {
  const { id, title, rating, text, price, minutes, state, version, answeredAt } = finding;
  if (state === 'noted' || price === null) return null;
  return {
    id,
    title,
    rating,
    text,
    price,
    minutes,
    state,
    photos: photosOf(finding, photos),
    version,
    answeredAt: answeredAt?.toISOString() ?? null,
    canAnswer: isOpen && state !== 'approved',
  };
}

export function toPhoto({ createdAt, ...photo }: StoredPhoto): JobPhoto {
  return { ...photo, createdAt: createdAt.toISOString() };
}

function photosOf({ id }: StoredFinding, photos: readonly StoredPhoto[]): number[] {
  return photos.filter(({ findingId }) => findingId === id).map((photo) => photo.id);
}
