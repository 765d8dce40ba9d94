import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Koa from 'koa';
import { protocol } from '../../../generated/protocol.ts';
import { tasks } from '../../../generated/tasks.ts';
import { createA2a } from '../../../src/agent-doors/a2a/answer.ts';
import { a2aDoor } from '../../../src/agent-doors/a2a/door.ts';
import { createAgentDoor } from '../../../src/agent-doors/agent-door.ts';
import type { TaskCall, TaskOutcome } from '../../../src/desk/run-task.ts';
import { envelop, envelopError } from '../../../src/domain/contract/release.ts';
import { ApiError } from '../../../src/domain/errors.ts';
import { sandboxPrincipal } from '../../../src/domain/members/agent-principal.ts';
import type { JudgeUrl } from '../../../src/domain/refusals/called-url.ts';
import { TaskError } from '../../../src/domain/refusals/task-error.ts';
import { toRefusal } from '../../../src/http/errors.ts';
import { newId } from '../../../src/infra/random.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { type Answer, answerOf } from '../../support/answer.ts';

/** A public task, and one that needs a credential. */
export const PUBLIC = protocol.capabilitiesTask;
export const PROTECTED = 'list_accounts';

export const as = (name: string) => ({ authorization: `Bearer demo-${name}` });
export const ownerOf = (name: string): string => sandboxPrincipal(`demo-${name}`).id;

export type Reply = Answer;

/** The door of A2A over a desk of the test's own, on a database that others may share. */
export type A2aWorld = {
  readonly url: string;
  readonly origin: string;
  readonly store: Store;
  readonly calls: TaskCall[];
  readonly failures: unknown[];
  clock: { advance(ms: number): void };
  /** Lets the calls end that wait. */
  release(): void;
  post(message: unknown, headers?: Record<string, string>): Promise<Reply>;
  /** A request of 1.0, unless its method has the form of 0.3. */
  rpc(method: string, params: unknown, headers?: Record<string, string>): Promise<Reply>;
  drain(): Promise<void>;
  close(): Promise<void>;
};

const FRAME = { release: '3.1', now: new Date('2026-11-21T00:00:00Z'), context: undefined } as const;

/** What the desk of the tests answers: `do` in the input says what becomes of the call. */
function outcomeOf({ task, args }: TaskCall): TaskOutcome {
  const { do: what = 'done', context } = args as { do?: string; context?: unknown };
  const frame = { ...FRAME, context };
  const error = new TaskError('CONFLICT', 'It was changed meanwhile.', { field: 'revision' });
  const done = (body: object): TaskOutcome => ({ kind: 'done', body: envelop({ ...body }, frame) });
  switch (what) {
    case 'failed':
      return { kind: 'failed', body: envelopError(error, frame) };
    case 'refused':
      return { kind: 'refused', body: envelopError(error, frame) };
    case 'submitted':
      return done({ status: 'submitted', task_id: 'task_1', message: 'Somebody looks at it.' });
    case 'partial':
      return done({
        status: 'completed',
        items: [{ status: 'failed', errors: [{ code: 'X' }] }, { status: 'ok' }],
      });
    case 'rejection':
      return done({ status: 'completed', rights_status: 'rejected', reason: 'Not for sale.' });
    case 'told':
      return done({ ...(args as { body: object }).body });
    case 'big':
      return done({ status: 'completed', filler: 'x'.repeat(200_000) });
    default:
      return done({ status: 'completed', task, args, at: new Date(0), none: undefined });
  }
}

/** A desk that keeps its calls. Some wait until they are released. */
function createDesk() {
  const calls: TaskCall[] = [];
  let waiting: (() => void)[] = [];

  async function desk(call: TaskCall): Promise<TaskOutcome> {
    calls.push(call);
    const { do: what } = call.args as { do?: string };
    if (what === 'throw') throw new Error('a secret of the database');
    if (what === 'wait') {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        call.signal?.addEventListener('abort', () => resolve());
      });
      if (call.signal?.aborted) return { kind: 'canceled', body: envelop({ status: 'canceled' }, FRAME) };
    }
    // Work that is past the point where it could be undone.
    if (what === 'commit') {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    return outcomeOf(call);
  }

  function release(): void {
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  return { desk, calls, release };
}

