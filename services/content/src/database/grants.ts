import type { Grant } from '@garage/shared/database/grants';

/** The contact service hands over the list of services that it kept until there was one record of each. */
export const grants: readonly Grant[] = [
  { to: ['contact'], privileges: 'USAGE', on: 'SCHEMA content' },
  { to: ['contact'], privileges: 'EXECUTE', on: 'FUNCTION content.merge_booked_services(jsonb)' },
];
