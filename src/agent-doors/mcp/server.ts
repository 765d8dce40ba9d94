import {
  CLIENT_CAPABILITIES_META_KEY,
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  type Result,
  Server,
  type ServerContext,
  type StandardSchemaV1,
  type Tool,
} from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import type { TaskDesk, TaskOutcome } from '../../desk/run-task.ts';
import { isObject, type Json, objectOf } from '../../domain/json/values.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import type { Origin } from '../../domain/members/principal.ts';
import { INTERNAL_MESSAGE } from '../../domain/refusals/task-error.ts';
import { isRefusedInBody } from '../refused-in-body.ts';
import { badParams } from './frames.ts';
import { INVALID_CURSOR, type ResourceMethods } from './resources.ts';
import { TASKS_EXTENSION, type TaskMethods } from './tasks.ts';

/** The caller of a request. */
export type McpCaller = {
  readonly principal: AgentPrincipal | null;
  readonly origin: Origin;
  /** Aborted when the caller disconnects; null in revisions where that does not end a request. */
  readonly gone: AbortSignal | null;
};

export type ServerTools = {
  readonly name: string;
  /** Name of the installation for people; null: only the name of the software. */
  readonly siteName: string | null;
  readonly version: string;
  /** What a model reads at the start of a session. */
  readonly instructions: string;
  /** The tools in the order in which `tools/list` returns them. */
  readonly tools: Tool[];
  readonly desk: TaskDesk;
  readonly tasks: TaskMethods;
  readonly resources: ResourceMethods;
  /** Called with errors that are not a refusal. */
  readonly failed: (cause: unknown, origin: Origin) => void;
};

/** Lists and resources change only with a release or a setting, and are the same for every caller. */
const LISTS = { ttlMs: 300_000, cacheScope: 'public' } as const;
const cacheHints = {
  'tools/list': LISTS,
  'server/discover': LISTS,
  'resources/list': LISTS,
  'resources/templates/list': LISTS,
  'resources/read': LISTS,
};
/** Shared by all servers: creating a validator takes longer than most responses. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

export type ServerOptions = {
  readonly callerOf: (ctx: ServerContext) => McpCaller;
  /** Revisions that the server knows; those of the library by default. */
  readonly versions?: readonly string[];
  /** Makes the result of a tool; `toolResult` by default. */
  readonly resultOf?: (outcome: TaskOutcome) => Result;
};

/**
 * Creates a server for requests of revision 2026-07-28 (`modern`), or of 2025-11-25 and older (`legacy`): one that serves
 * many calls of tools, or one for a single request, since `initialize` changes what the server knows of its client.
 */
export function createServer(
  tools: ServerTools,
  era: 'modern' | 'legacy',
  { callerOf, versions, resultOf = toolResult }: ServerOptions,
): Server {
  const { name, siteName, version, instructions, desk, tasks, resources, failed } = tools;
  const extensions = era === 'modern' ? { extensions: { [TASKS_EXTENSION]: {} } } : {};
  const server = new TaskServer(
    { name, version, ...(siteName === null ? {} : { title: siteName }) },
    {
      capabilities: { tools: {}, resources: {}, ...extensions },
      instructions,
      cacheHints,
      jsonSchemaValidator,
      ...(versions === undefined ? {} : { supportedProtocolVersions: [...versions] }),
    },
  );
  /** Callers learn only that an internal error happened; operators get the error itself. */
  const guard = async <T>(ctx: ServerContext, work: (caller: McpCaller) => Promise<T>): Promise<T> => {
    const caller = callerOf(ctx);
    try {
      return await work(caller);
    } catch (cause) {
      if (cause instanceof ProtocolError) throw cause;
      failed(cause, caller.origin);
      throw new ProtocolError(ProtocolErrorCode.InternalError, INTERNAL_MESSAGE);
    }
  };
  server.setRequestHandler('tools/list', ({ params }) => {
    requireFirstPage(params?.cursor);
    return { tools: tools.tools };
  });
  server.setRequestHandler('tools/call', { params: callParams }, ({ name: task, arguments: args }, ctx) =>
    guard(ctx, async (caller) => {
      const { principal, origin, gone } = caller;
      const outcome = await desk({ task, args, principal, origin, signal: gone ?? ctx.mcpReq.signal });
      const isDeclared = era === 'modern' && declaresTasks(ctx);
      const created = isDeclared ? await tasks.created(task, outcome, caller) : null;
      return created ?? resultOf(outcome);
    }),
  );
  server.setRequestHandler('resources/list', ({ params }, ctx) =>
    guard(ctx, () => resources.list(params?.cursor)),
  );
  server.setRequestHandler('resources/templates/list', ({ params }) => {
    requireFirstPage(params?.cursor);
    return resources.templates();
  });
  server.setRequestHandler('resources/read', ({ params }, ctx) =>
    guard(ctx, () => resources.read(params.uri)),
  );
  if (era === 'legacy') return server;
  for (const [method, answer] of Object.entries(tasks.methods)) {
    server.setRequestHandler(method, { params: taskParams }, (params, ctx) =>
      guard(ctx, (caller) => answer(params, declaresTasks(ctx), caller)),
    );
  }
  return server;
}

/** Lists of one page give no cursors, so every cursor is one of another list. */
function requireFirstPage(cursor: string | undefined): void {
  if (cursor !== undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, INVALID_CURSOR);
}

export const toolResult = (outcome: TaskOutcome) =>
  resultWith([{ type: 'text', text: JSON.stringify(outcome.body) }], outcome);

/** The result of a tool with this content. */
export const resultWith = (content: readonly object[], { kind, body }: TaskOutcome) => ({
  ...(kind === 'done' && !isRefusedInBody(body) ? {} : { isError: true }),
  content,
  structuredContent: body,
});

const declaresTasks = ({ mcpReq }: ServerContext): boolean => {
  const declared = objectOf(objectOf(mcpReq.envelope)[CLIENT_CAPABILITIES_META_KEY]);
  return isObject(objectOf(declared.extensions)[TASKS_EXTENSION]);
};

type Handler = (request: JSONRPCRequest, ctx: ServerContext) => Promise<Result>;

/**
 * For bad parameters the library returns the whole output of its validator. It also validates each result once
 * more, after the desk has done so. Here bad parameters are error -32602 with one sentence that names the first.
 */
class TaskServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const wrapped = method === 'tools/call' ? handler : super._wrapHandler(method, handler);
    return async (request, ctx) => {
      try {
        return await wrapped(request, ctx);
      } catch (cause) {
        if (cause instanceof ProtocolError) throw cause;
        const found = cause instanceof Error ? cause.message : '';
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, badParams(method, request.params, found));
      }
    };
  }
}

const schemaOf = <T>(
  validate: (params: Json) => StandardSchemaV1.Result<T>,
): StandardSchemaV1<unknown, T> => ({
  '~standard': { version: 1, vendor: 'agent', validate: (params) => validate(objectOf(params)) },
});
const fault = (message: string) => ({ issues: [{ message }] });

const callParams = schemaOf<{ name: string; arguments: Json }>(({ name, arguments: args = {} }) => {
  if (typeof name !== 'string') return fault('`name` must be a string, the name of a tool.');
  if (!isObject(args)) return fault('`arguments` must be a JSON object.');
  return { value: { name, arguments: args } };
});

const taskParams = schemaOf<{ taskId: string }>(({ taskId }) =>
  typeof taskId === 'string' ? { value: { taskId } } : fault('`taskId` must be a string, the id of a task.'),
);
