import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  AdServerCapabilities,
  AdServerDelivery,
  AdServerPackageState,
  AdServerPackageTerms,
  AdServerReservationRequest,
} from '../../generated/types/ad-server.ts';
import type { AdServer, AdServerAnswer, AdServerRefused } from '../../src/ad-server/ad-server.ts';

type Row = AdServerDelivery['rows'][number];

const CAPABILITIES: AdServerCapabilities = {
  contract_version: '1.0',
  name: 'Ad server of a test',
  simulated: false,
  currencies: ['USD', 'EUR'],
  time_zone: 'UTC',
  pricing_models: ['cpm', 'cpc', 'vcpm', 'cpcv', 'cpv', 'flat_rate'],
  delivery_types: ['guaranteed', 'non_guaranteed'],
  units: ['impressions', 'clicks'],
  targeting: [{ field: 'geo_countries' }],
  pacing: ['even', 'asap', 'front_loaded'],
  creative_kinds: ['image', 'html5', 'video', 'vast', 'text', 'other'],
  most_creatives: 100,
  shortest_flight_seconds: 0,
  longest_flight_seconds: 315_360_000,
  lead_time_seconds: 0,
  can_pause: true,
  pause_seconds: 60,
  approval: 'sometimes',
  reserves: 'hold',
  hold_seconds_max: 900,
  forecasts: 'now',
  lists_products: false,
  granularity: 'hour',
  figures_delay_minutes: 60,
  final_after_hours: 24,
  breakdowns: [],
  attribution: false,
  segments: false,
  events: false,
  requests_per_second: 1000,
};

/** A package as the ad server of a test holds it. */
export type HeldPackage = {
  terms: AdServerPackageTerms;
  applied: number;
  desired: 'paused' | 'running' | 'stopped';
  isApproved: boolean;
  rejected: string | null;
  creatives: { creative_id: string; state: 'approved' | 'pending' | 'rejected'; reason?: string }[];
};

