import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as T from '../../generated/types/ad-server.ts';
import { delivery } from './figures.ts';
import { bodyOf, checked, invalidRequest, parsed, Refusal, send, sendJson } from './http.ts';
import * as inventory from './inventory.ts';
import * as packages from './packages.ts';
import { one, run } from './store.ts';

type Tools = inventory.Tools;

const capabilities = ({ settings }: Tools): T.AdServerCapabilities => ({
  contract_version: '1.0',
  name: 'Example ad server 1.0',
  simulated: false,
  currencies: [...settings.currencies],
  time_zone: 'UTC',
  pricing_models: inventory.PRICING_MODELS,
  delivery_types: ['guaranteed', 'non_guaranteed'],
  units: packages.UNITS,
  targeting: inventory.TARGETING.map((field) => ({ field })),
  cap: { per: ['devices'], max_impressions: 1000, max_window_seconds: packages.LONGEST_CAP, suppress: true },
  pacing: ['even', 'asap', 'front_loaded'],
  creative_kinds: packages.KINDS,
  most_creatives: packages.MOST_CREATIVES,
  shortest_flight_seconds: inventory.SHORTEST_FLIGHT,
  longest_flight_seconds: inventory.LONGEST_FLIGHT,
  lead_time_seconds: 0,
  can_pause: true,
  pause_seconds: settings.tokenSeconds,
  approval: 'none',
  reserves: 'hold',
  hold_seconds_max: settings.holdSeconds,
  forecasts: 'now',
  lists_products: true,
  granularity: 'hour',
  figures_delay_minutes: 60 + Math.ceil(settings.tokenSeconds / 60),
  final_after_hours: 24,
  breakdowns: ['country', 'device_type'],
  attribution: false,
  segments: false,
  events: false,
  requests_per_second: 200,
});

const products = ({ settings }: Tools): T.AdServerProductList => ({
  products: settings.products.map(({ slots, floor, ...product }) => ({
    ...product,
    channels: [...product.channels],
    delivery_types: ['guaranteed', 'non_guaranteed'],
    creative_kinds: [...new Set(slots.flatMap(({ kinds }) => kinds))],
    sizes: slots.map(({ width, height }) => ({ width, height })),
  })),
});

type Run = (tools: Tools, id: string, body: never, query: URLSearchParams) => unknown;

const refused = (code: T.AdServerProblemCode) => () => {
  throw new Refusal(code, 'This ad server has nothing here.');
};
const command =
  (verb: packages.Command) =>
  (tools: Tools, id: string, { revision }: T.AdServerPackageCommand) =>
    packages.command(tools, id, verb, revision);

/** Operations by method and path, with the schema of the body; `*` stands for one identifier. */
const OPERATIONS: Readonly<Record<string, readonly [Run, string?]>> = {
  'GET /capabilities': [capabilities],
  'GET /products': [products],
  'POST /forecasts': [(tools, _, ask) => inventory.forecast(tools, ask), 'forecast-request'],
  'GET /forecasts/*': [refused('not_found')],
  'PUT /reservations/*': [inventory.reserve, 'reservation-request'],
  'DELETE /reservations/*': [inventory.release],
  'GET /packages': [(tools, _, __, query) => packages.listPackages(tools, query.get('cursor'))],
  'GET /packages/*': [packages.getPackage],
  'PUT /packages/*': [packages.putPackage, 'package-terms'],
  'POST /packages/*/start': [command('start'), 'package-command'],
  'POST /packages/*/pause': [command('pause'), 'package-command'],
  'POST /packages/*/stop': [command('stop'), 'package-command'],
  'PUT /packages/*/creatives': [packages.putCreatives, 'creative-list'],
  'GET /delivery': [(tools, _, __, query) => delivery(tools, deliveryAsk(query))],
  'POST /attribution': [refused('not_supported')],
  'PUT /segments/*/activations/*': [refused('not_supported')],
};

const UNKNOWN: readonly [Run, string?] = [refused('not_found')];

