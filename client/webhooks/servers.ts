import type { FieldLine } from '../../src/domain/signatures/fields.ts';
import {
  MOST_WEBHOOK_BYTES,
  type WebhookAnswer,
  type WebhookEvent,
  type WebhookReceiver,
} from './receiver.ts';

export type HandleWebhook = (event: WebhookEvent) => Promise<void> | void;

/** The part of a request that Express and Koa share: Node's own message. */
type NodeRequest = AsyncIterable<Uint8Array> & {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly rawHeaders: readonly string[];
};
type ExpressRequest = NodeRequest & { readonly originalUrl: string; readonly body?: unknown };
type ExpressResponse = {
  status(code: number): ExpressResponse;
  set(headers: Record<string, string>): ExpressResponse;
  json(body: unknown): unknown;
};
type KoaContext = {
  readonly req: NodeRequest;
  readonly originalUrl: string;
  status: number;
  body: unknown;
  set(headers: Record<string, string>): void;
};

type FastifyRequest = { readonly raw: NodeRequest; readonly originalUrl: string };
type FastifyReply = {
  code(code: number): FastifyReply;
  headers(headers: Record<string, string>): FastifyReply;
  send(body: unknown): unknown;
};
type FastifyServer = {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    parse: (request: unknown, payload: unknown, done: (cause: null) => void) => void,
  ): unknown;
  post(path: string, handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>): unknown;
};

const bodyOf = ({ code, message, body }: WebhookAnswer): object => {
  const error = code ?? message;
  return body ?? (error === undefined ? {} : { error });
};

/**
 * A handler of web-standard requests, as in Next, Bun, Deno and workers; with Hono: `(c) => handler(c.req.raw)`.
 *
 * @param origin of the registered address, if a proxy changes it on the way
 */
export function webhookHandler(receiver: WebhookReceiver, handle: HandleWebhook, origin?: string) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const read = await readAtMost(request.body ?? [], MOST_WEBHOOK_BYTES);
    const answer = await receiver.receive(
      {
        method: request.method,
        url: origin === undefined ? request.url : `${origin}${url.pathname}${url.search}`,
        headers: [...request.headers].filter(([name]) => name !== 'host'),
        body: read,
      },
      handle,
    );
    return Response.json(bodyOf(answer), { status: answer.status, headers: answer.headers });
  };
}

/**
 * A handler for Express. Mount it before any body parser, or behind `express.raw`: the signature covers the
 * exact bytes.
 *
 * @param origin of the registered address, such as `https://buyer.example`
 */
export function expressWebhook(receiver: WebhookReceiver, handle: HandleWebhook, origin: string) {
  return async (
    request: ExpressRequest,
    response: ExpressResponse,
    next: (cause?: unknown) => void,
  ): Promise<void> => {
    try {
      const { body } = request;
      if (body !== undefined && !(body instanceof Uint8Array)) {
        throw new TypeError(
          'the body was parsed before it could be verified; mount the webhook before the parser',
        );
      }
      const message = await messageOf(request, `${origin}${request.originalUrl}`, body);
      const answer = await receiver.receive(message, handle);
      response
        .status(answer.status)
        .set({ ...answer.headers })
        .json(bodyOf(answer));
    } catch (cause) {
      next(cause);
    }
  };
}

/**
 * A middleware for Koa. Mount it before any body parser.
 *
 * @param origin of the registered address, such as `https://buyer.example`
 */
export function koaWebhook(receiver: WebhookReceiver, handle: HandleWebhook, origin: string) {
  return async (ctx: KoaContext): Promise<void> => {
    const answer = await receiver.receive(await messageOf(ctx.req, `${origin}${ctx.originalUrl}`), handle);
    ctx.status = answer.status;
    ctx.set({ ...answer.headers });
    ctx.body = bodyOf(answer);
  };
}

/**
 * A plugin for Fastify that takes every POST below its prefix: `app.register(fastifyWebhook(…), { prefix: '/hooks' })`.
 * Bodies of the rest of the server are parsed as before.
 *
 * @param origin of the registered address, such as `https://buyer.example`
 */
export function fastifyWebhook(receiver: WebhookReceiver, handle: HandleWebhook, origin: string) {
  return async (server: FastifyServer): Promise<void> => {
    server.removeAllContentTypeParsers();
    // The signature covers the exact bytes, which are read below.
    server.addContentTypeParser('*', (_, _payload, done) => done(null));
    const answerWith = async ({ raw, originalUrl }: FastifyRequest, reply: FastifyReply) => {
      const answer = await receiver.receive(await messageOf(raw, `${origin}${originalUrl}`), handle);
      return reply
        .code(answer.status)
        .headers({ ...answer.headers })
        .send(bodyOf(answer));
    };
    server.post('/', answerWith);
    server.post('/*', answerWith);
  };
}

async function messageOf(request: NodeRequest, url: string, body?: Uint8Array) {
  const headers: FieldLine[] = [];
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(at, at + 2);
    // A proxy may have changed the host; the signature covers the registered address.
    if (name.toLowerCase() !== 'host') headers.push([name, value]);
  }
  const read = body ?? (await readAtMost(request, MOST_WEBHOOK_BYTES));
  return { method: request.method ?? '', url, headers, body: read };
}

/**
 * The bytes of a body. A larger body is cut off after the chunk that exceeds `most`, so the result is then
 * longer than `most`.
 */
async function readAtMost(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    read.push(chunk);
    length += chunk.byteLength;
    if (length > most) break;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of read) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
