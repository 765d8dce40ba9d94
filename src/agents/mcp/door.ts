import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Context, Middleware } from 'koa';
import { ApiError } from '../../domain/errors.ts';
import { firstTask, requestLimits, tasksNamed } from '../../domain/tasks/task-name.ts';
import { requireSignature } from '../../http/signed-requests.ts';
import { readRpcBody, type TransportTools } from '../agent-door.ts';
import type { AnswerMcp } from './answer.ts';

const SESSION = 'Mcp-Session-Id';

/**
 * MCP over streamable HTTP: `POST /mcp`, and the address that demands signatures. Everybody may ask what there is and
 * call public tasks; other tasks are refused with 401 before anything is read of their arguments.
 */
export function mcpDoor(
  path: string,
  answerMcp: AnswerMcp,
  { agentDoor, signaturePolicies }: TransportTools,
): Middleware {
  const policy = signaturePolicies.get(path);
  return async function serveMcp(ctx, next) {
    if (ctx.path !== path) return next();
    ctx.state.operation = 'mcp';
    if (ctx.method !== 'POST') {
      ctx.set('Allow', 'POST');
      throw new ApiError(
        'method_not_allowed',
        `${path} accepts POST only: there is no stream or session to get or delete.`,
      );
    }
    const principal = await agentDoor.identify(ctx);
    const message = await readRpcBody(ctx, requestLimits(principal, tasksNamed));
    if (message === undefined) return;
    const named = tasksNamed(message);
    ctx.state.operation = firstTask(named) ?? 'mcp';
    if (policy !== undefined) requireSignature(ctx, policy, message, named, principal !== null);
    agentDoor.requireCredential(principal, named);
    const gone = new AbortController();
    ctx.res.once('close', () => gone.abort());
    const header = (name: string) => ctx.get(name) || null;
    const { response, done } = await answerMcp({
      message,
      accept: ctx.get('accept'),
      protocolVersion: header('mcp-protocol-version'),
      method: header('mcp-method'),
      name: header('mcp-name'),
      sessionId: header(SESSION),
      principal,
      origin: { address: ctx.ip, requestId: String(ctx.state.requestId) },
      gone: gone.signal,
    });
    if (gone.signal.aborted) await done();
    else gone.signal.addEventListener('abort', () => void done(), { once: true });
    write(ctx, response);
  };
}

function write(ctx: Context, { status, headers, body }: Response): void {
  ctx.status = status;
  const type = headers.get('content-type');
  ctx.set('Cache-Control', 'no-store');
  const session = headers.get(SESSION);
  if (session !== null) ctx.set(SESSION, session);
  if (body === null) {
    // Koa would make an answer without body a 204.
    ctx.body = '';
    ctx.remove('Content-Type');
    return;
  }
  ctx.body = Readable.fromWeb(body as ReadableStream<Uint8Array>);
  ctx.type = type ?? 'application/json';
}
