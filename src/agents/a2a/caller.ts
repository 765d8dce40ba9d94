import type { Task } from '../../../generated/tasks.ts';
import type { Origin } from '../../domain/members/principal.ts';
import type { A2aVersion } from '../../domain/tasks/a2a.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import type { Store } from '../../store/open.ts';
import type { A2aLedger } from './ledger.ts';
import type { Runs } from './runs.ts';

/** Who sends one request, and how its answer is to be put. */
export type Caller = {
  readonly principal: AgentPrincipal | null;
  readonly origin: Origin;
  readonly version: A2aVersion;
  /** Aborted when the connection is gone. */
  readonly gone: AbortSignal;
  /** Called when a request failed only for the moment; the door then answers as it does for every other path. */
  readonly unavailable: (cause: unknown) => void;
};

/** Whether notifications may be sent to a URL; the reason may be shown to who wants them there. */
export type JudgePushUrl = (url: string) => Promise<{ ok: true } | { ok: false; message: string }>;

/** What requests are answered with. */
export type RequestTools = {
  store: Store;
  ledger: A2aLedger;
  runs: Runs;
  judgePushUrl: JudgePushUrl;
  /** The tasks that can be called. */
  tasks: readonly Task[];
  now: () => Date;
  newId: () => string;
  /** Told of errors that are nobody's refusal. */
  failed: (cause: unknown, origin: Origin) => void;
};

/** An id that can be one of ours, or of a context; everything else is not even looked for. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,256}$/.test(value);
