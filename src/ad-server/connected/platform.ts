import type { CoreFormat } from '../../../generated/types/core.ts';
import type { Tables } from '../../store/index.ts';
import type { AttributeAsk, Credit } from '../attribution.ts';
import type { ReportAsk } from '../delivery-report.ts';
import type { AdServerWork, PackagePlacement } from '../placement.ts';
import type { PackageOrder, Platform, PlatformRejected } from '../port.ts';
import { builtInProducer } from '../producer.ts';
import { reportStored } from '../stored-figures.ts';
import { type AskTools, forecastUnits, reserveUnits } from './availability.ts';
import { boundTo } from './bound.ts';
import { formatSize } from './creatives.ts';
import { guarded } from './guarded.ts';
import { placePackage } from './place.ts';
import { digest, rejected } from './rejected.ts';
import { instant } from './terms.ts';

type ConnectedTools = AskTools & {
  /** Serves sandbox accounts, of which nothing may reach the ad server. */
  readonly simulator: Platform;
  readonly store: Tables;
  /** Formats that the agent offers: they have the sizes of creatives. */
  readonly formats: readonly CoreFormat[];
  readonly isInTransaction: () => boolean;
  /** How long a purchase waits for the ad server; 8 seconds by default. */
  readonly purchaseTime?: () => AbortSignal;
};

const PURCHASE_MS = 8_000;

/**
 * The operator's ad server behind the port. Sandbox accounts are simulated. Figures come from what was stored of the ad
 * server's reports, so that no read waits for it.
 */
export function openConnected(given: ConnectedTools): Platform & { readonly connected: AdServerWork } {
  const { capabilities, simulator, formats, isInTransaction } = given;
  const adServer = guarded(given.adServer, { isInTransaction, changed: capabilities.forget });
  const tools = { ...given, adServer, ledger: simulator };
  const sized = (ask: PackagePlacement): PackagePlacement => ({
    ...ask,
    creatives: ask.creatives.map((one) => ({ ...one, ...formatSize(one.document, formats) })),
  });
  return {
    get simulated() {
      return capabilities.known()?.simulated === true;
    },
    connected: {
      adServer,
      purchaseTime: given.purchaseTime ?? (() => AbortSignal.timeout(PURCHASE_MS)),
      pauseSeconds: () => capabilities.known()?.pause_seconds ?? null,
      place: (ask, at, signal) => placePackage(boundTo(adServer, signal), sized(ask), at),
    },
    forecast: (ask) => (ask.sandbox === true ? simulator.forecast(ask) : forecastUnits(tools, ask)),
    reserve: (ask, signal) =>
      ask.sandbox === true ? simulator.reserve(ask) : reserveUnits(tools, ask, signal),
    async release(id) {
      await adServer.release?.(id);
    },
    traffic: simulator.traffic,
    start: simulator.start,
    pause: simulator.pause,
    stop: simulator.stop,
    attachCreatives: simulator.attachCreatives,
    report: (ask) => report(tools, ask),
    attribute: (ask) => attribute(tools, ask),
    activateSegment: (ask) => (ask.sandbox === true ? simulator.activateSegment(ask) : activate(tools, ask)),
    producer: builtInProducer,
  };
}

async function report(
  { simulator, store, isInTransaction }: ConnectedTools,
  ask: ReportAsk,
): ReturnType<Platform['report']> {
  const [simulated, real] = split(ask.orders, (order) => order.sandbox === true);
  if (real.length === 0) return simulator.report(ask);
  const of = (orders: readonly PackageOrder[]): ReportAsk => {
    const ids = new Set(orders.map(({ buy_id: id }) => id));
    return { ...ask, orders, additions: ask.additions?.filter(({ buy_id: id }) => ids.has(id)) ?? [] };
  };
  const stored = await reportStored(store, of(real), isInTransaction());
  if (!stored.ok || simulated.length === 0) return stored;
  const invented = await simulator.report(of(simulated));
  if (!invented.ok) return invented;
  const place = new Map(ask.orders.map(({ buy_id, package_id }, at) => [`${buy_id} ${package_id}`, at]));
  const placeOf = (one: PackageOrder | (typeof stored.packages)[number]): number =>
    place.get(`${one.buy_id} ${one.package_id}`) ?? 0;
  return {
    ok: true,
    packages: [...stored.packages, ...invented.packages].toSorted((a, b) => placeOf(a) - placeOf(b)),
    buys: [...stored.buys, ...invented.buys],
    ...(stored.counted === undefined ? {} : { counted: stored.counted }),
  };
}

/** Packages of one request, and pairs of an event and a package: the contract of ad servers allows as many. */
const MOST_CANDIDATES = 1_000;
const MOST_PAIRS = 1_000;

async function attribute(
  { adServer, capabilities, simulator }: ConnectedTools,
  ask: AttributeAsk,
): ReturnType<Platform['attribute']> {
  const [simulated, real] = split(ask.orders, ({ sandbox }) => sandbox === true);
  if (simulated.length > 0 || real.length === 0) return simulator.attribute(ask);
  const credits = new Map<string, Credit>();
  if ((await capabilities.read())?.attribution !== true || adServer.attribute === undefined)
    return { ok: true, credits };
  for (const { events, candidates } of ask.groups) {
    const asked = candidates.slice(0, MOST_CANDIDATES);
    const buyOf = new Map(asked.map(({ order }) => [order.package_id, order.buy_id]));
    const most = Math.max(1, Math.floor(MOST_PAIRS / Math.max(1, asked.length)));
    for (let start = 0; start < events.length; start += most) {
      const piece = events.slice(start, start + most);
      const answer = await adServer.attribute({
        events: piece.map(({ event_key, at }) => ({ event_key, at: instant(at) })),
        candidates: asked.map(({ order, post_click_seconds, post_view_seconds }) => ({
          package_id: order.package_id,
          post_click_seconds,
          post_view_seconds,
        })),
      });
      if (!answer.ok) return rejected(answer);
      for (const [at, { event_key: key }] of piece.entries()) {
        const credit = answer.answer.credits[at] ?? null;
        const buy = credit === null ? undefined : buyOf.get(credit.package_id);
        if (credit !== null && buy !== undefined) credits.set(key, { ...credit, buy_id: buy });
      }
    }
  }
  return { ok: true, credits };
}

async function activate(
  { adServer, capabilities }: ConnectedTools,
  { segment_id: segment, destination, at }: Parameters<Platform['activateSegment']>[0],
) {
  if ((await capabilities.read())?.segments !== true || adServer.activate === undefined) return NO_SEGMENTS;
  const id = `act_${digest([segment, destination])}`;
  const answer = await adServer.activate(segment, id, { destination });
  if (!answer.ok) return rejected(answer);
  const { activation_key: key = '', ready_at: ready } = answer.answer;
  return { ok: true as const, activation_key: key, ready_at: ready === undefined ? at : new Date(ready) };
}

const NO_SEGMENTS: PlatformRejected = {
  ok: false,
  code: 'invalid_terms',
  reason: 'the ad server activates no segments',
};

function split<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
