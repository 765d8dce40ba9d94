import type { Context } from 'koa';
import { type HandledOperationId, type Operation, operations } from '../../../generated/operations.ts';
import type { MemberClient } from '../../../web/dashboard/dashboard.ts';
import type { Desk } from '../../desk/run.ts';
import type { TaskDesk, TaskOutcome } from '../../desk/run-task.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { judgeGrants, memberPrincipal, type Origin, type Principal } from '../../domain/members/principal.ts';
import { isRefusedCaller } from '../../domain/members/refused-calls.ts';
import type { Log } from '../../infra/log.ts';
import type { NoteRefusedCall } from '../../infra/request-notes.ts';
import { askerOf, insufficient } from '../authenticate.ts';
import type { CountLimits } from '../bind.ts';
import { toRefusal } from '../errors.ts';
import { inputOf, type OwnAnswer, type OwnInit } from '../explorer/own-registry.ts';
import { refusedCall } from '../refused-calls.ts';

/** Operations that are answered by a handler, by their method and path. */
const HANDLED = new Map(
  Object.values(operations).flatMap((row: Operation) =>
    row.answeredBy === 'handler' ? [[`${row.method} ${row.path}` as string, row] as const] : [],
  ),
);

export type MemberRegistryTools = {
  readonly desk: Desk;
  readonly countLimits: CountLimits;
  readonly baseUrl: string;
  readonly log: Log;
  readonly noteRefused: NoteRefusedCall;
  readonly now: () => Date;
  /** Runs tasks of the agent of this deployment; absent where there is none. */
  readonly taskDesk?: TaskDesk | undefined;
};

/**
 * The typed client of the registry for a person who is signed in: the same operations, permissions and limits as over
 * HTTP with a token of the person, without a request in between. It answers every refusal as an error, so that one part
 * of a page can fail alone.
 */
export function memberRegistry(tools: MemberRegistryTools, ctx: Context, principal: Principal): MemberClient {
  const { desk, countLimits, baseUrl, log, noteRefused, now } = tools;
  const origin: Origin = { address: ctx.ip, requestId: String(ctx.state.requestId) };

  async function run(row: Operation, { params = {}, body }: OwnInit): Promise<OwnAnswer> {
    try {
      const missing = judgeGrants(row, principal.grants);
      if (missing !== null) throw insufficient(missing, principal);
      if (row.limit !== null)
        await countLimits(row.limit, { ctx, principal, writes: row.effect === 'write' });
      const op = row.id as HandledOperationId;
      const input = await inputOf(op, { query: { ...params.query }, path: { ...params.path }, body });
      const { status, text } = await desk(op, input, principal, origin, askerOf(ctx, principal));
      return { ...(text === null ? {} : { data: JSON.parse(String(text)) }), response: { status } };
    } catch (cause) {
      const { status, code, body: error } = toRefusal(cause, baseUrl, { path: '', hasCredential: true });
      if (isRefusedCaller(status)) {
        const called = { operation: row.id, path: row.path };
        noteRefused(refusedCall(ctx, { cause, status, code, hasCredential: true }, called, now()));
      }
      if (status >= 500) log.error({ request_id: origin.requestId, err: cause }, 'a part of a page failed');
      return { error, response: { status } };
    }
  }

  async function task(name: string, args: unknown): Promise<OwnAnswer> {
    const { taskDesk } = tools;
    if (taskDesk === undefined) {
      const error = {
        error: 'not_configured',
        message: 'This deployment runs no agent, so that nothing is bought or sold here.',
      };
      return { error, response: { status: 501 } };
    }
    const { signal } = askerOf(ctx, principal);
    const { kind, body } = await taskDesk({
      task: name,
      args,
      principal: callerOf(principal, name),
      origin,
      signal,
    });
    return kind === 'done'
      ? { data: body, response: { status: 200 } }
      : { error: taskError(body), response: { status: statusOf(kind, body) } };
  }

  const asking =
    (method: string) =>
    async (path: string, init: OwnInit = {}): Promise<OwnAnswer> => {
      const row = HANDLED.get(`${method} ${path}`);
      if (row === undefined) throw new Error(`there is no operation ${method} ${path}`);
      return run(row, init);
    };
  // The form of the answers follows from the table of operations, whose types the compiler cannot see through a path.
  return {
    GET: asking('get') as MemberClient['GET'],
    POST: asking('post') as MemberClient['POST'],
    PUT: asking('put') as MemberClient['PUT'],
    PATCH: asking('patch') as MemberClient['PATCH'],
    DELETE: asking('delete') as MemberClient['DELETE'],
    task: task as MemberClient['task'],
  };
}

/** The refusal of a task in the form of the other operations. */
const taskError = ({ code, message, issues }: TaskOutcome['body']): object => ({
  error: code,
  message,
  issues,
});

/** Codes of refusals that are no fault of who asked. */
const AWAY: readonly unknown[] = ['INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'];

const statusOf = (kind: TaskOutcome['kind'], { code }: TaskOutcome['body']): number => {
  if (kind === 'canceled' || AWAY.includes(code)) return 503;
  return code === 'CONFLICT' ? 409 : 400;
};

/** Who calls a task. Those who decide on creatives may have them rendered, as they may read what stands in them. */
function callerOf(principal: Principal, task: string): AgentPrincipal {
  const caller = memberPrincipal(principal);
  if (task !== 'preview_creative' || principal.grants.operates === null) return caller;
  const { permissions } = caller;
  return { ...caller, permissions: { ...permissions, creatives: [...permissions.creatives, 'read'] } };
}
