import { randomUUID } from 'node:crypto';
import type { AdServerOperationId } from '../../generated/ad-server.ts';
import type * as T from '../../generated/types/ad-server.ts';
import type { Caller, CallOptions, Seen } from './caller.ts';
import type { Findings } from './findings.ts';

export type Wishes = {
  /** Product to book; the first of `GET /products` when absent. */
  readonly product?: string | undefined;
  readonly channel: string;
  readonly price: string;
  readonly size: string;
  /** Longest time in seconds to wait for an expiry or a decision. */
  readonly patience: number;
};

/** What every rule works with: the ad server's capabilities and terms that it should accept. */
export type Trial = {
  readonly call: Caller;
  readonly findings: Findings;
  readonly capabilities: T.AdServerCapabilities;
  readonly wishes: Wishes;
  readonly now: () => number;
  /** A new identifier; packages and reservations that get one are ended when the check ends. */
  newPackage(): string;
  newReservation(): string;
  terms(changes?: Partial<T.AdServerPackageTerms>): T.AdServerPackageTerms;
  creative(id: string, changes?: Partial<T.AdServerCreative>): T.AdServerCreative;
  /** The latest instants that answers about figures named. */
  readonly latest: { complete: number; final: number };
  readonly used: { readonly packages: string[]; readonly reservations: string[] };
};

const DAY = 86_400_000;
/** The flight is far away, so that no package of a check ever delivers. */
const AHEAD = 30 * DAY;
export const UNITS = 1000;

export function createTrial(
  parts: Pick<Trial, 'call' | 'findings' | 'capabilities' | 'wishes'> & { product: string },
): Trial {
  const { capabilities, wishes, product } = parts;
  const used = { packages: [] as string[], reservations: [] as string[] };
  const begin = Date.now() + AHEAD;
  const model = capabilities.pricing_models.includes('cpm')
    ? 'cpm'
    : (capabilities.pricing_models[0] ?? 'cpm');
  const unit = capabilities.units.includes('impressions')
    ? 'impressions'
    : (capabilities.units[0] ?? 'impressions');
  const length = Math.min(
    Math.max(86_400, capabilities.shortest_flight_seconds),
    capabilities.longest_flight_seconds,
  );
  const terms = (changes: Partial<T.AdServerPackageTerms> = {}): T.AdServerPackageTerms => ({
    revision: 1,
    buy_id: `check_buy_${product}`.slice(0, 200),
    account: { account_id: 'check_account', name: 'Check of the ad server' },
    product: {
      product_id: product,
      channels: [wishes.channel] as T.AdServerProductRef['channels'],
      delivery_type: capabilities.delivery_types.includes('guaranteed') ? 'guaranteed' : 'non_guaranteed',
    },
    flight: { start: instant(begin), end: instant(begin + length * 1000) },
    budget_minor: Math.round(
      Number(wishes.price) * 100 * (model === 'cpm' || model === 'vcpm' ? UNITS / 1000 : UNITS),
    ),
    price: { model, currency: capabilities.currencies[0] ?? 'EUR', amount: wishes.price, is_fixed: true },
    ...(model === 'flat_rate' || model === 'time' ? {} : { goal: { unit, quantity: UNITS } }),
    pacing: capabilities.pacing[0] ?? 'even',
    desired: 'paused',
    name: 'Check of the ad server, never to deliver',
    ...changes,
  });
  const [width = 300, height = 250] = wishes.size.split('x').map(Number);
  return {
    ...parts,
    used,
    latest: { complete: 0, final: 0 },
    now: Date.now,
    newPackage: () => remember(used.packages, `check_pkg_${randomUUID()}`),
    newReservation: () => remember(used.reservations, `check_res_${randomUUID()}`),
    terms,
    creative: (id, changes = {}) => ({
      creative_id: id,
      digest: 'ab'.repeat(32),
      kind: 'image',
      size: { width, height },
      assets: [{ role: 'image', type: 'image', url: 'https://example.com/check.png', width, height }],
      landing_url: 'https://example.com/',
      name: 'Check of the ad server',
      ...changes,
    }),
  };
}

const instant = (ms: number): string => new Date(Math.floor(ms / 1000) * 1000).toISOString();

function remember(list: string[], id: string): string {
  list.push(id);
  return id;
}

/** Calls an operation that must be refused with a code, and names the field that is at fault if there is one. */
export async function refused(
  { call, findings }: Trial,
  rule: string,
  [id, options]: readonly [AdServerOperationId, CallOptions],
  [what, codes, field]: readonly [what: string, codes: readonly string[], field?: string | undefined],
): Promise<Seen> {
  const seen = await call(id, options);
  if (seen.status === 0) return seen;
  const got = seen.status < 400 ? `answered ${seen.status}` : `refused with ${String(seen.body.code)}`;
  if (seen.status < 400 || !codes.includes(String(seen.body.code)))
    findings.add(rule, `${what} must be refused with ${codes.join(' or ')}, but was ${got}`);
  else if (field !== undefined && !String(seen.body.field ?? '').startsWith(field))
    findings.add(
      rule,
      `${what} is refused, but \`field\` is ${JSON.stringify(seen.body.field)} instead of "${field}"`,
    );
  return seen;
}

/** Calls an operation that must succeed; returns null and adds a finding if it does not. */
export async function accepted<B>(
  { call, findings }: Trial,
  rule: string,
  [id, options]: readonly [AdServerOperationId, CallOptions],
  what: string,
): Promise<B | null> {
  const seen = await call(id, options);
  if (seen.status >= 200 && seen.status < 300) return seen.body as B;
  if (seen.status !== 0)
    findings.add(
      rule,
      `${what} must be accepted, but was refused with ${seen.status} ${String(seen.body.code)}: ${String(seen.body.reason)}`,
    );
  return null;
}

const POLL = 250;

/** Waits until a package has applied a revision. A change that is never decided is a finding. */
export async function applied(
  trial: Trial,
  rule: string,
  id: string,
  revision: number,
): Promise<T.AdServerPackageState | null> {
  const until = trial.now() + trial.wishes.patience * 1000;
  for (;;) {
    const { status, body: state } = await trial.call<T.AdServerPackageState>('getPackage', { ids: [id] });
    if (status !== 200) {
      trial.findings.add(rule, `GET of the package must return status 200, but returned ${status}`);
      return null;
    }
    if (state.applied_revision >= revision) return state;
    const decided = Date.parse(state.decide_by ?? '');
    if (Number.isNaN(decided)) {
      trial.findings.add(rule, 'a change that is pending must have `decide_by`');
      return null;
    }
    if (decided <= trial.now()) {
      trial.findings.add(rule, 'a change must be decided until `decide_by`');
      return null;
    }
    if (trial.now() > until) {
      trial.findings.skip(
        rule,
        `the change is decided until ${state.decide_by}, which is later than --patience`,
      );
      return null;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
}
