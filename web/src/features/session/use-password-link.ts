import { useCallback, useEffect, useState } from 'react';
import { PASSWORD_LINK_PATHS, type PasswordLinkResponse } from '@garage/contracts/password-links';
import { request, RequestFailure } from '../../lib/request.ts';

export type PasswordLinkState =
  | { status: 'checking' }
  | { status: 'open'; link: PasswordLinkResponse }
  /** Used, too old or incomplete. */
  | { status: 'ended'; message: string | null }
  | { status: 'unreachable' };

const CHECKING: PasswordLinkState = { status: 'checking' };
const INCOMPLETE: PasswordLinkState = { status: 'ended', message: null };

/** Whose link it is and whether it still works; asking changes nothing. A component has one token for its whole life. */
export function usePasswordLink(token: string) {
  const [state, setState] = useState<PasswordLinkState>(token === '' ? INCOMPLETE : CHECKING);

  useEffect(() => {
    if (token !== '') void read(token).then(setState);
  }, [token]);

  const retry = useCallback(() => {
    setState(CHECKING);
    void read(token).then(setState);
  }, [token]);
  const end = useCallback((message: string) => setState({ status: 'ended', message }), []);
  return { state, retry, end };
}

async function read(token: string): Promise<PasswordLinkState> {
  try {
    const body = { token };
    const link = await request<PasswordLinkResponse>(PASSWORD_LINK_PATHS.read, { method: 'POST', body });
    return { status: 'open', link };
  } catch (error) {
    const failure = error instanceof RequestFailure ? error.error : null;
    const hasEnded = failure?.code === 'password-link-invalid' || failure?.code === 'validation-failed';
    return hasEnded ? { status: 'ended', message: failure.message } : { status: 'unreachable' };
  }
}