/** An ad server in memory, with everything that a test wants to see or to turn. */
export class MemoryAdServer implements AdServer {
  readonly packages = new Map<string, HeldPackage>();
  readonly reservations = new Map<string, { units: number; until: number; isUsed: boolean }>();
  readonly calls: string[] = [];
  rows: Row[] = [];
  completeUntil = new Date(0);
  finalUntil = new Date(0);
  can: AdServerCapabilities = CAPABILITIES;
  units = 10_000_000;
  approves = true;
  /** When a package that waits for approval is decided. */
  decideBy: Date | null = null;
  /** Called before and after each operation has had its effect; what it throws or returns takes the place of the answer. */
  meddle: (
    operation: string,
    when: 'before' | 'after',
    id: string,
  ) => Promise<AdServerRefused | undefined> | undefined = () => undefined;
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Packages that deliver or will. */
  get running(): string[] {
    return [...this.packages].flatMap(([id, one]) => (this.#stateOf(one) === 'delivering' ? [id] : []));
  }

  /** Units that are held for packages that nobody has put. */
  get held(): number {
    const now = this.#now().getTime();
    return [...this.reservations.values()].reduce(
      (sum, { units, until, isUsed }) => sum + (isUsed || until <= now ? 0 : units),
      0,
    );
  }

  async #run<T>(operation: string, work: () => AdServerAnswer<T>, id = ''): Promise<AdServerAnswer<T>> {
    this.calls.push(operation);
    const before = await this.meddle(operation, 'before', id);
    if (before !== undefined) return before;
    const answer = work();
    return (await this.meddle(operation, 'after', id)) ?? answer;
  }

  capabilities = () => this.#run('capabilities', () => ({ ok: true, answer: this.can }));

  forecast = (ask: Parameters<NonNullable<AdServer['forecast']>>[0]) =>
    this.#run('forecast', () => ({
      ok: true,
      answer: {
        state: 'ready' as const,
        unit: ask.unit,
        available_units: this.units,
        as_of: this.#now().toISOString(),
      },
    }));

  reserve = (id: string, ask: AdServerReservationRequest) =>
    this.#run('reserve', () => {
      if (ask.units > this.units - this.held) return refusal('insufficient_inventory');
      const until = this.#now().getTime() + 600_000;
      this.reservations.set(id, { units: ask.units, until, isUsed: false });
      return {
        ok: true,
        answer: {
          reservation_id: id,
          basis: 'hold' as const,
          state: 'held' as const,
          unit: ask.unit,
          granted_units: ask.units,
          available_units: this.units,
          expires_at: new Date(until).toISOString(),
        },
      };
    });

  release = (id: string) =>
    this.#run('release', () => {
      this.reservations.delete(id);
      return { ok: true, answer: null };
    });

  putPackage = (id: string, terms: AdServerPackageTerms) =>
    this.#run(
      'putPackage',
      () => {
        const known = this.packages.get(id);
        if (known?.desired === 'stopped') return refusal('package_stopped');
        if (known !== undefined && terms.revision < known.applied) return refusal('stale_revision');
        if (known === undefined && terms.desired === 'running') return refusal('invalid_terms');
        const { reservation_id: used } = terms;
        const held = used === undefined ? undefined : this.reservations.get(used);
        if (
          used !== undefined &&
          (held === undefined || (!held.isUsed && held.until <= this.#now().getTime()))
        )
          return refusal('reservation_expired');
        if (held !== undefined) held.isUsed = true;
        const one: HeldPackage = known ?? {
          terms,
          applied: 0,
          desired: 'paused',
          isApproved: this.approves,
          rejected: null,
          creatives: [],
        };
        one.terms = terms;
        one.applied = terms.revision;
        one.desired = terms.desired;
        this.packages.set(id, one);
        return { ok: true, answer: this.#answer(id, one) };
      },
      id,
    );

  command = (id: string, command: 'start' | 'pause' | 'stop', revision: number) =>
    this.#run(command, () => {
      const one = this.packages.get(id);
      if (one === undefined) return refusal('not_found');
      if (one.desired === 'stopped' && command !== 'stop') return refusal('package_stopped');
      if (revision < one.applied) return refusal('stale_revision');
      one.applied = revision;
      one.desired = command === 'start' ? 'running' : command === 'pause' ? 'paused' : 'stopped';
      return { ok: true, answer: this.#answer(id, one) };
    });

  putCreatives = (id: string, list: Parameters<AdServer['putCreatives']>[1]) =>
    this.#run('putCreatives', () => {
      const one = this.packages.get(id);
      if (one === undefined) return refusal('not_found');
      if (list.revision < one.applied) return refusal('stale_revision');
      one.applied = list.revision;
      one.creatives = list.creatives.map(({ creative_id }) => ({ creative_id, state: 'approved' }));
      return {
        ok: true,
        answer: { package_id: id, applied_revision: one.applied, creatives: one.creatives },
      };
    });

  readPackage = (id: string) =>
    this.#run('readPackage', () => {
      const one = this.packages.get(id);
      return one === undefined ? refusal('not_found') : { ok: true, answer: this.#answer(id, one) };
    });

  listPackages = (_cursor: string | null) =>
    this.#run('listPackages', () => ({
      ok: true,
      answer: {
        packages: [...this.packages].map(([id, one]) => ({
          package_id: id,
          state: this.#stateOf(one),
          applied_revision: one.applied,
          changed_at: this.#now().toISOString(),
        })),
      },
    }));

  delivery = ({ cursor, limit }: Parameters<AdServer['delivery']>[0]) =>
    this.#run('delivery', () => {
      const from = Number(cursor ?? '0');
      if (!Number.isInteger(from) || from > this.rows.length) return refusal('cursor_expired');
      const rows = this.rows.slice(from, from + limit);
      const next = from + rows.length;
      return {
        ok: true,
        answer: {
          rows,
          next_cursor: String(next),
          more: next < this.rows.length,
          complete_until: this.completeUntil.toISOString(),
          final_until: this.finalUntil.toISOString(),
          as_of: this.#now().toISOString(),
        },
      };
    });

  #stateOf({ desired, isApproved, rejected, creatives, terms }: HeldPackage): AdServerPackageState['state'] {
    if (rejected !== null) return 'rejected';
    if (desired === 'stopped') return 'stopped';
    if (!isApproved) return 'awaiting_approval';
    if (new Date(terms.flight.end) <= this.#now()) return 'completed';
    if (desired === 'paused') return 'paused';
    return creatives.some(({ state }) => state === 'approved') ? 'delivering' : 'needs_creatives';
  }

  #answer(id: string, one: HeldPackage): AdServerPackageState {
    const { terms, applied, rejected, creatives } = one;
    return {
      package_id: id,
      applied_revision: applied,
      state: this.#stateOf(one),
      ...(rejected === null ? {} : { reason: rejected }),
      ...(this.decideBy === null || one.isApproved ? {} : { decide_by: this.decideBy.toISOString() }),
      ad_server_ref: `line ${id}`,
      booked: {
        delivery_type: terms.product.delivery_type,
        ...(terms.goal === undefined ? {} : terms.goal),
        start: terms.flight.start,
        end: terms.flight.end,
        budget_minor: terms.budget_minor,
        currency: terms.price.currency,
      },
      changed_at: this.#now().toISOString(),
      creatives: creatives.map((creative) => ({ ...creative })),
    };
  }
}

