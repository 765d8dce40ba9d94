import { protocol } from '../../../generated/protocol.ts';
import { openDesk } from './calls.ts';
import { fault, type Handle, json } from './http.ts';
import { type Json, Refused } from './selling.ts';

/** Callers of the second agent, which hand out credentials of their own form. */
export const BUYER = 'ag-token-buyer-0001';
export const OTHER_BUYER = 'ag-token-other-0002';
const CALLERS = new Map([
  [BUYER, 'buyer'],
  [OTHER_BUYER, 'other'],
]);

type Outcome = { readonly body: Json; readonly isError: boolean };
type Run = (name: string, args: Json) => Promise<Outcome>;

/** An agent in memory over MCP and A2A, with the required fields and no optional feature. */
export function secondAgent(): Handle {
  const desk = openDesk();
  const done = new Map<unknown, Json>();
  const runFor =
    (caller: string): Run =>
    async (name, args) => {
      try {
        return { body: await desk.call(name, args, caller), isError: false };
      } catch (cause) {
        if (!(cause instanceof Refused)) throw cause;
        return { body: errorBody(cause, args), isError: true };
      }
    };
  return async (request) => {
    const { pathname, origin } = new URL(request.url);
    if (request.method === 'GET' && pathname === '/.well-known/agent-card.json')
      return json(cardOf(origin, desk.names));
    if (request.method !== 'POST' || !['/mcp', '/a2a'].includes(pathname))
      return fault(404, 'not_found', 'There is nothing here.');
    const message = (await request.json().catch(() => ({}))) as Json;
    const bearer = request.headers.get('authorization')?.replace(/^Bearer /, '');
    const caller = bearer === undefined ? '' : CALLERS.get(bearer);
    if (caller === undefined) return fault(401, 'unauthorized', 'This credential is unknown.');
    return pathname === '/mcp'
      ? onMcp(message, desk.names, runFor(caller))
      : onA2a(message, runFor(caller), done);
  };
}

const reply = ({ id = null }: Json, result: unknown): Response => json({ jsonrpc: '2.0', id, result });
const unknownMethod = ({ id = null }: Json): Response =>
  json({ jsonrpc: '2.0', id, error: { code: -32_601, message: 'Unknown method.' } });
const paramsOf = ({ params }: Json): Json => (params ?? {}) as Json;

/** The text of a tool's result: the answer, or the error alone. */
export const toolText = (body: Json): string => JSON.stringify(body?.[protocol.errorField] ?? body);

async function onMcp(message: Json, names: readonly string[], run: Run): Promise<Response> {
  switch (message.method) {
    case 'initialize': {
      const serverInfo = { name: 'ridge', version: '7' };
      return reply(message, { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo });
    }
    case 'tools/list':
      return reply(message, { tools: names.map((name) => ({ name, inputSchema: { type: 'object' } })) });
    case 'tools/call': {
      const { name, arguments: args = {} } = paramsOf(message);
      const { body, isError } = await run(String(name), args as Json);
      const content = [{ type: 'text', text: toolText(body) }];
      return reply(message, { content, structuredContent: body, isError });
    }
    default:
      return message.id === undefined ? new Response(null, { status: 202 }) : unknownMethod(message);
  }
}

async function onA2a(message: Json, run: Run, done: Map<unknown, Json>): Promise<Response> {
  if (message.method === 'GetTask') {
    const task = done.get(paramsOf(message).id);
    const error = { code: -32_001, message: 'There is no such task.' };
    return task === undefined
      ? json({ jsonrpc: '2.0', id: message.id ?? null, error })
      : reply(message, task);
  }
  if (message.method !== 'SendMessage') return unknownMethod(message);
  const { parts = [] } = (paramsOf(message).message ?? {}) as {
    parts?: { data?: { skill?: string; input?: Json } }[];
  };
  const asked = parts.find(({ data }) => data !== undefined)?.data;
  const { body, isError } = await run(String(asked?.skill), asked?.input ?? {});
  const task = {
    id: crypto.randomUUID(),
    contextId: 'c',
    status: { state: isError ? 'TASK_STATE_FAILED' : 'TASK_STATE_COMPLETED' },
    artifacts: [{ artifactId: 'a', parts: [{ data: body }] }],
  };
  done.set(task.id, task);
  return reply(message, { task });
}

function errorBody({ code, message, recovery, field }: Refused, { context }: Json): Json {
  const error = { code, message, recovery, ...(field === undefined ? {} : { field }) };
  return {
    status: 'failed',
    [protocol.errorField]: error,
    errors: [error],
    ...(context === undefined ? {} : { context }),
  };
}

const cardOf = (origin: string, names: readonly string[]): Json => ({
  name: 'Ridge',
  description: 'Sells the Valley Post.',
  version: '7',
  supportedInterfaces: [{ url: `${origin}/a2a`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  capabilities: {},
  defaultInputModes: ['application/json'],
  defaultOutputModes: ['application/json'],
  skills: names.map((id) => ({ id, name: id, description: 'A task.', tags: ['task'] })),
});
