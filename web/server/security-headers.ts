import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * No third party, no inline script but the one that sets the colour mode, named by its hash.
 * Emotion writes style elements, so styles may be inline.
 */
export async function securityHeaders(
  server: FastifyInstance,
  { inlineScripts, development }: { inlineScripts: string[]; development: boolean },
): Promise<void> {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
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
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // For browsers that are gone; every header counts towards the first round trip.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
    // Set below: a browser must not keep it from a try-out over plain http.
    global: true,
  });
  server.addHook('onSend', async (request, reply) => {
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
