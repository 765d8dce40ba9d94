import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as T from '../../generated/types/ad-server.ts';

/** An ad server that answers every request at once with what was asked for, and has as many rows as its argument says. */
const ROWS = Number(process.argv[2] ?? 0);
const PACKAGES = 500;
const HOUR = 3_600_000;
const FIRST = Math.floor(Date.now() / HOUR) * HOUR - 80 * 24 * HOUR;
const now = (): string => new Date().toISOString();

const capabilities: T.AdServerCapabilities = {
  contract_version: '1.0',
  name: 'Ad server of a benchmark',
  simulated: false,
  currencies: ['USD'],
  time_zone: 'UTC',
  pricing_models: ['cpm'],
  delivery_types: ['guaranteed', 'non_guaranteed'],
  units: ['impressions'],
  targeting: [],
  pacing: ['even'],
  creative_kinds: ['image'],
  most_creatives: 100,
  shortest_flight_seconds: 0,
  longest_flight_seconds: 315_360_000,
  lead_time_seconds: 0,
  can_pause: true,
  pause_seconds: 60,
  approval: 'none',
  reserves: 'hold',
  hold_seconds_max: 900,
  forecasts: 'none',
  lists_products: false,
  granularity: 'hour',
  figures_delay_minutes: 60,
  final_after_hours: 24,
  breakdowns: [],
  attribution: false,
  segments: false,
  events: false,
  requests_per_second: 10_000,
};

/** The last terms of each package; enough to repeat what was booked. */
const packages = new Map<
  string,
  { terms: T.AdServerPackageTerms; revision: number; state: T.AdServerPackageState['state'] }
>();

function stateOf(id: string): T.AdServerPackageState | null {
  const known = packages.get(id);
  if (known === undefined) return null;
  const { terms, revision, state } = known;
  return {
    package_id: id,
    applied_revision: revision,
    state,
    ad_server_ref: id,
    booked: {
      delivery_type: terms.product.delivery_type,
      ...terms.goal,
      ...terms.flight,
      budget_minor: terms.budget_minor,
      currency: terms.price.currency,
    },
    changed_at: now(),
    creatives: [],
  };
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of every operation
function answer(method: string, url: URL, body: any): unknown {
  const [, first, id = '', last] = url.pathname.split('/').map(decodeURIComponent);
  if (first === 'capabilities') return capabilities;
  if (first === 'delivery') return delivery(url);
  if (first === 'reservations')
    return {
      reservation_id: id,
      basis: 'hold',
      state: 'held',
      unit: body.unit,
      granted_units: body.units,
      available_units: 1_000_000_000_000,
      expires_at: new Date(Date.now() + 600_000).toISOString(),
    };
  if (id === '') return { packages: [] };
  const known = packages.get(id);
  if (method === 'PUT' && last === undefined)
    packages.set(id, { terms: body, revision: body.revision, state: 'paused' });
  else if (known !== undefined && method !== 'GET') {
    known.revision = body.revision;
    if (last === 'start') known.state = 'delivering';
    if (last === 'stop') known.state = 'stopped';
  }
  return stateOf(id);
}

function delivery(url: URL): T.AdServerDelivery {
  const after = Number(url.searchParams.get('cursor') ?? 0);
  const count = Math.max(0, Math.min(Number(url.searchParams.get('limit') ?? 1000), ROWS - after));
  const rows = Array.from({ length: count }, (_, index): T.AdServerDeliveryRow => {
    const number = after + index;
    const from = FIRST + Math.floor(number / PACKAGES) * HOUR;
    return {
      kind: 'total',
      package_id: `pkg_${number % PACKAGES}`,
      creative_id: 'cr_1',
      from: new Date(from).toISOString(),
      to: new Date(from + HOUR).toISOString(),
      revision: 1,
      counts: { impressions: 1000 + number, clicks: number % 7 },
    };
  });
  return {
    rows,
    next_cursor: String(after + count),
    more: after + count < ROWS,
    complete_until: new Date(FIRST).toISOString(),
    final_until: new Date(FIRST).toISOString(),
    as_of: now(),
  };
}

const server = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const text = Buffer.concat(pieces).toString();
  const body = answer(
    request.method ?? 'GET',
    new URL(request.url ?? '/', 'http://ad.server'),
    text === '' ? {} : JSON.parse(text),
  );
  if (body === null) {
    response.writeHead(404, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ code: 'not_found', status: 404, reason: 'There is no such package.' }));
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
