import type { SignalsSignal } from '../../../generated/types/signals.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { releaseTable } from '../../domain/contract/release.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import { keepJson } from '../../domain/json/kept-json.ts';
import { type AgentPrincipal, mayDo } from '../../domain/members/agent-principal.ts';
import { readBrief } from '../../domain/products/discovery/brief.ts';
import {
  type WholesaleFeedVersions,
  wholesaleFeedVersions,
} from '../../domain/products/discovery/feed-version.ts';
import { briefTerms, termsDigest } from '../../domain/products/discovery/ranking.ts';
import type { WholesaleFeedRead } from '../../domain/products/feed-changes.ts';
import { signalKey } from '../../domain/products/signal-key.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { deploymentsOf, targetOf } from '../../domain/signals/activation.ts';
import { signalOnWire, withoutKeys } from '../../domain/signals/on-wire.ts';
import { providerStatus } from '../../domain/signals/provenance.ts';
import {
  meetsConditions,
  rankSignals,
  readSignalsRequest,
  type SignalsQuery,
  signalTerms,
  withoutPriceBounds,
} from '../../domain/signals/search.ts';
import { keyOfSignal, type Signal, type SignalCatalog } from '../../domain/signals/signal.ts';
import type { Store } from '../../store/open.ts';
import { resolveAccount } from '../accounts/resolve-account.ts';
import { accountOfOwner, type WholesaleFeedOwner } from '../products/discover.ts';
import { storeTerms, type TermIndex } from '../products/product-index.ts';
import type { TaskReadCall } from '../task-call.ts';
import { staleAdvice } from '../tasks/stale-advice.ts';
import { providerFiles } from './provider-files.ts';
import { isSandboxCall, type SignalsOffered, signalsFor } from './signals-for.ts';

export type SignalsRequest = TaskRequest<'get_signals'>;
export type SignalsReadCall = Omit<TaskReadCall<'get_signals'>, 'capabilities'>;

/** Maximum number of candidates of a brief that are ranked. */
const MOST_CANDIDATES = 100;

/** A signal that matches a request, with its response. */
type Row = {
  readonly signal: Signal;
  /** The same object for all callers of one kind. Versions of the feed are computed from it. */
  readonly base: SignalsSignal;
  readonly wire: SignalsSignal;
};

export type FoundSignals = {
  readonly query: SignalsQuery;
  readonly account: Account | null;
  readonly isSandbox: boolean;
  /** Whether prices and keys are shown. */
  readonly isFull: boolean;
  /** State of each activation that a row shows; versions of the feed depend on these states. */
  readonly states: readonly string[];
  /** Rows that meet the conditions of the request, in order. */
  readonly rows: readonly Row[];
  /** Whether a caller without this account would get other rows or states. */
  readonly isOwn: boolean;
  readonly advice: Awaited<ReturnType<typeof staleAdvice>>;
};

/**
 * The signals that match a request.
 *
 * @throws {TaskError} for fields that cannot be combined, and for unknown accounts
 */
export async function findSignals(request: SignalsRequest, call: SignalsReadCall): Promise<FoundSignals> {
  const { principal, profile } = call;
  const read = readSignalsRequest(request, profile.signals?.discovery_modes ?? ['brief']);
  if (!read.ok) throw taskErrorOf(read.refusals);
  const query = read.value;
  const account =
    principal === null || request.account === undefined
      ? null
      : await resolveAccount(request.account, { ...call, principal }, 'get_signals', { mayCreate: false });
  const isFull = principal !== null && mayDo(principal, { resource: 'products', action: 'read' });
  const offered = await signalsFor(call, account);
  const isSandbox = isSandboxCall(account, principal);
  const filters = request.filters ?? {};
  const wanted = {
    filters: isFull ? filters : withoutPriceBounds(filters),
    ...(query.countries === undefined ? {} : { countries: query.countries }),
  };
  const kept = named(request, offered).filter((signal) => meetsConditions(signal, wanted));
  const toWire = await rowsFor(call, offered, { query, isFull, isSandbox });
  const rows = kept.flatMap((signal) => toWire(signal));
  return {
    query,
    account,
    isSandbox,
    isFull,
    rows,
    states: rows.flatMap(({ signal: { signal_agent_segment_id: id } }) =>
      (offered.activations.get(id) ?? []).map(
        ({ destination, status, createdAt }) => `${id} ${destination} ${status} ${createdAt.getTime()}`,
      ),
    ),
    isOwn:
      offered.seeded.size > 0 ||
      rows.some(
        ({ signal: { signal_agent_segment_id: id, accounts } }) =>
          accounts !== undefined || offered.activations.has(id),
      ),
    advice: await staleAdvice('get_signals', call, account?.id ?? null),
  };
}

