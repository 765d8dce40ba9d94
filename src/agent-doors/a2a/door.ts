import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import { ApiError } from '../../domain/errors.ts';
import { jsonPiecesAround } from '../../domain/json/kept-json.ts';
import { skillsNamed } from '../../domain/tasks/a2a.ts';
import { entityTag, isKnown } from '../../http/entity-tag.ts';
import { queryOf } from '../../http/reading/query.ts';
import { withoutCaller } from '../../http/signed-requests.ts';
import { readRequest, type ServeAgent, type TransportTools } from '../agent-door.ts';
import { CallConnection } from '../call-connection.ts';
import { sendPieces } from '../send-pieces.ts';
import type { A2a } from './answer.ts';

/**
 * Paths of the agent card: below the agent's endpoint, where some clients look, and below its parent path. For
 * the ordinary endpoint the parent is the root of the host.
 */
const cardPaths = (path: string): string[] =>
  [path, path.slice(0, path.lastIndexOf('/'))].flatMap((base) => [
    `${base}/.well-known/agent-card.json`,
    `${base}/.well-known/agent.json`,
  ]);
const SENDING: ReadonlySet<string> = new Set([
  'SendMessage',
  'SendStreamingMessage',
  'message/send',
  'message/stream',
  'GetExtendedAgentCard',
  'agent/getAuthenticatedExtendedCard',
]);
const VERSION = 'A2A-Version';
const JSON_TYPE = 'application/json; charset=utf-8';
const ARGUMENTS = ['params', 'message', 'parts', 'data'];
/** Interval of comments in a stream: proxies close connections that carry no data. */
const BEAT_MS = 15_000;
/** Interval of the checks of the reader's credential, as for streams of the feed. */
const CHECK_MS = 5_000;

/**
 * JSON-RPC, as JSON or as an event stream, and the agent's card: `POST /a2a`, and the address that requires
 * signatures. Everybody may call public tasks. Other tasks without a credential are refused with 401 before
 * their input is read.
 */
export function a2aDoor(
  path: string,
  a2a: Pick<A2a, 'card' | 'answer'>,
  { agentDoor, signaturePolicies }: TransportTools,
): [path: string, serve: ServeAgent][] {
  const policy = signaturePolicies.get(path);
  const serveCard = cardEndpoint(a2a.card);
  const serveA2a: ServeAgent = async (ctx) => {
    ctx.state.operation = 'a2a';
    requireMethod(ctx, ['POST']);
    const read = await readRequest(ctx, agentDoor, { policy, named: skillsNamed, argumentsAt: ARGUMENTS });
    if (read === null) return;
    const { principal, message, named } = read;
    if (principal === null && !maySendOnly(message)) {
      throw withoutCaller(ctx, 'This method requires a credential.');
    }
    agentDoor.requireCredential(ctx, principal, named);
    const connection = new CallConnection(ctx.res);
    const answer = await a2a.answer({
      message,
      version: versionText(ctx),
      principal,
      origin: { address: ctx.ip, requestId: String(ctx.state.requestId), path: ctx.path },
      connection,
    });
    ctx.set('Cache-Control', 'no-store');
    if (answer.kind === 'stream') {
      return sendStream(ctx, answer.frames, connection, () => agentDoor.stillHolds(ctx, principal));
    }
    sendPieces(ctx, answer.status, JSON_TYPE, jsonPiecesAround(answer.body, ANSWER));
  };
  return [[path, serveA2a], ...cardPaths(path).map((card): [string, ServeAgent] => [card, serveCard])];
}

/**
 * Whether a message needs no credential. Callers without a credential may only send messages and request the
 * extended card, because no task of theirs is kept that they could read later.
 */
function maySendOnly(message: unknown): boolean {
  const { method } = (message ?? {}) as { method?: unknown };
  return typeof method !== 'string' || SENDING.has(method);
}

/** The `A2A-Version` header, or the query parameter of the same name for clients that cannot set headers. */
function versionText(ctx: Context): string {
  const asked = ctx.get('a2a-version') || queryOf(ctx)[VERSION] || '';
  return Array.isArray(asked) ? asked.join(',') : asked;
}

function requireMethod(ctx: Context, allowed: readonly string[]): void {
  if (allowed.includes(ctx.method)) return;
  const list = allowed.join(', ');
  ctx.set('Allow', list);
  throw new ApiError('method_not_allowed', `${ctx.path} accepts ${list}.`);
}

/** Serves the card, which clients may cache for five minutes: it changes only with a release or a setting. */
function cardEndpoint(card: A2a['card']): ServeAgent {
  const text = JSON.stringify(card);
  const etag = entityTag(text);
  return async (ctx) => {
    ctx.state.operation = 'agent-card';
    requireMethod(ctx, ['GET', 'HEAD']);
    ctx.set({ 'Cache-Control': 'public, max-age=300', ETag: etag });
    ctx.type = JSON_TYPE;
    ctx.body = text;
    if (isKnown(ctx.get('if-none-match'), etag)) ctx.status = 304;
  };
}

/** Where the answer of a task stands in a response of either version; in 1.0 a new task has a member of its own. */
const ANSWER = ['result', 'task', 'artifacts', 'parts', 'data'];

/**
 * Sends one event per frame. A reader that disconnects ends the stream, but not the call. So does a reader whose
 * credential ends, who receives nothing that becomes known after that.
 */
function sendStream(
  ctx: Context,
  frames: AsyncGenerator<object, void>,
  connection: CallConnection,
  stillHolds: () => Promise<boolean>,
): void {
  const { gone } = connection;
  const out = new PassThrough();
  // Its errors are those of a reader that is gone, and Koa does not listen when the connection closed before it sends.
  out.on('error', () => {});
  ctx.status = 200;
  ctx.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
  ctx.type = 'text/event-stream; charset=utf-8';
  ctx.body = out;
  const beat = setInterval(() => out.writableNeedDrain || out.write(': still working\n\n'), BEAT_MS);
  const check = setInterval(() => {
    // When the check itself fails, the next one decides.
    void stillHolds()
      .then((holds) => (holds ? undefined : end()))
      .catch(() => undefined);
  }, CHECK_MS);
  const stop = () => {
    clearInterval(beat);
    clearInterval(check);
  };
  const end = () => {
    stop();
    connection.end();
    out.end();
  };
  const pump = async () => {
    let isFirst = true;
    for await (const frame of frames) {
      if (gone.aborted || !(isFirst || (await stillHolds()))) return;
      isFirst = false;
      if (!out.write(`data: ${JSON.stringify(frame)}\n\n`)) await once(out, 'drain', { signal: gone });
    }
  };
  void pump()
    .catch((cause: Error) => out.destroy(cause))
    .finally(() => {
      stop();
      out.end();
    });
  gone.addEventListener('abort', stop, { once: true });
}
