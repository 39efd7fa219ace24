const TIMEOUT_MS = 2000;

/** An answer of the content service, or word that nothing has changed; everything else is an error. */
export async function askContent(
  contentUrl: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(`${contentUrl}${path}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok && response.status !== 304)
    throw new Error(`the content service answered ${response.status}`);
  return response;
}
