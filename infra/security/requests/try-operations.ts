import { allows, SUPPORTER_PERMISSIONS } from '@garage/contracts/permissions';
import * as fc from 'fast-check';
import { STAFF_ROUTES } from '../../e2e/api/permission-matrix.ts';
import { signedIn } from '../../e2e/support/signed-in.ts';
import type { Stack } from '../../e2e/support/stack.ts';
import { type Caller, callersOf } from './callers.ts';
import { type Answer, exchange } from './exchange.ts';
import type { Finding } from './finding.ts';
import { type GeneratedRequest, requestsTo } from './generated-request.ts';
import { Knowledge } from './knowledge.ts';
import { logFaults } from './log-faults.ts';
import { type Operation, readOperations } from './operations.ts';
import { type Scene, setScene } from './scene.ts';
import { faultOf } from './verdict.ts';

export interface RunOptions {
  /** The same seed makes the same choices. */
  seed: number;
  /** Requests per operation of a caller who may call it. */
  runs: number;
}

export interface RunResult {
  operations: number;
  requests: number;
  findings: Finding[];
}

/** Whoever is refused at the door is refused whatever is asked. */
const RUNS_IF_REFUSED = 2;
const RUNS_IF_SLOW = 3;
/** It waits for addresses outside. */
const SLOW = 'POST /api/admin/vehicle-settings/check';

/** Sends generated requests to every operation in the name of everybody, and looks at each answer and at the logs. */
export async function tryOperations(stack: Stack, options: RunOptions): Promise<RunResult> {
  const admin = await signedIn(stack);
  const operations = await readOperations(admin);
  const scene = await setScene(stack, admin, operations);
  const run = new Run(stack, scene, options);
  for (const operation of operations) await run.tryOperation(operation);
  return {
    operations: operations.length,
    requests: run.requests,
    findings: [...run.findings, ...(await logFaults(stack))],
  };
}

class Run {
  readonly findings: Finding[] = [];
  requests = 0;
  readonly #knowledge = new Knowledge();
  readonly #callers: Caller[];
  readonly #stack: Stack;
  readonly #scene: Scene;
  readonly #options: RunOptions;

  constructor(stack: Stack, scene: Scene, options: RunOptions) {
    this.#stack = stack;
    this.#scene = scene;
    this.#options = options;
    this.#callers = callersOf(stack);
  }

  async tryOperation(operation: Operation): Promise<void> {
    for (const caller of this.#callers) {
      const property = fc.asyncProperty(
        requestsTo(operation, this.#scene, this.#knowledge),
        async (request) => {
          const fault = await this.#faultOf(operation, caller, request);
          if (fault !== null) throw new Error(fault);
        },
      );
      const result = await fc.check(property, {
        seed: this.#options.seed,
        numRuns: this.#runsOf(operation, caller),
      });
      if (!result.failed) continue;
      this.findings.push({
        where: `${operation.name}, ${caller.name}`,
        fault: String(result.errorInstance),
        request: result.counterexample && shortened(result.counterexample[0]),
      });
    }
  }

  async #faultOf(operation: Operation, caller: Caller, request: GeneratedRequest): Promise<string | null> {
    this.requests += 1;
    const headers = { ...(await caller.credentials()), ...request.headers };
    const answer = await exchange(this.#stack.url, { ...request, headers });
    if (answer.status === 401 && caller.name !== 'signed out') caller.forget();
    if (answer.status < 300 && isJson(answer)) {
      this.#knowledge.learnFrom(operation.path, JSON.parse(answer.text));
    }
    return faultOf(answer, operation.path);
  }

  #runsOf({ name }: Operation, caller: Caller): number {
    const access = STAFF_ROUTES[name] ?? 'public';
    const isForSignedOut = access === 'public';
    const isForSupporter =
      access === 'signed-in' || (access !== 'public' && allows(SUPPORTER_PERMISSIONS, access));
    const may = { 'signed out': isForSignedOut, supporter: isForSupporter, admin: !isForSignedOut };
    if (!may[caller.name]) return RUNS_IF_REFUSED;
    return name === SLOW ? RUNS_IF_SLOW : this.#options.runs;
  }
}

/** For the reader of the report; the seed makes the whole one again. */
function shortened(request: GeneratedRequest): GeneratedRequest {
  return { ...request, body: request.body?.slice(0, 500) ?? null };
}

function isJson({ headers, text }: Answer): boolean {
  return text !== '' && String(headers['content-type']).startsWith('application/json');
}
