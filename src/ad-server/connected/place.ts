import type { AdServerPackageState, AdServerPackageTerms } from '../../../generated/types/ad-server.ts';
import type { AdServer, AdServerRefused } from '../ad-server.ts';
import type { PackagePlacement, PlacedNow, Placement } from '../placement.ts';
import type { Terms } from '../port.ts';
import { termsAt } from '../simulator/additions.ts';
import { toSeconds } from '../simulator/reckoning.ts';
import { creativeFor } from './creatives.ts';
import { termsFor } from './terms.ts';

/** Numbers of one version of a buy: its terms, its creatives, and start, pause or stop. They only ever rise. */
const STEPS = 4;
const numbersOf = (revision: number) => ({
  terms: revision * STEPS + 1,
  creatives: revision * STEPS + 2,
  command: revision * STEPS + 3,
});

const STARTED: ReadonlySet<string> = new Set(['delivering', 'ready']);
/** States in which a package waits for a decision. */
const WAITING: ReadonlySet<string> = new Set(['building', 'awaiting_approval']);

/** What an attempt at one step led to: it ends, or the package is known and the next step follows. */
type Step = { readonly ends: Placement } | { readonly state: AdServerPackageState };

type Work = {
  readonly adServer: AdServer;
  readonly id: string;
  readonly ask: PackagePlacement;
  readonly terms: Terms;
  readonly numbers: ReturnType<typeof numbersOf>;
};

/**
 * Brings a package to the state that its terms ask for: terms, then creatives, then start, pause or stop. What is in
 * effect already is not sent again, so that an attempt goes on where the last one ended, wherever that was. A package
 * never starts before its terms are in effect and its buy is confirmed.
 */
export async function placePackage(adServer: AdServer, ask: PackagePlacement, at: Date): Promise<Placement> {
  const terms = termsAt(ask.order, toSeconds(at));
  if (terms === undefined) return later('no_terms', 'the package has no terms', true);
  const { package_id: id } = ask.order;
  const work: Work = { adServer, id, ask, terms, numbers: numbersOf(ask.revision) };
  const placement = ask.isStopped ? await stop(work) : await bring(work);
  // Nothing will use what was held for it. Where this fails, the expiry does it.
  if (ask.reservationId !== null && isGivenUp(placement)) await adServer.release?.(ask.reservationId);
  return placement;
}

const isGivenUp = (placement: Placement): boolean =>
  placement.kind === 'refused' || (placement.kind === 'placed' && GIVEN_UP.has(placement.state));
const GIVEN_UP: ReadonlySet<string> = new Set(['stopped', 'rejected']);

async function bring(work: Work): Promise<Placement> {
  const { ask } = work;
  const booked = await book(work);
  if ('ends' in booked) return booked.ends;
  const refusal = await show(work, booked.state);
  if (refusal !== null) return refusal;
  if (WAITING.has(booked.state.state) || !ask.mayStart) return reread(work, work.numbers.creatives);
  return (await run(work, booked.state)) ?? reread(work, work.numbers.command);
}

/** Brings the terms to the ad server, and compares what it booked with what was sold. */
async function book(work: Work): Promise<Step> {
  const { ask, terms, numbers } = work;
  const { known } = ask;
  const isNew = (known?.appliedRevision ?? 0) < numbers.terms;
  const isRunning = known !== null && known.appliedRevision > 0 && STARTED.has(known.state);
  const desired = isRunning && terms.running ? 'running' : 'paused';
  const wanted = termsFor(ask, terms, { revision: numbers.terms, desired });
  const step = isNew ? await put(work, wanted) : await readState(work);
  if ('ends' in step) return step;
  const { state } = step;
  if (state.state === 'rejected' || state.state === 'stopped' || state.applied_revision < numbers.terms)
    return { ends: { kind: 'placed', ...placedFrom(state, numbers.command) } };
  const difference = mismatch(state, wanted);
  return difference === null ? step : { ends: later('broken_answer', difference, true) };
}

/** Sends the creatives unless they are there. @returns why this attempt ends, or null */
async function show(
  { adServer, id, ask, numbers }: Work,
  state: AdServerPackageState,
): Promise<Placement | null> {
  if (state.applied_revision >= numbers.creatives) return null;
  const list = { revision: numbers.creatives, creatives: ask.creatives.map(creativeFor) };
  const answer = await adServer.putCreatives(id, list);
  return answer.ok || isOld(answer) ? null : ending(answer);
}

/** Starts or pauses, unless that is in effect. @returns why this attempt ends, or null */
async function run(
  { adServer, id, ask, terms, numbers }: Work,
  state: AdServerPackageState,
): Promise<Placement | null> {
  if (state.applied_revision >= numbers.command) return null;
  const command = terms.running ? 'start' : 'pause';
  const answer = await adServer.command(id, command, numbers.command);
  if (answer.ok || isOld(answer)) return null;
  // A server that cannot pause has not started what it was told to leave.
  const isNeedless = command === 'pause' && answer.code === 'not_supported' && ask.known === null;
  return isNeedless ? null : ending(answer);
}

