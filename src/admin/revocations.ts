import { rename, writeFile } from 'node:fs/promises';
import { OperatorError } from '../domain/errors.ts';
import { objectOf } from '../domain/json/values.ts';
import { type MemberRole, memberRoles } from '../domain/members/principal.ts';
import { revokeMessageKey } from '../infra/message-keys.ts';
import type { Tables } from '../store/index.ts';
import {
  type RemovableKind,
  type RevocableKind,
  type RowKey,
  removable,
  revocable,
} from '../store/members/revoked-rows.ts';
import type { Store } from '../store/open.ts';
import { note } from './audit.ts';
import { givenFile } from './given.ts';

const AT_ONCE = 500;
const FORM = 'revocations 1';
const revocableKinds = Object.keys(revocable) as RevocableKind[];
const removableKinds = Object.keys(removable) as RemovableKind[];

/**
 * Writes a list of everything that was revoked, and of the memberships, clients and receivers that are left, since those
 * are deleted when they end. The list contains no secrets.
 */
export async function exportRevocations(store: Store, file: string) {
  const lines: object[] = [{ form: FORM, at: store.now().toISOString() }];
  await store.snapshot(async ({ revokedRows }) => {
    for (const kind of revocableKinds) {
      const read = (after: RowKey | null) => revokedRows.revoked(kind, after, AT_ONCE);
      for await (const { key, at, thumbprint } of inPages(read, (row) => row.key))
        lines.push({
          revoked: kind,
          key,
          at: at.toISOString(),
          ...(thumbprint === null ? {} : { thumbprint }),
        });
    }
    for (const kind of removableKinds) {
      const read = (after: RowKey | null) => revokedRows.kept(kind, after, AT_ONCE);
      for await (const key of inPages(read, (row) => row)) lines.push({ kept: kind, key });
    }
  });
  lines.push({ end: lines.length });
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  // In one step, so that the list of the last time stays when this one is cut off.
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return { file, at: Object(lines[0]).at as string, lines: lines.length };
}

async function* inPages<T>(read: (after: RowKey | null) => Promise<T[]>, keyOf: (row: T) => RowKey) {
  for (let after: RowKey | null = null; ; ) {
    const rows: T[] = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = keyOf(last);
  }
}

/**
 * Revokes again what a list names, removes what existed when the list was written but is not in it, and ends every
 * session and every grant of a program, because no list can contain them. Applying a list twice changes nothing more.
 *
 * @throws {OperatorError} when the file is not a complete list
 */
export async function applyRevocations(store: Store, file: string) {
  const list = readList(await givenFile(file));
  const applied: Record<string, number> = {};
  const count = (kind: string, done: boolean) => {
    applied[kind] = (applied[kind] ?? 0) + Number(done);
  };
  for (let start = 0; start < list.revoked.length; start += AT_ONCE) {
    const some = list.revoked.slice(start, start + AT_ONCE);
    await store.transaction(async (tx) => {
      for (const one of some)
        if (one.kind === 'signer_key') count(one.kind, await revokeSignerKeyAgain(tx, one));
        else if (one.kind !== 'message_key')
          count(one.kind, await tx.revokedRows.revoke(one.kind, one.key, one.at));
    });
    for (const { kind, key, at } of some)
      if (kind === 'message_key') count(kind, await revokeMessageKeyAgain(store, key[0] ?? '', at));
  }
  for (const kind of removableKinds) {
    const kept = list.kept.get(kind) ?? new Set();
    const present: RowKey[] = [];
    const read = (after: RowKey | null) => store.primary.revokedRows.kept(kind, after, AT_ONCE);
    for await (const key of inPages(read, (row) => row)) present.push(key);
    for (const key of present) {
      if (kept.has(JSON.stringify(key))) continue;
      count(kind, await store.transaction((tx) => removeAgain(tx, kind, key, list)));
    }
  }
  const ended = await endSessions(store);
  await store.transaction((tx) =>
    note(tx, {
      action: 'revocations apply',
      orgId: null,
      subject: 'revocations',
      detail: { list_of: list.at.toISOString(), ...applied, sessions_and_grants: ended },
    }),
  );
  return { file, list_of: list.at.toISOString(), applied, ended_sessions_and_grants: ended };
}

