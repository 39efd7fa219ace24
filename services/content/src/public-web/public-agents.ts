import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** For connections to where somebody's form has sent the server, by protocol as `follow-redirects` wants them. */
export interface PublicAgents {
  http: RequestFilteringHttpAgent;
  https: RequestFilteringHttpsAgent;
}

/**
 * Connects to public addresses alone: names are looked up once, judged, and connected to as they were found, so that a
 * name cannot mean something else a moment later.
 *
 * @param allowed addresses of inner networks that may be asked all the same
 */
export function publicAgents(allowed: string[] = []): PublicAgents {
  const options = { allowIPAddressList: allowed };
  return {
    http: new RequestFilteringHttpAgent(options),
    https: new RequestFilteringHttpsAgent(options),
  };
}

/** Whether the connection was refused because the address is not public; the agents give it no code. */
export function isNotPublic(error: unknown): boolean {
  return error instanceof Error && /^DNS lookup .* is not allowed\./.test(error.message);
}
