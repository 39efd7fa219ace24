import { CreateAuthSchema1763600000000 } from './migrations/1763600000000-create-auth-schema.js';

/** In the order in which they run; applied ones never change. */
export const migrations = [CreateAuthSchema1763600000000];