/** The signals that a request names; all signals when it names none. */
function named({ signal_refs: refs, signal_ids: ids }: SignalsRequest, offered: SignalsOffered) {
  if (refs === undefined && ids === undefined) return offered.signals;
  const keys = new Set([
    ...(refs ?? []).map((signal_ref) => signalKey({ signal_ref })),
    ...(ids ?? []).map((signal_id) => signalKey({ signal_id })),
  ]);
  return offered.signals.filter((signal) => keys.has(keyOfSignal(signal, offered.catalog.agentUrl)));
}

type View = { readonly query: SignalsQuery; readonly isFull: boolean; readonly isSandbox: boolean };

/**
 * Returns a function that makes the row of a signal. A signal that works on none of the requested destinations has
 * no row.
 */
async function rowsFor(call: SignalsReadCall, offered: SignalsOffered, view: View) {
  const { query, isFull, isSandbox } = view;
  const { agentUrl } = offered.catalog;
  const files = await providerFiles(offered.catalog, call.store);
  const asked = query.destinations?.map((one) => targetOf(one, agentUrl)) ?? null;
  const isComplete = releaseTable.signalsAreComplete[call.form];
  const rows = rowsOfView(`${isFull} ${isComplete} ${agentUrl}`);
  return (signal: Signal): Row[] => {
    const { signal_agent_segment_id: id, data_provider_domain: domain, signal_type: type } = signal;
    const status =
      domain === undefined || type !== 'marketplace'
        ? undefined
        : providerStatus(files.get(domain) ?? null, signal.signal_id);
    const base = baseRow(rows, signal, { agentUrl, isFull, isComplete, providerStatus: status });
    const activations = offered.activations.get(id) ?? [];
    if (asked === null && activations.length === 0) return [{ signal, base, wire: base }];
    const deployments = deploymentsOf(signal, {
      activations,
      agentUrl,
      asked,
      isAnywhere: isSandbox,
      now: call.now,
    });
    if (asked !== null && deployments.length === 0) return [];
    return [
      { signal, base, wire: { ...base, deployments: isFull ? deployments : withoutKeys(deployments) } },
    ];
  };
}

type RowView = Parameters<typeof signalOnWire>[1];
/** Rows of one kind of caller, by signal and by what the file of its provider says of it. */
type BaseRows = WeakMap<Signal, Map<RowView['providerStatus'], SignalsSignal>>;
/** By kind of caller: a few for each address of the agent. */
const baseRows = new Map<string, BaseRows>();

function rowsOfView(key: string): BaseRows {
  const rows: BaseRows = baseRows.get(key) ?? new WeakMap();
  baseRows.set(key, rows);
  return rows;
}

/** Row of a signal without activations, as one kind of caller sees it. Each row is made once. */
function baseRow(made: BaseRows, signal: Signal, view: RowView): SignalsSignal {
  const { agentUrl } = view;
  const rows = made.get(signal) ?? new Map<RowView['providerStatus'], SignalsSignal>();
  if (rows.size === 0) made.set(signal, rows);
  const known = rows.get(view.providerStatus);
  if (known !== undefined) return known;
  const unused = { activations: [], asked: null, isAnywhere: false, agentUrl, now: new Date(0) };
  const row = keepJson({ ...signalOnWire(signal, view), deployments: deploymentsOf(signal, unused) });
  rows.set(view.providerStatus, row);
  return row;
}