async function revokeSignerKeyAgain(
  tx: Tables,
  { key, at, thumbprint }: List['revoked'][number],
): Promise<boolean> {
  const [agent = '', kid = ''] = key;
  if ((await tx.revokedSignerKeys.listOf(agent)).some((known) => known.kid === kid)) return false;
  await tx.revokedSignerKeys.put({ agent, kid, thumbprint, revokedAt: at });
  // A key that was published after the backup may be published again.
  for (const url of [agent, `${agent}/`])
    if ((await tx.messageSigners.find(url)) !== undefined) await tx.messageSigners.revokeKey(url, kid, at);
  return true;
}

async function revokeMessageKeyAgain(store: Store, kid: string, at: Date): Promise<boolean> {
  if ((await revokeMessageKey(store, kid)) !== null) return true;
  await store.transaction((tx) => tx.revokedMessageKeys.add(kid, at));
  return false;
}

/** Whether something changed: a row that is not in the list is removed, a member that is in it gets its role there. */
async function removeAgain(
  tx: Tables,
  kind: RemovableKind,
  key: RowKey,
  { at, roles }: Pick<List, 'at' | 'roles'>,
): Promise<boolean> {
  const [first = '', userId = ''] = key;
  const role = kind === 'membership' ? roles.get(JSON.stringify([first, userId])) : undefined;
  if (role !== undefined) {
    const member = await tx.memberships.findForUpdate(first, userId);
    if (member === undefined || member.createdAt > at) return false;
    await tx.memberships.setRole(first, userId, role);
    return true;
  }
  const isRemoved = await tx.revokedRows.remove(kind, key, at);
  if (isRemoved && kind === 'client') await tx.oidcModels.remove('Client', first, tx.clock.now());
  return isRemoved;
}

async function endSessions(store: Store): Promise<number> {
  for (let ended = 0; ; ) {
    const some = await store.transaction(async (tx) => {
      await tx.browserSessions.removeSome(AT_ONCE);
      return tx.oidcModels.endSome(tx.clock.now(), AT_ONCE);
    });
    if (some === 0) return ended;
    ended += some;
  }
}

type List = {
  readonly at: Date;
  readonly revoked: { kind: RevocableKind; key: RowKey; at: Date; thumbprint: string | null }[];
  readonly kept: Map<RemovableKind, Set<string>>;
  /** Roles of members, by organization and person. */
  readonly roles: Map<string, MemberRole>;
};

function readList(text: string): List {
  const lines = text.split('\n').slice(0, -1).map(readLine);
  const [head = {}] = lines;
  const last = lines.at(-1) ?? {};
  const at = timeOf(head.at, 1);
  if (head.form !== FORM) throw new OperatorError('line 1: not a list that `admin revocations export` wrote');
  if (last.end !== lines.length - 1)
    throw new OperatorError('the list is not complete: its last line is missing or does not count its lines');
  const kept = new Map(removableKinds.map((kind) => [kind, new Set<string>()]));
  const list: List = { at, revoked: [], kept, roles: new Map() };
  for (const [index, line] of lines.slice(1, -1).entries()) addLine(list, line, index + 2);
  return list;
}

function addLine(list: List, line: Readonly<Record<string, unknown>>, number: number): void {
  const { key } = line;
  const revoked = revocableKinds.find((kind) => kind === line.revoked);
  const kept = removableKinds.find((kind) => kind === line.kept);
  const named = revoked !== undefined ? revocable[revoked] : kept === undefined ? undefined : removable[kept];
  if (named === undefined) throw new OperatorError(`line ${number}: names nothing that this version knows`);
  const isKey =
    Array.isArray(key) && key.length === named.key.length && key.every((part) => typeof part === 'string');
  if (!isKey) throw new OperatorError(`line ${number}: key must be a list of ${named.key.join(', ')}`);
  if (revoked !== undefined)
    list.revoked.push({
      kind: revoked,
      key,
      at: timeOf(line.at, number),
      thumbprint: typeof line.thumbprint === 'string' ? line.thumbprint : null,
    });
  else if (kept !== undefined) list.kept.get(kept)?.add(JSON.stringify(key));
  if (kept !== 'membership') return;
  const role = memberRoles.find((known) => known === key[2]);
  if (role === undefined)
    throw new OperatorError(`line ${number}: the role must be ${memberRoles.join(', ')}`);
  list.roles.set(JSON.stringify(key.slice(0, 2)), role);
}

function readLine(line: string, index: number): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(line));
  } catch {
    throw new OperatorError(`line ${index + 1}: not JSON`);
  }
}

function timeOf(value: unknown, number: number): Date {
  const at = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(at.getTime())) throw new OperatorError(`line ${number}: at must be a timestamp`);
  return at;
}