/** What a repeated PUT answers: the state now, which later changes may have moved. */
const PRESENT: Readonly<Record<string, (tools: Tools, id: string) => unknown>> = {
  'PUT /reservations/*': inventory.getReservation,
  'PUT /packages/*': packages.getPackage,
  'PUT /packages/*/creatives': packages.creativeStates,
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

function deliveryAsk(query: URLSearchParams) {
  const cursor = query.get('cursor');
  const since = query.get('since');
  const limit = /^[0-9]{0,5}$/.test(query.get('limit') ?? '') ? Number(query.get('limit') ?? 1000) : 0;
  if (cursor !== null && since !== null) throw invalidRequest('since', 'cannot be combined with `cursor`');
  if (since !== null && !(INSTANT.test(since) && Date.parse(since) > 0))
    throw invalidRequest('since', 'must be an instant in UTC that ends with Z');
  if (limit < 1 || limit > 10_000) throw invalidRequest('limit', 'must be 1 to 10000');
  return { cursor, since: since === null ? null : Date.parse(since), limit };
}

const MEGABYTE = 1_048_576;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Serves the agent: the operations of the contract, behind the token. */
export function agentApi(tools: Tools) {
  const expected = digest(`Bearer ${tools.settings.token}`);
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new Refusal('unauthorized', 'The token is missing or wrong.');
    const steps = url.pathname.split('/').map(decoded);
    const name = `${request.method} ${steps.map((step, at) => (at > 0 && at % 2 === 0 ? '*' : step)).join('/')}`;
    const [operation, message] = Object.hasOwn(OPERATIONS, name) ? (OPERATIONS[name] ?? UNKNOWN) : UNKNOWN;
    const id = steps[2] ?? '';
    if (id.length > 256) throw new Refusal('invalid_request', 'An identifier has at most 256 characters.');
    const limit = (message === 'creative-list' ? 8 : 1) * MEGABYTE;
    const bytes = message === undefined ? Buffer.alloc(0) : await jsonBytes(request, limit);
    const body = message === undefined ? undefined : parsed(bytes);
    if (message !== undefined) await checked(message, body);
    // The store is synchronous: a request runs whole or not at all, and never beside another one.
    const work = () => operation(tools, id, body as never, url.searchParams);
    const isKeyed = /^(?:PUT|DELETE|POST) \/(?:packages|reservations)\//.test(name);
    const change = { name, id, fingerprint: digest(`${name} ${id} ${bytes}`).toString('hex') };
    const [status, answer] = isKeyed ? once(tools, request, change, work) : [200, work()];
    if (answer === undefined) send(response, 204, '', {});
    else sendJson(response, status, answer);
  };
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    throw new Refusal('invalid_request', 'The path is not percent-encoded UTF-8.');
  }
}

async function jsonBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal('unsupported_media_type', 'Send the body as application/json.');
  return bodyOf(request, limit);
}

type Change = { name: string; id: string; fingerprint: string };
type Answer = readonly [status: number, body: unknown];
type KeyRow = { fingerprint: string; status: number; body: string };

/** Runs a change once for its key. Refusals are kept as well; faults are not, so that the request may be repeated. */
function once(tools: Tools, { headers }: IncomingMessage, change: Change, work: () => unknown): Answer {
  const { db, now } = tools;
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[!-~]{16,255}$/.test(key))
    throw invalidRequest('Idempotency-Key', 'must have 16 to 255 characters');
  return db.transaction((): Answer => {
    const row = one<KeyRow>(db, 'SELECT * FROM keys WHERE key = ?', key);
    const present = row?.status === 200 ? PRESENT[change.name] : undefined;
    if (row !== undefined && row.fingerprint !== change.fingerprint)
      throw new Refusal('idempotency_conflict', 'The key was used with another request.');
    if (present !== undefined) return [200, present(tools, change.id)];
    if (row !== undefined) return [row.status, row.body === '' ? undefined : JSON.parse(row.body)];
    const [status, body] = kept(db.transaction(work));
    const text = body === undefined ? '' : JSON.stringify(body);
    run(db, 'INSERT INTO keys VALUES (?, ?, ?, ?, ?)', key, change.fingerprint, status, text, now());
    return [status, body];
  })();
}

/** The answer of a change; one that is refused has changed nothing. */
function kept(work: () => unknown): Answer {
  try {
    return [200, work()];
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return [cause.problem.status, cause.problem];
  }
}
