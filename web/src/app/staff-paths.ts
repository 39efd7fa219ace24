/** The staff area lives outside the languages and outside the public layout. */
export function isStaffPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/') || path === '/reset-admin';
}
