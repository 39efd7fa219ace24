import { allows, type GrantedPermission, type Permission, PERMISSIONS } from '@garage/contracts/permissions';

export type Right = 'read' | 'write';
export type Area = Permission extends `${infer Name}:${Right}` ? Name : never;

/** The areas in the order of the permission list. */
export const AREAS: readonly Area[] = [...new Set(PERMISSIONS.map((name) => name.split(':')[0] as Area))];

export function permission(area: Area, right: Right): Permission {
  return `${area}:${right}`;
}

/** Writing without reading is of no use in the panel: the one brings the other, and goes with it. */
export function toggleRight(granted: readonly Permission[], area: Area, right: Right): Permission[] {
  const wanted = permission(area, right);
  const has = granted.includes(wanted);
  const changed = new Set(granted);
  if (has) {
    changed.delete(wanted);
    if (right === 'read') changed.delete(permission(area, 'write'));
  } else {
    changed.add(wanted).add(permission(area, 'read'));
  }
  return PERMISSIONS.filter((known) => changed.has(known));
}

/** What somebody may do in an area; null for nothing. */
export function rightIn(granted: readonly GrantedPermission[], area: Area): Right | null {
  if (allows(granted, permission(area, 'write'))) return 'write';
  return allows(granted, permission(area, 'read')) ? 'read' : null;
}
