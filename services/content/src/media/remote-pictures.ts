import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { UPLOAD_BYTES } from '@garage/contracts/pictures';
import followRedirects from 'follow-redirects';
import { type PublicAgents, publicAgents } from '../public-web/public-agents.js';
import { pictureError } from './picture-error.js';

/** For everything: looking up the name, connecting, other places that the answer sends to, and the picture. */
const PATIENCE_MS = 10_000;
const MOST_REDIRECTS = 3;

/**
 * Fetches pictures that other websites show. Whoever names an address must not see through this server what only
 * this server can reach: each connection, also after a redirect, goes to public addresses alone, and every
 * failure has the same words.
 */
export class RemotePictures {
  constructor(
    private readonly agents: PublicAgents = publicAgents(),
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** The bytes that are to be had at this address, whatever they are; at most as many as an upload may have. */
  async fetch(address: string, field: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of await this.open(withoutSecrets(address))) {
        size += chunk.length;
        if (size > UPLOAD_BYTES) break;
        chunks.push(chunk);
      }
    } catch (error) {
      throw pictureError('addressUnreachable', field, error);
    }
    if (size > UPLOAD_BYTES) throw pictureError('tooLarge', field);
    return Buffer.concat(chunks);
  }

  private async open(url: URL): Promise<AsyncIterable<Buffer>> {
    const { http, https } = followRedirects;
    const request = (url.protocol === 'https:' ? https : http).get(url, {
      agents: this.agents,
      headers: { accept: 'image/*' },
      maxRedirects: MOST_REDIRECTS,
      signal: AbortSignal.timeout(this.patienceMs),
    });
    // Also of what fails after the answer has begun, which ends the reading of it by itself.
    request.on('error', () => {});
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.statusCode === 200) return response as AsyncIterable<Buffer>;
    response.destroy();
    throw new Error(`answered ${response.statusCode}`);
  }
}

/** Names and passwords in an address would go into logs of others. */
function withoutSecrets(address: string): URL {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url;
}
