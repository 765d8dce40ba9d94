import { OperatorError } from '../domain/errors.ts';
import { endSessions, removeClient } from '../record/members/credentials.ts';
import { removeWaysToSignIn } from '../record/members/passkeys.ts';
import { keptTables } from '../store/holdings/erasures.ts';
import type { ErasedPage, ErasurePlace } from '../store/holdings/kept-documents.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import { note } from './audit.ts';
import { givenOrganization } from './organizations.ts';

/** Rows of one transaction, so that other writers wait only for milliseconds. */
const AT_ONCE = 1_000;

/** Number of rows by table. */
type Told = Map<string, number>;
type Piece = { table: string; rows: number } | null;

const add = (told: Told, table: string, rows: number) =>
  rows > 0 ? told.set(table, (told.get(table) ?? 0) + rows) : told;

/** Repeats a piece in transactions of its own until nothing is left. */
async function untilDone(store: Store, told: Told, work: (tx: Tables) => Promise<Piece>): Promise<void> {
  for (;;) {
    const piece = await store.transaction(work);
    if (piece === null) return;
    add(told, piece.table, piece.rows);
  }
}

/**
 * Erases the personal data of a revoked caller. Accounts, buys, bills and grants stay, without names, addresses and
 * credentials. A command that was interrupted can be repeated.
 *
 * @throws {OperatorError} when no revoked caller has this name or id
 */
export async function erasePrincipal(store: Store, named: string) {
  const found = (await store.primary.agentPrincipals.list()).find(
    ({ id, name }) => id === named || name === named,
  );
  if (found === undefined)
    throw new OperatorError(`no principal with the name or id "${named}"; principal list shows them`);
  if (found.revokedAt === null)
    throw new OperatorError(`the principal "${named}" is in use; run principal revoke ${found.name} first`);
  const { id } = found;
  const removed: Told = new Map();
  const pseudonymized: Told = new Map();
  await eraseCaller(store, id, { removed, pseudonymized });
  await eraseAudit(store, { ids: [id], org: '' }, pseudonymized);
  await store.transaction(async (tx) => {
    await tx.erasures.finish(id, `erased ${id}`, store.now());
    add(pseudonymized, 'agent_principals', 1);
    await note(tx, { action: 'principal erase', orgId: null, subject: id });
  });
  return {
    principal: id,
    removed: Object.fromEntries(removed),
    pseudonymized: Object.fromEntries(pseudonymized),
    kept: keptTables,
  };
}

/**
 * Erases the personal data of an organization, of its people who belong to no other organization, and of its calls of
 * the agent. Its public entries and their history stay, without the names of editors. A command that was interrupted
 * can be repeated, with the id of the organization.
 *
 * @throws {OperatorError} when no organization matches
 */
export async function eraseOrganization(store: Store, org: string) {
  const { id } = await givenOrganization(store.primary, org);
  const removed: Told = new Map();
  const pseudonymized: Told = new Map();
  const people = await onlyMembers(store, id);
  // First, because an interrupted command finds no members when it is repeated.
  await eraseAudit(store, { ids: [...people, `org_${id}`], org: id }, pseudonymized);
  await eraseMembers(store, id, { removed, pseudonymized });
  for (const { clientId } of await store.primary.clientOrganizations.list(id)) {
    await store.transaction((tx) => removeClient(tx, clientId, { orgId: id, now: store.now() }));
    add(removed, 'client_organizations', 1);
  }
  // The organization owns its subscriptions' webhooks by its id, and calls the agent by another.
  for (const caller of [id, `org_${id}`]) await eraseCaller(store, caller, { removed, pseudonymized });
  const told: Told = new Map();
  await untilDone(store, told, (tx) => tx.pseudonyms.eraseSome(id, AT_ONCE));
  for (const [table, rows] of told)
    add(table === 'revisions' || table === 'reviews' ? pseudonymized : removed, table, rows);
  await store.transaction(async (tx) => {
    await tx.organizations.rename(id, `erased ${id}`);
    add(pseudonymized, 'organizations', 1);
    await note(tx, { action: 'org erase', orgId: null, subject: id });
  });
  return {
    organization: id,
    removed: Object.fromEntries(removed),
    pseudonymized: Object.fromEntries(pseudonymized),
    kept: keptTables,
  };
}

/** People who belong to no other organization. */
async function onlyMembers(store: Store, orgId: string): Promise<string[]> {
  const members = await store.primary.memberships.listOfOrganization(orgId);
  const alone = await Promise.all(
    members.map(async ({ userId }) => (await store.primary.memberships.listOfUser(userId)).length === 1),
  );
  return members.filter((_, at) => alone[at]).map(({ userId }) => userId);
}

type Both = { readonly removed: Told; readonly pseudonymized: Told };

async function eraseMembers(store: Store, orgId: string, { removed, pseudonymized }: Both): Promise<void> {
  for (const { userId } of await store.primary.memberships.listOfOrganization(orgId))
    await store.transaction(async (tx) => {
      const isOnly = (await tx.memberships.listOfUser(userId)).length === 1;
      if (isOnly) {
        add(pseudonymized, 'users', await tx.pseudonyms.eraseUser(userId, store.now()));
        await endSessions(tx, userId, store.now());
        await removeWaysToSignIn(tx, userId);
      }
      await tx.memberships.remove(orgId, userId);
      add(removed, 'memberships', 1);
    });
}

async function eraseCaller(store: Store, id: string, { removed, pseudonymized }: Both): Promise<void> {
  await untilDone(store, removed, (tx) => tx.erasures.removeSome(id, AT_ONCE));
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after;
    const { rows, last } = await store.transaction((tx) => tx.erasures.removeEndedJobs(id, from, AT_ONCE));
    add(removed, 'jobs', rows);
    after = last;
  }
  await eraseDocuments(store, id, pseudonymized);
  for (const { agentUrl } of (await store.primary.messageSigners.list()).filter(
    ({ principalId }) => principalId === id,
  )) {
    await store.transaction((tx) => tx.messageSigners.remove(agentUrl));
    add(removed, 'message_signers', 1);
  }
}

async function eraseDocuments(store: Store, id: string, told: Told): Promise<void> {
  const piece = (place: ErasurePlace | null): Promise<ErasedPage | null> =>
    store.transaction((tx) => tx.erasures.eraseDocuments(id, place));
  for (let page = await piece(null); page !== null; page = await piece(page.next))
    add(told, page.table, page.rows);
}

async function eraseAudit(
  store: Store,
  of: { ids: readonly string[]; org: string },
  told: Told,
): Promise<void> {
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after;
    const { rows, last } = await store.transaction((tx) => tx.pseudonyms.eraseAudit(of, from, AT_ONCE));
    add(told, 'audit_log', rows);
    after = last;
  }
}
