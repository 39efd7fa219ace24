import '@fastify/session';
import { siteCookie, type SiteCookie } from '@garage/contracts/site-cookie';

declare module 'fastify' {
  /** What a session remembers; everything else about the user is loaded on each request. */
  interface Session {
    userId?: number;
    sessionVersion?: number;
    adminToken?: string;
    /** Signing in, or what was set up since, took a second factor beside the password. */
    withSecondFactor?: boolean;
    /** Milliseconds since 1970. */
    signedInAt?: number;
  }
  interface FastifyInstance {
    /** The cookie in which a browser carries its session. */
    sessionCookie: SiteCookie;
  }
}

/** Only the staff area's calls need the session, so only they carry it, and only they keep it from ending. */
export function sessionCookie(publicUrl: string): SiteCookie {
  return siteCookie(publicUrl, 'sid', '/api/admin');
}
