import type { AgentDeclaration } from '../../domain/declaration/agent-profile.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { hasNoMoves, judgeMove, type Move } from '../../domain/moves.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { type ExclusiveGrant, exclusivesAgainst, keptUntil } from '../../domain/rights/acquire.ts';
import { type GrantStatus, grantMoves, grantState, type RightsGrant } from '../../domain/rights/grant.ts';
import type { RightsCatalog, RightsOffering } from '../../domain/rights/offering.ts';
import type { GrantSecret } from '../../domain/rights/on-wire.ts';
import type { Tables } from '../../store/index.ts';
import { owningAccount } from '../accounts/owning-account.ts';
import type { AccountCall } from '../accounts/resolve-account.ts';
import { announceGrant } from './rights-webhooks.ts';

const SECRET_OF = 'rights_grants.keys';

/** Derives the keys of a grant. Keys are not stored, so a copy of the database contains none. */
export const secretOf =
  (store: Tables, { principalId, id }: Pick<RightsGrant, 'principalId' | 'id'>): GrantSecret =>
  (purpose) =>
    store.secrets.fingerprint(SECRET_OF, JSON.stringify([principalId, id, purpose]));

/** The caller, as far as it decides which exclusive grants belong to others. */
export type RightsAsker = {
  readonly principalId: string | null;
  readonly sandbox: boolean;
  readonly buyer: string | null;
};

/**
 * Exclusive grants of each of the offerings that other buyers hold. Grants of a sandbox count only in the sandbox of
 * the same principal, and never in production.
 */
export async function otherExclusives(
  store: Tables,
  offerings: readonly RightsOffering[],
  { principalId, sandbox, buyer }: RightsAsker,
  now: Date,
): Promise<(offering: RightsOffering) => ExclusiveGrant[]> {
  const ids = offerings.filter(({ is_exclusive: is }) => is === true).map(({ rights_id: id }) => id);
  const around = await store.rightsGrants.listAround(ids, now, sandbox ? principalId : null);
  return ({ rights_id: id }) =>
    (around.get(id) ?? []).filter((one) => one.buyer !== buyer).map(({ terms }) => terms);
}

/** `otherExclusives` of one offering. */
export const otherExclusivesOf = async (
  store: Tables,
  offering: RightsOffering,
  asker: RightsAsker,
  now: Date,
): Promise<ExclusiveGrant[]> => (await otherExclusives(store, [offering], asker, now))(offering);

/**
 * Applies the operator's decision on a grant: it is given, rejected, or revoked with its keys. The receivers that
 * its buyer registered are sent the decision. Returns undefined when the grant does not exist.
 */
export async function decideGrant(
  tx: Tables,
  seen: RightsGrant,
  to: GrantStatus,
  { reason, now }: { readonly reason: string | null; readonly now: Date },
): Promise<{ readonly move: Move; readonly from: GrantStatus; readonly subject: RightsGrant } | undefined> {
  await tx.rightsGrants.lock(seen.rightsId);
  const grant = await tx.rightsGrants.find(seen.principalId, seen.id);
  if (grant === undefined) return undefined;
  const from = grant.status;
  const move = judgeMove(grantMoves, from, to, 'seller');
  if (!move.ok || !move.changed) return { move, from, subject: grant };
  const hindrance = to === 'acquired' ? await hindranceTo(tx, grant, now) : null;
  if (hindrance !== null)
    return { move: { ok: false, reason: 'no_such_move', message: hindrance }, from, subject: grant };
  const subject: RightsGrant = {
    ...grant,
    status: to,
    keySerial: grant.keySerial + 1,
    revision: grant.revision + 1,
    details: { ...grant.details, reason },
    updatedAt: now,
    keptUntil: hasNoMoves(grantMoves, to) ? grant.keptUntil : keptUntil(grant.terms.end),
  };
  await tx.rightsGrants.put(subject);
  await announceGrant(tx, subject, secretOf(tx, subject), now);
  return { move, from, subject };
}

/** Reason why pending rights can no longer be granted; null when they can. */
async function hindranceTo(tx: Tables, grant: RightsGrant, now: Date): Promise<string | null> {
  if (grantState({ ...grant, status: 'acquired' }, now) === 'ended') return 'its last day is over';
  const { offering, terms } = grant;
  const others = await otherExclusivesOf(tx, offering, grant, now);
  return exclusivesAgainst(others, terms.countries, terms.start, terms.end).length > 0
    ? 'another buyer holds an exclusive licence in its countries and days'
    : null;
}

const NONE: RightsCatalog = new Map();

type RightsCall = {
  readonly profile: AgentDeclaration;
  readonly store: Tables;
  readonly principal: AgentPrincipal | null;
};

type RightsOffered = {
  /**
   * Rights that tests seeded, the newest first, then the catalog's. Seeded rights replace others with the same
   * identifier.
   */
  readonly catalog: RightsCatalog;
  /** Identifiers of the rights that tests seeded; they can be licensed in the sandbox only. */
  readonly seeded: ReadonlySet<string>;
};

/** The rights that are offered to a caller. */
export async function rightsFor({ profile, store, principal }: RightsCall): Promise<RightsOffered> {
  const stock = profile.catalogs.rights ?? NONE;
  const fixtures = principal === null ? [] : await store.fixtures.list(principal.id, 'rights', null);
  if (fixtures.length === 0) return { catalog: stock, seeded: new Set() };
  const made = fixtures.map(({ id, document }) => [id, document.offering] as const);
  const seeded = new Set(made.map(([id]) => id));
  return { catalog: new Map([...made, ...[...stock].filter(([id]) => !seeded.has(id))]), seeded };
}

/** Name of a buying brand, by which the grants of different buyers are told apart. */
export const buyerName = ({
  domain,
  brand_id: id = '',
}: {
  readonly domain: string;
  readonly brand_id?: string;
}): string => `${domain.toLowerCase()}/${id}`;

/**
 * The grant that a request names: by its identifier, or by the identifier of an offering that the caller has a
 * grant of.
 *
 * @throws {TaskError} REFERENCE_NOT_FOUND, the same for unknown grants and those of other principals; the errors of
 *   the state of the grant's account
 */
export async function namedGrant(
  id: string,
  call: Pick<AccountCall, 'store' | 'principal'>,
  task: string,
): Promise<RightsGrant> {
  const { rightsGrants } = call.store;
  const principalId = call.principal.id;
  const grant = (await rightsGrants.find(principalId, id)) ?? (await rightsGrants.findOpen(principalId, id));
  if (grant === undefined) throw noGrant();
  const { accountId } = grant;
  const isOpen = accountId === '' || (await owningAccount(accountId, call, task, 'rights_id')) !== null;
  if (!isOpen) throw noGrant();
  return grant;
}

const noGrant = (): TaskError =>
  new TaskError('REFERENCE_NOT_FOUND', 'The caller has no grant of rights with this id.', {
    field: 'rights_id',
  });
