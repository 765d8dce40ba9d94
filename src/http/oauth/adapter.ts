import type { Adapter, AdapterPayload } from 'oidc-provider';
import { isTemporaryFailure } from '../../domain/errors.ts';
import { hashClientSecret } from '../../domain/members/credentials.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import type { Tables } from '../../store/index.ts';
import type { OidcModel } from '../../store/members/oidc-models.ts';
import type { Store } from '../../store/open.ts';
import type { OidcLibrary } from './library.ts';
import { familyKey } from './refresh-tokens.ts';

/** Models whose record id is itself the secret: only its hash is stored. */
const BEARERS: ReadonlySet<string> = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken', 'Session']);

/**
 * Reads and transactions for the library, which reports their temporary failures to the caller as
 * `temporarily_unavailable`.
 */
export function oidcStore({ errors }: OidcLibrary, store: Store) {
  const reported = (cause: unknown): never => {
    if (!isTemporaryFailure(cause)) throw cause;
    const error = new errors.TemporarilyUnavailable('the database cannot be used now', { cause });
    throw Object.assign(error, { status: UNAVAILABLE, statusCode: UNAVAILABLE, isTemporary: true });
  };
  return {
    transaction: <T>(work: (tx: Tables) => Promise<T>): Promise<T> => store.transaction(work).catch(reported),
    /** Reads from the primary: a replica may not have a record that was stored a moment ago. */
    read: <T>(work: (tables: Tables) => Promise<T>): Promise<T> => work(store.primary).catch(reported),
  };
}

const UNAVAILABLE = 503;
const DAY_SECONDS = 24 * 60 * 60;
/**
 * Seconds that a self-registered client has for its first use. Clients made by members are not stored through
 * this adapter and do not expire.
 */
const FIRST_USE_SECONDS = 30 * DAY_SECONDS;
/** How long a self-registered client is kept after it got a token. */
export const CLIENT_USE_MS = 365 * DAY_SECONDS * 1000;

/** Stores the state of the authorization server in the database, where every process finds it. */
export function oidcAdapter(library: OidcLibrary, store: Store, now: () => Date): (model: string) => Adapter {
  const { errors } = library;
  const { read, transaction } = oidcStore(library, store);
  const payloadOf = (row: OidcModel | undefined): AdapterPayload | undefined => {
    if (row === undefined || (row.expiresAt !== null && row.expiresAt <= now())) return undefined;
    return { ...row.payload, ...(row.consumedAt === null ? {} : { consumed: seconds(row.consumedAt) }) };
  };
  /** Whether the session of a person is still one of those that the person sees, and can end. */
  const isAlive = async ({ uid, accountId }: AdapterPayload): Promise<boolean> =>
    accountId === undefined ||
    (await read((tables) => tables.browserSessions.findAlive(uid ?? '', now()))) !== undefined;
  return (model) => bindModel(model, BEARERS.has(model) ? sha256Hex : (id) => id);

  function bindModel(model: string, keyOf: (id: string) => string): Adapter {
    const isBearer = BEARERS.has(model);
    const isRefresh = model === 'RefreshToken';
    const familyOf = (id: string) => (isRefresh ? familyKey(id) : null);
    const successorOf = async ({ oidcModels }: Pick<Tables, 'oidcModels'>, id: string) => {
      const family = familyOf(id);
      return family === null ? undefined : oidcModels.findByUid(model, family);
    };
    /** A refresh token whose row was removed when its successor was stored. */
    const usedBefore = async (id: string): Promise<AdapterPayload | undefined> => {
      const successor = payloadOf(await read((tables) => successorOf(tables, id)));
      return successor && { ...successor, consumed: successor.iat ?? seconds(now()) };
    };
    const stored = ({ jti, client_secret: secret, ...payload }: AdapterPayload) => ({
      ...payload,
      ...(jti === undefined || isBearer ? {} : { jti }),
      ...(secret === undefined ? {} : { client_secret: hashClientSecret(secret) }),
    });
    return {
      async upsert(id, payload, expiresIn = model === 'Client' ? FIRST_USE_SECONDS : undefined) {
        const row = {
          model,
          id: keyOf(id),
          payload: stored(payload),
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? familyOf(id),
          userCode: payload.userCode ?? null,
          accountId: accountOf(payload),
          expiresAt: expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null,
          consumedAt: null,
          unusedSince: model === 'Client' ? now() : null,
        };
        await transaction(async (tx) => {
          await tx.oidcModels.put(row);
          if (isRefresh) await tx.oidcModels.removePredecessors(row);
          await tx.oidcModels.removeSurplus(row);
        });
      },
      async find(id) {
        const row = await read((tables) => tables.oidcModels.find(model, keyOf(id)));
        const payload = payloadOf(row) ?? (await usedBefore(id));
        if (payload === undefined || (model === 'Session' && !(await isAlive(payload)))) return undefined;
        return isBearer ? { ...payload, jti: id } : payload;
      },
      findByUid: (uid) => read(async (tables) => payloadOf(await tables.oidcModels.findByUid(model, uid))),
      // The device flow (devices without a browser) is not supported.
      findByUserCode: async () => undefined,
      async consume(id) {
        const isFirst = await transaction(async (tx) => {
          if (await tx.oidcModels.consume(model, keyOf(id), now())) return true;
          const row = (await tx.oidcModels.find(model, keyOf(id))) ?? (await successorOf(tx, id));
          if (row?.grantId != null) await tx.oidcModels.removeGrant(row.grantId);
          return false;
        });
        // Two simultaneous uses may both have found the record unused. The second one is a replay all the same.
        if (!isFirst) throw new errors.InvalidGrant('already used');
      },
      destroy: (id) => transaction((tx) => tx.oidcModels.remove(model, keyOf(id), now())),
      revokeByGrantId: (grantId) => transaction((tx) => tx.oidcModels.removeByGrant(grantId)),
    };
  }
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** The account that a record belongs to. Right after a sign-in, only `result` of the interaction names it. */
function accountOf({ result, session, accountId }: AdapterPayload): string | null {
  return result?.login?.accountId ?? accountId ?? session?.accountId ?? null;
}
