import '@fastify/session';

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
}

export const SESSION_COOKIE = 'sid';
/** Only the staff area's calls need the session, so only they carry it. */
export const SESSION_COOKIE_PATH = '/api/admin';