/**
 * Rows in the order of a brief, the best match first. Signals of tests are always candidates. The store finds the
 * other candidates by the words and the facts of the brief. Without such candidates, all signals are ranked.
 */
export async function rankFoundSignals(
  { query, rows }: FoundSignals,
  call: SignalsReadCall,
): Promise<readonly Row[]> {
  const { signals: catalog } = call.catalog;
  if (query.spec === '' || catalog === undefined) return rows;
  const hints = readBrief(query.spec);
  const ids = await call.store.productWords.find(
    signalIndex(catalog).digest,
    briefTerms(hints),
    MOST_CANDIDATES,
  );
  const stock = new Set(catalog.signals);
  const found = new Set(ids);
  const candidates = rows.filter(
    ({ signal }) => !stock.has(signal) || found.has(signal.signal_agent_segment_id),
  );
  const byId = new Map(rows.map((row) => [row.signal, row]));
  const chosen = candidates.some(({ signal }) => stock.has(signal)) ? candidates : rows;
  return rankSignals(
    chosen.map(({ signal }) => signal),
    hints,
  ).flatMap((signal) => byId.get(signal) ?? []);
}

type Tools = Omit<SignalsReadCall, 'principal' | 'release' | 'form' | 'now'> & { readonly now: () => Date };

/** Creates the wholesale read of signals for the owner of an account, with the same code as `get_signals`. */
export function createWholesaleSignals(tools: Tools) {
  return async (account: WholesaleFeedOwner): Promise<WholesaleFeedRead> => {
    const principal: AgentPrincipal = {
      id: account.principalId,
      displayName: '',
      sandboxOnly: account.sandbox,
      permissions: { products: ['read'], media_buys: [], creatives: [], reports: [] },
    };
    const call: SignalsReadCall = { ...tools, principal, release: '3.1', form: '3.1', now: tools.now() };
    const request = { discovery_mode: 'wholesale', ...accountOfOwner(account) } as const;
    const found = await findSignals(request, call);
    const versions = signalsVersions(request, call, found);
    return {
      version: versions?.feed ?? '',
      pricingVersion: versions?.pricing ?? null,
      cacheScope: signalsScope(found),
      entities: found.rows.map(({ wire }) => ({
        id: wire.signal_agent_segment_id,
        object: { ...wire },
      })),
    };
  };
}

export const signalsScope = ({ isOwn }: FoundSignals): 'public' | 'account' => (isOwn ? 'account' : 'public');

/** Versions of the feed for the conditions of the request; null when the agent does not declare versions. */
export function signalsVersions(
  { filters, signal_refs, signal_ids }: SignalsRequest,
  { profile, baseUrl }: Pick<SignalsReadCall, 'profile' | 'baseUrl'>,
  found: FoundSignals,
): WholesaleFeedVersions | null {
  if (profile.wholesale_feed_versioning?.supported !== true) return null;
  const { query, account, isFull, rows, states } = found;
  const { destinations, countries } = query;
  const scope = {
    agentUrl: baseUrl,
    filters: {
      ...filters,
      destinations,
      countries,
      signal_refs,
      signal_ids,
      feed: 'signals',
      isFull,
      states,
    },
    accountId: signalsScope(found) === 'account' ? account?.id : undefined,
  };
  return wholesaleFeedVersions(
    scope,
    rows.map(({ base }) => base),
  );
}

const known = new WeakMap<readonly Signal[], TermIndex>();

/** Search index of a catalog of signals, in the same form and store as that of the products. */
function signalIndex({ signals }: SignalCatalog): TermIndex {
  const made = known.get(signals);
  if (made !== undefined) return made;
  const terms = signals.flatMap(signalTerms);
  const index = { digest: termsDigest(terms), terms };
  known.set(signals, index);
  return index;
}

/** Stores the search index of the signals, unless another process has done so. Called once at start. */
export const indexSignals = (
  store: Pick<Store, 'transaction'>,
  catalog: SignalCatalog | undefined,
  now: Date,
): Promise<void> =>
  catalog === undefined ? Promise.resolve() : storeTerms(store, signalIndex(catalog), now);
