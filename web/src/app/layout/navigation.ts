/** What header and menu link to; only pages that exist. */
export const MAIN_NAVIGATION = [
  { path: '/', label: 'home' },
  { path: '/services', label: 'services' },
  { path: '/team', label: 'team' },
  { path: '/contact', label: 'contact' },
] as const;