/** Answers refusals as the service does. */
const refusals =
  (origin: string): Koa.Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (cause) {
      const request = { path: ctx.path, hasCredential: ctx.get('authorization') !== '' };
      const { status, body, headers } = toRefusal(cause, origin, request);
      ctx.status = status;
      ctx.set(headers);
      ctx.body = body;
    }
  };

const poster =
  (origin: string): A2aWorld['post'] =>
  (message, headers = {}) =>
    answerOf(`${origin}/a2a`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof message === 'string' ? message : JSON.stringify(message),
    });

export async function startA2aWorld(
  databaseUrl: string,
  options: { judgeUrl?: JudgeUrl } = {},
): Promise<A2aWorld> {
  const store = await openStore(databaseUrl);
  let at = Date.now();
  const now = () => new Date(at);
  const { desk, calls, release } = createDesk();
  const failures: unknown[] = [];

  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const a2a = createA2a({
    baseUrl: origin,
    prefix: '',
    siteName: null,
    version: '1.2.3',
    tokenUrl: `${origin}/token`,
    tasks: Object.values(tasks),
    desk,
    store,
    judgeUrl: options.judgeUrl ?? (() => ({ ok: true })),
    now,
    newId,
    failed: (cause) => failures.push(cause),
    graceMs: 300,
  });
  const nobody = async () => {
    throw new ApiError('unauthorized', 'The credential is not valid.');
  };
  const agentDoor = createAgentDoor({
    store,
    authenticate: { operation: async () => null, holder: nobody },
    sandboxTokens: ['demo-*'],
    baseUrl: origin,
    now,
  });
  const app = new Koa();
  app.silent = true;
  app.use(refusals(origin));
  const doors = new Map(a2aDoor('/a2a', a2a, { agentDoor, signaturePolicies: new Map() }));
  app.use((ctx, next) => doors.get(ctx.path)?.(ctx) ?? next());
  server.on('request', app.callback());

  const post = poster(origin);
  return {
    url: `${origin}/a2a`,
    origin,
    store,
    calls,
    failures,
    clock: {
      advance(ms) {
        at += ms;
      },
    },
    release,
    post,
    rpc: (method, params, headers = {}) =>
      post({ jsonrpc: '2.0', id: 7, method, params }, { ...as('alice'), ...headers }),
    drain: () => a2a.drain(),
    async close() {
      release();
      await a2a.drain();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
  };
}

let messages = 0;
/** A message of 1.0 with these parts. */
export const message = (parts: unknown[], more: object = {}) => {
  messages += 1;
  return { message: { messageId: `m${messages}`, role: 'ROLE_USER', parts, ...more } };
};
/** A call of 1.0: one data part. */
export const call = (input: object = {}, skill: string = PROTECTED) => message([{ data: { skill, input } }]);
/** The same of 0.3. */
export const oldCall = (input: object = {}, skill: string = PROTECTED) => ({
  message: {
    kind: 'message',
    messageId: 'm',
    role: 'user',
    parts: [{ kind: 'data', data: { skill, input } }],
  },
});

/** Frames of an event stream as they come. */
export async function* framesOf(response: Response): AsyncGenerator<Reply['body']> {
  let rest = '';
  for await (const chunk of response.body ?? []) {
    rest += Buffer.from(chunk).toString();
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const event = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (event.startsWith('data: ')) yield JSON.parse(event.slice(6));
    }
  }
}

export async function all<T>(frames: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const frame of frames) list.push(frame);
  return list;
}

/** Asks until the answer is as wanted; the error is the last answer. */
export async function until<T>(ask: () => Promise<T> | T, isDone: (value: T) => boolean): Promise<T> {
  for (let left = 2_400; ; left -= 1) {
    const value = await ask();
    if (isDone(value)) return value;
    if (left === 0) throw new Error(`still ${JSON.stringify(value)}`);
    await sleep(25);
  }
}
