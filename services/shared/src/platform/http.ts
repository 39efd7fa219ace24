import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifySession from '@fastify/session';
import { SESSION_IDLE_MINUTES } from '@garage/contracts/auth';
import { REQUEST_ID_HEADER } from '@garage/contracts/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { refuseSignedOutEarly } from '../auth/require-session.js';
import { BaseConfig } from '../config/env.js';
import { Lifecycle } from '../health/lifecycle.js';
import { Metrics } from '../metrics/metrics.js';
import { sessionCookie } from '../session/session-data.js';
import { SessionStore } from '../session/session-store.js';

/** Headers that every answer carries. Added before anything else, so that refusals carry them too. */
export function addCommonHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    // A route that may be cached says so itself.
    reply.header('cache-control', 'no-store');
    done();
  });
}

/** Cookies, sessions, security headers and measurements. */
export async function addPlugins(app: NestFastifyApplication): Promise<void> {
  const config = app.get(BaseConfig);
  const lifecycle = app.get(Lifecycle);
  const fastify = app.getHttpAdapter().getInstance();
  const cookie = sessionCookie(config.publicUrl);
  const isSecure = cookie.secure;
  app.get(Metrics).observe(fastify);
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  await app.register(fastifyHelmet, {
    // These are answers for programs: a browser that opens one shall do nothing with it.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
  });
  const store: SessionStore = app.get(SessionStore);
  fastify.decorate('sessionCookie', cookie);
  // The site's address says how visitors come, whatever a proxy on the way says: nobody is signed in without `Secure`.
  if (isSecure) {
    fastify.addHook('onRequest', (request, _reply, done) => {
      request.raw.headers['x-forwarded-proto'] = 'https';
      done();
    });
  }
  await app.register(fastifyCookie, { parseOptions: { secure: isSecure } });
  await app.register(fastifySession, {
    cookieName: cookie.name,
    secret: config.sessionSecret,
    store,
    saveUninitialized: false,
    rolling: true,
    cookie: {
      path: cookie.path,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure || 'auto',
      maxAge: SESSION_IDLE_MINUTES * 60_000,
    },
  });
  refuseSignedOutEarly(fastify);
}