async function stop(work: Work): Promise<Placement> {
  const { adServer, id, numbers } = work;
  const answer = await adServer.command(id, 'stop', numbers.command);
  if (answer.ok) return { kind: 'placed', ...stoppedFrom(answer.answer) };
  // What the ad server never knew, it cannot run.
  if (answer.code === 'not_found')
    return { kind: 'placed', ...NEVER_KNOWN, appliedRevision: numbers.command };
  if (!isOld(answer) && answer.code !== 'package_stopped') return ending(answer);
  const read = await adServer.readPackage(id);
  return read.ok ? { kind: 'placed', ...stoppedFrom(read.answer) } : ending(read);
}

const ENDED: ReadonlySet<string> = new Set(['stopped', 'rejected', 'completed']);

/** A stop that was taken but is not in effect yet is read again soon. */
const stoppedFrom = (state: AdServerPackageState): PlacedNow => ({
  ...placedFrom(state, 0),
  isApplied: ENDED.has(state.state),
});

const NEVER_KNOWN: Omit<PlacedNow, 'appliedRevision'> = {
  state: 'stopped',
  reason: null,
  adServerRef: '',
  decideBy: null,
  creatives: [],
  isApplied: true,
};

/** Sends terms. After an unclear answer the package is read, because the terms may be in effect. */
async function put(work: Work, terms: AdServerPackageTerms): Promise<Step> {
  const { adServer, id } = work;
  const answer = await adServer.putPackage(id, terms);
  if (answer.ok) return { state: answer.answer };
  if (answer.code === 'reservation_expired' && terms.reservation_id !== undefined) {
    const { reservation_id: _expired, ...rest } = terms;
    return put(work, rest);
  }
  if (!isOld(answer) && answer.code !== 'unclear') return { ends: ending(answer) };
  const read = await adServer.readPackage(id);
  if (read.ok) return { state: read.answer };
  return { ends: ending(read.code === 'not_found' ? answer : read) };
}

async function readState({ adServer, id }: Work): Promise<Step> {
  const read = await adServer.readPackage(id);
  if (read.ok) return { state: read.answer };
  return { ends: read.code === 'not_found' ? LOST : ending(read) };
}

/** The next attempt begins with the terms. */
const LOST: Placement = {
  kind: 'later',
  code: 'not_found',
  reason: 'the ad server no longer knows the package',
  waitMs: null,
  isFault: false,
};

async function reread({ adServer, id }: Work, command: number): Promise<Placement> {
  const read = await adServer.readPackage(id);
  return read.ok ? { kind: 'placed', ...placedFrom(read.answer, command) } : ending(read);
}

/** A later change is in effect already. */
const isOld = ({ code }: AdServerRefused): boolean => code === 'stale_revision';

/** Refusals of the package itself, which no repetition changes. */
const FINAL: ReadonlySet<AdServerRefused['code']> = new Set([
  'insufficient_inventory',
  'bid_below_floor',
  'invalid_flight',
  'invalid_terms',
  'invalid_period',
  'package_stopped',
]);
/** Answers of an ad server that is slow or away, and not wrong. */
const PASSING: ReadonlySet<AdServerRefused['code']> = new Set([
  'unclear',
  'unavailable',
  'rate_limited',
  'in_flight',
  'capabilities_changed',
]);

function ending({ code, reason, field, waitMs }: AdServerRefused): Placement {
  if (FINAL.has(code))
    return { kind: 'refused', code, reason: field === undefined ? reason : `${field}: ${reason}` };
  return { kind: 'later', code, reason, waitMs: waitMs ?? null, isFault: !PASSING.has(code) };
}

const later = (code: string, reason: string, isFault: boolean): Placement => ({
  kind: 'later',
  code,
  reason,
  waitMs: null,
  isFault,
});

/** How what was booked differs from what was sold; null when it does not. */
function mismatch({ booked }: AdServerPackageState, terms: AdServerPackageTerms): string | null {
  if (booked === null) return null;
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['currency', booked.currency, terms.price.currency],
    ['budget_minor', booked.budget_minor, terms.budget_minor],
    ['delivery_type', booked.delivery_type, terms.product.delivery_type],
    ['unit', booked.unit, terms.goal?.unit],
    ['quantity', booked.quantity, terms.goal?.quantity],
    ['end', Date.parse(booked.end), Date.parse(terms.flight.end)],
  ];
  const wrong = pairs.find(([, is, sold]) => is !== sold);
  return wrong === undefined ? null : `booked ${wrong[0]} ${wrong[1]}, sold ${wrong[2]}`;
}

const placedFrom = (state: AdServerPackageState, command: number): PlacedNow => ({
  state: state.state,
  appliedRevision: state.applied_revision,
  reason: state.reason ?? null,
  adServerRef: state.ad_server_ref,
  decideBy: state.decide_by === undefined ? null : new Date(state.decide_by),
  creatives: state.creatives.map(({ creative_id, state: its, reason }) => ({
    creative_id,
    state: its,
    ...(reason === undefined ? {} : { reason }),
  })),
  isApplied: state.applied_revision >= command,
});
