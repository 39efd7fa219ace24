import { SiteSettings1763600000000 } from './migrations/1763600000000-site-settings.js';
import { SiteContent1763700000000 } from './migrations/1763700000000-site-content.js';

/** Oldest first; applied ones never change. */
export const migrations = [SiteSettings1763600000000, SiteContent1763700000000];
