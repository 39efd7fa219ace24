/** Addresses of the staff area, which lives outside the languages and outside the public layout. */
const STAFF_PATHS = new Set([
  '/admin',
  '/admin/forgot-password',
  '/admin/login',
  '/admin/panel',
  '/admin/set-password',
  '/reset-admin',
]);
/** Written down here because the descriptions of the editors are too large for the public pages. */
const EDITED_PAGES = [
  'hero',
  'slogan',
  'home-images',
  'services',
  'about',
  'team',
  'gallery',
  'offers',
  'vehicles',
  'contact',
  'booking',
  'legal',
  'site',
  'mails',
];
for (const page of EDITED_PAGES) STAFF_PATHS.add(`/admin/edit-${page}`);

/** Other addresses below `/admin` do not exist, so the server answers them like any unknown page. */
export function isStaffPath(path: string): boolean {
  return STAFF_PATHS.has(path);
}