export const refusal = (code: AdServerRefused['code'], waitMs?: number): AdServerRefused => ({
  ok: false,
  code,
  reason: `${code} of a test`,
  ...(waitMs === undefined ? {} : { waitMs }),
});

const STATUSES: Readonly<Record<string, number>> = {
  not_found: 404,
  stale_revision: 409,
  in_flight: 409,
  reservation_expired: 409,
  package_stopped: 409,
  cursor_expired: 410,
  unauthorized: 401,
  forbidden: 403,
  rate_limited: 429,
  not_supported: 501,
  unavailable: 503,
};

export type ServedAdServer = {
  readonly url: string;
  readonly seen: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[];
  /** Takes the place of the answer when it returns true. */
  act: (request: IncomingMessage, response: ServerResponse) => boolean;
  close(): Promise<void>;
};

/** Serves an ad server over HTTP on loopback, as the contract says. */
export async function serveAdServer(adServer: AdServer): Promise<ServedAdServer> {
  const server: Server = createServer((request, response) => void answer(request, response));
  const served: ServedAdServer = {
    url: '',
    seen: [],
    act: () => false,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url = '', headers } = request;
    served.seen.push({ method, path: url, headers, body: text });
    if (served.act(request, response)) return;
    const got = await route(
      adServer,
      method,
      new URL(url, 'http://ad.server'),
      text === '' ? {} : JSON.parse(text),
    );
    if (got.ok) {
      response.writeHead(got.answer === null ? 204 : 200, { 'content-type': 'application/json' });
      response.end(got.answer === null ? undefined : JSON.stringify(got.answer));
      return;
    }
    const status = STATUSES[got.code] ?? 422;
    response.writeHead(status, {
      'content-type': 'application/problem+json',
      ...(got.waitMs === undefined ? {} : { 'retry-after': String(got.waitMs / 1000) }),
    });
    response.end(JSON.stringify({ code: got.code, status, reason: got.reason }));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(served, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

async function route(
  adServer: AdServer,
  method: string,
  url: URL,
  // biome-ignore lint/suspicious/noExplicitAny: bodies are of every operation
  body: any,
): Promise<AdServerAnswer<unknown>> {
  const [, first = '', id = '', last = ''] = url.pathname.split('/').map(decodeURIComponent);
  const cursor = url.searchParams.get('cursor');
  switch (first) {
    case 'capabilities':
      return adServer.capabilities();
    case 'forecasts':
      return adServer.forecast?.(body) ?? refusal('not_supported');
    case 'reservations':
      return (
        (method === 'PUT' ? adServer.reserve?.(id, body) : adServer.release?.(id)) ?? refusal('not_supported')
      );
    case 'delivery':
      return adServer.delivery({
        ...(cursor === null ? {} : { cursor }),
        limit: Number(url.searchParams.get('limit') ?? 1000),
      });
    case 'packages':
      return id === '' ? adServer.listPackages(cursor) : routePackage(adServer, { method, id, last, body });
    default:
      return refusal('not_found');
  }
}

async function routePackage(
  adServer: AdServer,
  // biome-ignore lint/suspicious/noExplicitAny: bodies are of every operation
  { method, id, last, body }: { method: string; id: string; last: string; body: any },
): Promise<AdServerAnswer<unknown>> {
  if (last === 'creatives') return adServer.putCreatives(id, body);
  if (last !== '') return adServer.command(id, last as 'start', body.revision);
  return method === 'PUT' ? adServer.putPackage(id, body) : adServer.readPackage(id);
}
