import {
  type CurrentUser,
  type LoginRequest,
  SESSION_IDLE_MINUTES,
  type SessionResponse,
} from '@garage/contracts/auth';
import { Heartbeat } from './heartbeat.ts';
import { IdleTimer } from './idle-timer.ts';
import {
  ADMIN_USER_KEY,
  forgetSession,
  parseUser,
  readLastActivity,
  readStoredUser,
  rememberSession,
  writeLastActivity,
} from './stored-session.ts';

export const IDLE_TIMEOUT_MS = SESSION_IDLE_MINUTES * 60_000;
const HEARTBEAT_MS = 60_000;

export type SessionState =
  | { status: 'checking' }
  | { status: 'signed-out' }
  /** A session is remembered, but the server could not be asked about it. */
  | { status: 'unreachable' }
  | { status: 'signed-in'; user: CurrentUser };

/** What the person has to be told when a session ends by itself or does not end cleanly. */
export type SessionNotice = 'idle-while-away' | 'idle' | 'limit' | 'expired' | 'sign-out-unconfirmed';

export interface SessionApi {
  login(credentials: LoginRequest): Promise<SessionResponse>;
  currentUser(): Promise<SessionResponse>;
  logout(): Promise<unknown>;
  /** True for an answer that says "not signed in", as opposed to no answer or a failing server. */
  isRefusal(error: unknown): boolean;
}

/** Who is signed in, how long that lasts, and why it ended; the same in all tabs of the browser. */
export class SessionController {
  readonly #api: SessionApi;
  readonly #notify: (notice: SessionNotice) => void;
  readonly #listeners = new Set<() => void>();
  readonly #heartbeat: Heartbeat;
  readonly idleTimer: IdleTimer;
  #state: SessionState = { status: 'checking' };
  #limit: number | null = null;
  /** Answers of an earlier check do not count once a newer one, a login or a sign-out has begun. */
  #generation = 0;

  constructor(api: SessionApi, notify: (notice: SessionNotice) => void) {
    this.#api = api;
    this.#notify = notify;
    this.#heartbeat = new Heartbeat(this.recheck, HEARTBEAT_MS);
    this.idleTimer = new IdleTimer({
      timeoutMs: IDLE_TIMEOUT_MS,
      readLastActivity,
      writeLastActivity,
      onActivity: () => this.#heartbeat.beat(),
      getLimit: () => this.#limit,
      onExpire: () => void this.#end(this.idleTimer.isAtLimit() ? 'limit' : 'idle'),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SessionState => this.#state;

  /** Looks for a session and follows it until the returned function is called. */
  start(): () => void {
    window.addEventListener('storage', this.#otherTab);
    void this.check();
    return () => {
      this.#generation++;
      window.removeEventListener('storage', this.#otherTab);
      this.#stopTimers();
    };
  }

  /** Asks the server whether the remembered session still stands. */
  async check(): Promise<void> {
    const generation = ++this.#generation;
    if (!readStoredUser()) return this.#signedOut();
    const lastActivity = readLastActivity();
    if (lastActivity !== null && Date.now() - lastActivity >= IDLE_TIMEOUT_MS) {
      return this.#end('idle-while-away');
    }
    this.#setState({ status: 'checking' });
    try {
      const answer = await this.#api.currentUser();
      if (generation === this.#generation) this.#signedIn(answer);
    } catch (error) {
      if (generation !== this.#generation) return;
      if (this.#api.isRefusal(error)) this.expired();
      else this.#setState({ status: 'unreachable' });
    }
  }

  async login(credentials: LoginRequest): Promise<CurrentUser> {
    const answer = await this.#api.login(credentials);
    this.#generation++;
    this.#signedIn(answer);
    return answer.user;
  }

  logout(): Promise<void> {
    return this.#end(null);
  }

  /** Renews the session on the server at the person's wish; false when it has ended meanwhile. */
  async extend(): Promise<boolean> {
    if (!this.idleTimer.check()) return false;
    if (!(await this.#renew())) return false;
    this.idleTimer.touch();
    return true;
  }

  /** Another call has heard from the server that the session is over. */
  readonly expired = (): void => {
    if (this.#state.status === 'signed-out') return;
    forgetSession();
    this.#signedOut();
    this.#notify('expired');
  };

  /** Another call has reached the server, which renewed the session. */
  readonly contacted = (): void => this.#heartbeat.contact();

  /** Asks the server who this is now and what he may do, without a word about it. */
  readonly recheck = (): void => {
    if (!this.idleTimer.check()) return;
    // Without an answer the countdown goes on; the next activity tries again.
    this.#renew().catch(() => false);
  };

  async #end(notice: SessionNotice | null): Promise<void> {
    if (this.#state.status === 'signed-out') return;
    // Sent before anything is forgotten, because the call proves itself by the token in memory.
    const answer = this.#api.logout();
    forgetSession();
    this.#signedOut();
    if (notice) this.#notify(notice);
    try {
      await answer;
    } catch (error) {
      // "Not signed in" is what we wanted; after an idle sign-out the server has ended it by itself.
      if (notice === null && !this.#api.isRefusal(error)) this.#notify('sign-out-unconfirmed');
    }
  }

  #signedIn({ user, endsInSeconds }: SessionResponse): void {
    this.#limit = limitFrom(endsInSeconds);
    rememberSession(user, Date.now());
    this.#heartbeat.contact();
    this.idleTimer.start();
    this.#setState({ status: 'signed-in', user });
  }

  #signedOut(): void {
    this.#generation++;
    this.#stopTimers();
    this.#setState({ status: 'signed-out' });
  }

  #stopTimers(): void {
    this.idleTimer.stop();
    this.#heartbeat.stop();
  }

  #setState(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /** False when the session is over; throws when the server gives no answer. */
  async #renew(): Promise<boolean> {
    const generation = this.#generation;
    try {
      const answer = await this.#api.currentUser();
      if (generation !== this.#generation) return false;
      this.#limit = limitFrom(answer.endsInSeconds);
      this.#heartbeat.contact();
      // An administrator may have changed what this person is allowed to do.
      if (this.#state.status === 'signed-in' && !sameUser(this.#state.user, answer.user))
        this.#signedIn(answer);
      return true;
    } catch (error) {
      if (!this.#api.isRefusal(error)) throw error;
      if (generation === this.#generation) this.expired();
      return false;
    }
  }

  readonly #otherTab = ({ key, newValue }: StorageEvent): void => {
    if (key !== ADMIN_USER_KEY && key !== null) return;
    const user = newValue === null ? null : parseUser(newValue);
    if (!user) {
      this.#signedOut();
    } else if (this.#state.status !== 'signed-in' || this.#state.user.id !== user.id) {
      void this.check();
    }
  };
}

/** While a new release goes out, the one before may still answer, which does not say when the session ends. */
function limitFrom(endsInSeconds: number | undefined): number | null {
  return endsInSeconds === undefined ? null : Date.now() + endsInSeconds * 1000;
}

function sameUser(a: CurrentUser, b: CurrentUser): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
