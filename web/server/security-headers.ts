import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface SecurityHeadersOptions {
  inlineScripts: string[];
  publicUrl: string;
  development: boolean;
}

/**
 * No third party, and no inline script but the one in the head (colours, what the visitor allowed), named by its hash.
 * Emotion writes style elements, so styles may be inline.
 */
export async function securityHeaders(
  server: FastifyInstance,
  { inlineScripts, publicUrl, development }: SecurityHeadersOptions,
): Promise<void> {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const isSecure = new URL(publicUrl).protocol === 'https:';
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // Also of fonts, connections, frames (`pages/embeds.ts` have a policy of their own), workers, manifest.
        defaultSrc: ["'self'"],
        // Vite's reloading needs inline scripts and a socket; nobody but the developer sees that.
        scriptSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...hashes],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        ...(development && { connectSrc: ["'self'", 'ws:'] }),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // A browser must not keep it from a try-out over plain http.
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
    // Some addresses hold the token of a link: a `Referer` names the site and never the page. Forms need the origin.
    referrerPolicy: { policy: 'strict-origin' },
    frameguard: { action: 'deny' },
    // For browsers that are gone; every header counts towards the first round trip.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
    global: true,
  });
  server.addHook('onSend', async (_request, reply) => {
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
