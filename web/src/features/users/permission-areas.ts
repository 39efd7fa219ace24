import { allows, type GrantedPermission, type Permission, PERMISSIONS } from '@garage/contracts/permissions';

export type Area = Permission extends `${infer Name}:${string}` ? Name : never;
export type Right = Permission extends `${string}:${infer Name}` ? Name : never;

/** The areas in the order of the permission list. */
export const AREAS: readonly Area[] = [...new Set(PERMISSIONS.map(areaOf))];

/** The rights that there are in an area, in the order of the permission list. */
export function permissionsIn(area: Area): Permission[] {
  return PERMISSIONS.filter((permission) => areaOf(permission) === area);
}

/** Doing anything without reading is of no use in the panel: the one brings the other, and goes with it. */
export function togglePermission(granted: readonly Permission[], wanted: Permission): Permission[] {
  const there = permissionsIn(areaOf(wanted));
  if (!granted.includes(wanted)) return inOrder([...granted, wanted, ...there.filter(isReading)]);
  const gone = isReading(wanted) ? there : [wanted];
  return inOrder(granted.filter((permission) => !gone.includes(permission)));
}

/** What somebody may do in an area. That whoever does something may read, too, goes without saying. */
export function rightsIn(granted: readonly GrantedPermission[], area: Area): Right[] {
  const rights = permissionsIn(area)
    .filter((permission) => allows(granted, permission))
    .map(rightOf);
  return rights.length > 1 ? rights.filter((right) => right !== 'read') : rights;
}

/** What may be done there. */
export function rightOf(permission: Permission): Right {
  return permission.split(':')[1] as Right;
}

function areaOf(permission: Permission): Area {
  return permission.split(':')[0] as Area;
}

function isReading(permission: Permission): boolean {
  return rightOf(permission) === 'read';
}

/** As the permission list has them, each once. */
function inOrder(permissions: readonly Permission[]): Permission[] {
  return PERMISSIONS.filter((known) => permissions.includes(known));
}
