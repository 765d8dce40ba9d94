import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ErrorCode, errors } from '../../generated/errors.ts';
import { readContract, type Schema } from '../support/contract.ts';
import { methodsOf } from './check-methods.ts';
import type { Target } from './exchange.ts';
import { tinyDocument } from './tiny-contract.ts';

export type Reply = { status: number; headers: Record<string, string>; body: Record<string, unknown> | null };
export type Asked = { method: string; path: string; credential: string | undefined; now: number };
/** Spoils a reply that was right. */
export type Defect = (reply: Reply, asked: Asked) => Reply;

export type TinyServer = Target & { close(): Promise<void> };

const GOOD_KEY = /^Bearer good-\d+$/;
const LIMIT = 3;
const WINDOW_SECONDS = 60;
const contract = readContract(tinyDocument);

/** A server that keeps to the tiny contract, except for the defect. */
export async function startTinyServer(defect: Defect = (reply) => reply): Promise<TinyServer> {
  let now = 0;
  const windows = new Map<string, { count: number; ends: number }>();

  const serve = async (request: IncomingMessage): Promise<Reply> => {
    const { method = '', url = '' } = request;
    const credential = request.headers.authorization;
    const reply = await answer(request, now, windows).catch((cause: unknown) => {
      if (cause instanceof Refused) return cause.reply;
      throw cause;
    });
    const common = { 'x-request-id': randomUUID(), 'x-content-type-options': 'nosniff' };
    const whole = { ...reply, headers: { ...common, 'access-control-allow-origin': '*', ...reply.headers } };
    return defect(whole, { method, path: url, credential, now });
  };

  const server = createServer(async (request, response) => {
    const { status, headers, body } = await serve(request);
    const type = body === null ? {} : { 'content-type': 'application/json; charset=utf-8' };
    response.writeHead(status, { ...type, ...headers });
    const text = body === null ? '' : JSON.stringify(body);
    response.end(request.method === 'HEAD' ? undefined : text);
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    contract,
    member: 'Bearer good-0',
    advance: (seconds) => {
      now += seconds;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

class Refused extends Error {
  readonly reply: Reply;
  constructor(error: ErrorCode, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    super(error);
    this.reply = { status: errors[error].status, headers, body: { error, message: 'No.', ...more } };
  }
}

type Windows = Map<string, { count: number; ends: number }>;

async function answer(request: IncomingMessage, now: number, windows: Windows): Promise<Reply> {
  const { method = '' } = request;
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://tiny.example');
  const path =
    pathname === '/things' ? '/things' : /^\/things\/[^/]+$/.test(pathname) ? '/things/{id}' : undefined;
  if (path === undefined) throw new Refused('not_found');
  const methods = methodsOf(contract, path);
  if (method === 'OPTIONS' && request.headers['access-control-request-method']) return preflight(methods);
  if (!methods.includes(method)) throw new Refused('method_not_allowed', {}, { allow: methods.join(', ') });
  const credential = request.headers.authorization;
  const isKnown = credential !== undefined && GOOD_KEY.test(credential);
  if (!isKnown && (credential !== undefined || path === '/things')) {
    const challenge = 'Bearer resource_metadata="http://tiny.example/metadata"';
    throw new Refused('unauthorized', {}, { 'www-authenticate': challenge });
  }
  if (path === '/things/{id}') return findThing(pathname, searchParams);
  return addThing(request, takeOne(windows, credential ?? '', now));
}

const preflight = (methods: readonly string[]): Reply => ({
  status: 204,
  headers: {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'authorization, content-type',
  },
  body: null,
});

function findThing(pathname: string, query: URLSearchParams): Reply {
  const id = pathname.split('/')[2] ?? '';
  if (!/^[1-9]$/.test(id)) throw invalid('id');
  const sizes = query.getAll('size');
  if (sizes.length > 1) throw invalid('size', `was sent ${sizes.length} times; send it once`);
  if (sizes.length === 1 && !['small', 'large'].includes(sizes[0] ?? '')) throw invalid('size');
  return { status: 200, headers: {}, body: { id: Number(id), name: 'one' } };
}

const invalid = (path: string, message = 'is wrong') =>
  new Refused('invalid_request', { issues: [{ path, message }] });

async function addThing(request: IncomingMessage, headers: Record<string, string>): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0) throw invalid('');
  const type = request.headers['content-type'] ?? '';
  if (type !== 'application/json' || request.headers['content-encoding'])
    throw new Refused('unsupported_media_type');
  if (bytes.length > 10 * 1024 * 1024) throw new Refused('payload_too_large');
  const validate = contract.validator(
    contract.operations.find(({ id }) => id === 'addThing')?.body?.schema as Schema,
  );
  if (!validate(parsed(bytes))) {
    const found = (validate.errors ?? []) as { instancePath: string; params: { missingProperty?: string } }[];
    const paths = found.map(({ instancePath, params }) =>
      [instancePath, params.missingProperty].filter(Boolean).join('/'),
    );
    const issues = paths.map((path) => ({
      path: path.replace(/^\//, '').replace(/\/(\d+)/g, '[$1]'),
      message: 'is wrong',
    }));
    throw new Refused('invalid_request', { issues });
  }
  return { status: 200, headers, body: { id: 1, name: 'one' } };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refused('invalid_request');
  }
}

function takeOne(windows: Windows, key: string, now: number): Record<string, string> {
  const held = windows.get(key);
  const window = held !== undefined && held.ends > now ? held : { count: 0, ends: now + WINDOW_SECONDS };
  windows.set(key, window);
  const seconds = window.ends - now;
  const allowed = window.count < LIMIT;
  if (allowed) window.count += 1;
  const headers = {
    'ratelimit-limit': String(LIMIT),
    'ratelimit-remaining': String(LIMIT - window.count),
    'ratelimit-reset': String(seconds),
  };
  if (allowed) return headers;
  throw new Refused('rate_limited', { retry_after: seconds }, { ...headers, 'retry-after': String(seconds) });
}
