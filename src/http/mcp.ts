import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Context, Middleware } from 'koa';
import { ApiError } from '../domain/errors.ts';
import { isLoopbackOrigin, isWebOrigin } from '../domain/web-origin.ts';
import type { Authenticate } from './authenticate.ts';
import { readJsonBody } from './body.ts';

/** The agent door's answer to one message; the agents room fills it. */
export type AnswerMcp = (request: {
  message: unknown;
  accept: string;
  protocolVersion: string | null;
}) => Promise<{ response: Response; done(): Promise<void> }>;

type Tools = { answerMcp: AnswerMcp; authenticate: Authenticate; baseUrl: string; now: () => Date };

const PARSE_ERROR = -32_700;

/** `POST /mcp`: MCP over streamable HTTP, for everybody with a valid credential. */
export function mcpDoor({ answerMcp, authenticate, baseUrl, now }: Tools): Middleware {
  const isLocal = isLoopbackOrigin(new URL(baseUrl).origin);
  return async function serveMcp(ctx, next) {
    if (ctx.path !== '/mcp') return next();
    ctx.state.operation = 'mcp';
    if (ctx.method !== 'POST') {
      ctx.set('Allow', 'POST');
      throw new ApiError(
        'method_not_allowed',
        '/mcp answers POST; there is no stream or session to ask for.',
      );
    }
    checkOrigin(ctx, isLocal);
    await authenticate('member', ctx.get('authorization'), now());
    const message = await readMessage(ctx);
    if (message === undefined) return;
    const { response, done } = await answerMcp({
      message,
      accept: ctx.get('accept'),
      protocolVersion: ctx.get('mcp-protocol-version') || null,
    });
    ctx.res.once('close', () => void done());
    write(ctx, response);
  };
}

/**
 * Nothing but the Authorization header identifies a caller, so pages of any site may call a public agent. An agent on
 * somebody's own machine is for that machine's pages only.
 */
function checkOrigin(ctx: Context, isLocal: boolean): void {
  const origin = ctx.get('origin');
  if (origin === '') return;
  if (!isWebOrigin(origin) || (isLocal && !isLoopbackOrigin(origin))) {
    throw new ApiError('forbidden', 'Pages of this origin may not call the agent.');
  }
}

/** The parsed body; undefined when that was refused already. */
async function readMessage(ctx: Context): Promise<unknown> {
  try {
    const message = await readJsonBody(ctx.req);
    if (message !== undefined) return message;
    refuseMessage(ctx, 'Send a JSON-RPC message.');
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'invalid_request') throw cause;
    refuseMessage(ctx, cause.message);
  }
  return undefined;
}

function refuseMessage(ctx: Context, message: string): void {
  ctx.status = 400;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = JSON.stringify({ jsonrpc: '2.0', error: { code: PARSE_ERROR, message }, id: null });
}

function write(ctx: Context, { status, headers, body }: Response): void {
  ctx.status = status;
  const type = headers.get('content-type');
  ctx.set('Cache-Control', 'no-store');
  if (body === null) {
    // Koa would make an answer without body a 204.
    ctx.body = '';
    ctx.remove('Content-Type');
    return;
  }
  ctx.body = Readable.fromWeb(body as ReadableStream<Uint8Array>);
  ctx.type = type ?? 'application/json';
}
