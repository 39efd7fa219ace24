/** Addresses of the staff area, which lives outside the languages and outside the public layout. */
const STAFF_PATHS = new Set(['/admin', '/admin/login', '/admin/panel', '/reset-admin']);

/** Other addresses below `/admin` do not exist, so the server answers them like any unknown page. */
export function isStaffPath(path: string): boolean {
  return STAFF_PATHS.has(path);
}
