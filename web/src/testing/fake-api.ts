import { afterEach } from '@jest/globals';

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface RecordedCall {
  headers: Record<string, string>;
  body: unknown;
}

export interface FakeApi {
  /**
   * Answers a call such as `GET /api/admin/user`. Several answers are given in turn, the last one
   * again and again. A plain value is a 200; an Error is a connection that fails; a promise waits.
   */
  on(call: string, ...answers: unknown[]): void;
  calls(call: string): RecordedCall[];
}

let realFetch: typeof fetch | undefined;

afterEach(() => {
  if (realFetch) globalThis.fetch = realFetch;
  realFetch = undefined;
});

/** Replaces the network until the end of the test. A call without an answer fails the connection. */
export function fakeApi(): FakeApi {
  const answers = new Map<string, unknown[]>();
  const recorded = new Map<string, RecordedCall[]>();
  realFetch ??= globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${input as string}`;
    const list = recorded.get(call) ?? [];
    recorded.set(call, list);
    list.push({
      headers: { ...(init?.headers as Record<string, string> | undefined) },
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    });
    const queue = answers.get(call);
    if (!queue) throw new TypeError(`No answer prepared for ${call}`);
    const answer = await (queue.length > 1 ? queue.shift() : queue[0]);
    if (answer instanceof Error) throw answer;
    return toResponse(isAnswer(answer) ? answer : { status: 200, body: answer });
  };
  return {
    on: (call, ...given) => void answers.set(call, given),
    calls: (call) => recorded.get(call) ?? [],
  };
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'status' in value && 'body' in value;
}

/** jsdom has no Response; this is the part of it that `lib/request.ts` reads. */
function toResponse({ status, body, headers }: Answer): Response {
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: String(status),
    headers: new Headers(headers),
    text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
  } as Response;
}
