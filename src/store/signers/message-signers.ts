import type { TestTraits } from '../../domain/members/agent-principal.ts';
import { keyThumbprint } from '../../domain/signatures/keys.ts';
import type { RevocationList } from '../../domain/signatures/revocation-list.ts';
import { columns, date, json, nullable, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';
import { type RevokedSignerKey, revokedAgent, revokedSignerKeys } from './revoked-signer-keys.ts';

const signerColumns = columns({
  /** URL of the agent, byte for byte as the agent's operator lists it. */
  agentUrl: textColumn,
  principalId: textColumn,
  /** Set by this deployment's operator; null means that the agent's capabilities name it. */
  brandJsonUrl: nullable(textColumn),
  createdAt: date,
  /** Time of the last successful fetch of the keys. */
  fetchedAt: nullable(date),
  attemptedAt: nullable(date),
  /** Why the last attempt to fetch failed; null when it succeeded. */
  fault: nullable(textColumn),
  /** The list of revoked keys of the agent's operator; null when it publishes none. */
  revocations: nullable(json<{ updated: string; nextUpdate: string; kids: readonly string[] }>()),
  /** What the name of a sandbox token says; null for every other caller. */
  sandboxTraits: nullable(json<TestTraits>()),
});
export type MessageSigner = Omit<RowOf<typeof signerColumns>, 'revocations'> & {
  readonly revocations: RevocationList | null;
};

const readSigner = (stored: Stored): MessageSigner => {
  const { revocations, ...signer } = signerColumns.read(stored);
  if (revocations === null) return { ...signer, revocations };
  const { updated, nextUpdate, kids } = revocations;
  return { ...signer, revocations: { updated: new Date(updated), nextUpdate: new Date(nextUpdate), kids } };
};
const listText = (list: RevocationList | null): string | null =>
  list === null ? null : JSON.stringify(list);

const keyColumns = columns({
  agentUrl: textColumn,
  kid: textColumn,
  /** Null for a key that was revoked here and is not published. */
  jwk: nullable(json<Readonly<Record<string, unknown>>>()),
  revokedAt: nullable(date),
});
export type MessageSignerKey = RowOf<typeof keyColumns>;

const insert = statement<Stored, { agent_url: string }>((k) =>
  k('message_signers')
    .insert(signerColumns.placeholders)
    .onConflict('agent_url')
    .ignore()
    .returning('agent_url'),
);
const remove = statement<{ agent_url: string }, never>((k) =>
  k('message_signers').where('agent_url', param('agent_url')).delete(),
);
const find = statement<{ agent_url: string }, Stored>((k) =>
  k('message_signers').where('agent_url', param('agent_url')).select(signerColumns.names),
);
const list = statement<Record<string, never>, Stored>((k) =>
  k('message_signers').orderBy('agent_url').select(signerColumns.names),
);
const dueColumns = columns({
  agentUrl: textColumn,
  principalId: textColumn,
  attemptedAt: nullable(date),
});
/** A signer whose keys are to be read. */
export type DueSigner = RowOf<typeof dueColumns>;

/** The first signer of each caller comes before the second of any, so that no caller's many delay another's only one. */
const dueSigners = (which: 'all' | 'unread') =>
  statement<{ before: number; limit: number }, Stored>((k) => {
    const due = k('message_signers')
      .where((of) => of.whereNull('attempted_at').orWhere('attempted_at', '<=', param('before')))
      .select(dueColumns.names)
      .select(
        k.raw(
          'row_number() over (partition by principal_id order by coalesce(attempted_at, 0), agent_url) as place',
        ),
      );
    if (which === 'unread') due.whereNull('fetched_at');
    return k
      .from(due.as('due'))
      .orderByRaw('place, coalesce(attempted_at, 0), agent_url')
      .limit(numberParam('limit'))
      .select(dueColumns.names);
  });
const due = dueSigners('all');
const unread = dueSigners('unread');
// Of several processes that find the keys outdated, only one fetches them.
const claim = statement<{ agent_url: string; now: number; before: number }, { agent_url: string }>((k) =>
  k('message_signers')
    .where('agent_url', param('agent_url'))
    .where((of) => of.whereNull('attempted_at').orWhere('attempted_at', '<=', param('before')))
    .update({ attempted_at: param('now') })
    .returning('agent_url'),
);
const fetched = statement<{ agent_url: string; now: number; revocations: string | null }, never>((k) =>
  k('message_signers')
    .where('agent_url', param('agent_url'))
    .update({ fetched_at: param('now'), fault: null, revocations: param('revocations') }),
);
const faults = statement<Record<string, never>, { fault: string | null }>((k) =>
  k('message_signers').distinct('fault').limit(2),
);
const failed = statement<{ agent_url: string; fault: string }, never>((k) =>
  k('message_signers')
    .where('agent_url', param('agent_url'))
    .update({ fault: param('fault') }),
);
const keysNamed = statement<{ kid: string; limit: number }, Stored>((k) =>
  k('message_signer_keys')
    .where('kid', param('kid'))
    .orderBy('agent_url')
    .limit(numberParam('limit'))
    .select(keyColumns.names),
);
const keysOf = statement<{ agent_url: string }, Stored>((k) =>
  k('message_signer_keys').where('agent_url', param('agent_url')).orderBy('kid').select(keyColumns.names),
);
const putKey = statement<Stored, never>((k) =>
  k('message_signer_keys').insert(keyColumns.placeholders).onConflict(['agent_url', 'kid']).merge(['jwk']),
);
const dropKeys = statement<{ agent_url: string }, never>((k) =>
  k('message_signer_keys').where('agent_url', param('agent_url')).delete(),
);
const revokeKey = statement<Stored, never>((k) =>
  k('message_signer_keys')
    .insert(keyColumns.placeholders)
    .onConflict(['agent_url', 'kid'])
    .merge(['revoked_at']),
);

/** Agents whose signed requests are accepted as requests of a principal, with the keys that they publish. */
export function messageSigners(db: Db) {
  return { ...enrolledSigners(db), ...signerKeys(db) };
}

async function putRevoked(db: Db, agentUrl: string, revoked: readonly RevokedSignerKey[]): Promise<void> {
  for (const { kid, revokedAt } of revoked)
    await db.run(revokeKey, keyColumns.write({ agentUrl, kid, jwk: null, revokedAt }));
}

function enrolledSigners(db: Db) {
  const revokedKeys = revokedSignerKeys(db);

  return {
    /**
     * Returns false when the agent already signs for a principal. Keys of the agent that were revoked here before are
     * revoked again.
     */
    async insert(signer: MessageSigner): Promise<boolean> {
      const { agentUrl } = signer;
      const stored = signerColumns.write({ ...signer, revocations: null });
      const made = await db.one(insert, { ...stored, revocations: listText(signer.revocations) });
      if (made === undefined) return false;
      await putRevoked(db, agentUrl, await revokedKeys.listOf(agentUrl));
      return true;
    },

    /** Returns false when there is no such signer. */
    remove: async (agentUrl: string) => (await db.run(remove, { agent_url: agentUrl })) > 0,
    async find(agentUrl: string): Promise<MessageSigner | undefined> {
      const row = await db.one(find, { agent_url: agentUrl });
      return row && readSigner(row);
    },

    async list(): Promise<MessageSigner[]> {
      return (await db.all(list, {})).map(readSigner);
    },

    /** Signers whose last attempt to fetch keys was at or before `before`, caller by caller, oldest attempt first. */
    async due(before: Date, limit: number): Promise<DueSigner[]> {
      return (await db.all(due, { before: before.getTime(), limit })).map(dueColumns.read);
    },

    /** As `due`, only signers whose keys were never fetched successfully. */
    async unread(before: Date, limit: number): Promise<DueSigner[]> {
      return (await db.all(unread, { before: before.getTime(), limit })).map(dueColumns.read);
    },

    /** Claims the fetch of the keys. Returns false when another process attempted it after `before`. */
    async claim(agentUrl: string, now: Date, before: Date): Promise<boolean> {
      const claimed = { agent_url: agentUrl, now: now.getTime(), before: before.getTime() };
      return (await db.one(claim, claimed)) !== undefined;
    },
  };
}

function signerKeys(db: Db) {
  const revokedKeys = revokedSignerKeys(db);
  const keysOfAgent = async (agentUrl: string): Promise<MessageSignerKey[]> =>
    (await db.all(keysOf, { agent_url: agentUrl })).map(keyColumns.read);

  return {
    /**
     * Replaces the published keys and the list of revoked keys. Keys that were revoked here stay revoked, also under
     * another key id.
     */
    async recordKeys(
      agentUrl: string,
      keys: readonly { kid: string; jwk: Readonly<Record<string, unknown>> }[],
      revocations: RevocationList | null,
      now: Date,
    ): Promise<void> {
      const revoked = await revokedKeys.listOf(agentUrl);
      await db.run(dropKeys, { agent_url: agentUrl });
      await putRevoked(db, agentUrl, revoked);
      for (const { kid, jwk } of keys) {
        const thumbprint = keyThumbprint(jwk);
        const known = revoked.find((each) => each.kid === kid || each.thumbprint === thumbprint);
        await db.run(putKey, keyColumns.write({ agentUrl, kid, jwk, revokedAt: known?.revokedAt ?? null }));
        if (known?.kid === kid && known.thumbprint === null) await revokedKeys.put({ ...known, thumbprint });
      }
      await db.run(fetched, {
        agent_url: agentUrl,
        now: now.getTime(),
        revocations: listText(revocations),
      });
    },

    async recordFault(agentUrl: string, fault: string): Promise<void> {
      await db.run(failed, { agent_url: agentUrl, fault });
    },

    /** Why the last fetch failed, when that is the same for all signers; otherwise null. */
    async commonFault(): Promise<string | null> {
      const [first, ...others] = await db.all(faults, {});
      return others.length === 0 ? (first?.fault ?? null) : null;
    },

    /** Keys with this key id, of all agents. */
    async keysNamed(kid: string, limit: number): Promise<MessageSignerKey[]> {
      return (await db.all(keysNamed, { kid, limit })).map(keyColumns.read);
    },

    keysOf: keysOfAgent,

    /** Revokes a key for ever, under every key id that the agent publishes it with. */
    async revokeKey(agentUrl: string, kid: string, at: Date): Promise<void> {
      const known = await keysOfAgent(agentUrl);
      const jwk = known.find((key) => key.kid === kid)?.jwk ?? null;
      const thumbprint = jwk === null ? null : keyThumbprint(jwk);
      const isSame = (key: MessageSignerKey) => key.jwk !== null && keyThumbprint(key.jwk) === thumbprint;
      for (const each of new Set([kid, ...known.filter(isSame).map((key) => key.kid)])) {
        await db.run(revokeKey, keyColumns.write({ agentUrl, kid: each, jwk: null, revokedAt: at }));
        await revokedKeys.put({ agent: revokedAgent(agentUrl), kid: each, thumbprint, revokedAt: at });
      }
    },
  };
}

const insertRevoked = statement<{ kid: string; revoked_at: number }, never>((k) =>
  k('revoked_message_keys')
    .insert({ kid: param('kid'), revoked_at: param('revoked_at') })
    .onConflict('kid')
    .ignore(),
);
const newestRevoked = statement<{ limit: number }, { kid: string }>((k) =>
  k('revoked_message_keys').orderByRaw('revoked_at desc, kid').limit(numberParam('limit')).select('kid'),
);

/** This deployment's message signing keys that were revoked. */
export function revokedMessageKeys(db: Db) {
  return {
    async add(kid: string, at: Date): Promise<void> {
      await db.run(insertRevoked, { kid, revoked_at: at.getTime() });
    },

    async newest(limit: number): Promise<string[]> {
      return (await db.all(newestRevoked, { limit })).map(({ kid }) => kid);
    },
  };
}
