import type { Adapter, AdapterPayload } from 'oidc-provider';
import { hashClientSecret } from '../../domain/client-secret.ts';
import { sha256Hex } from '../../domain/sha256.ts';
import type { OidcModel } from '../../store/oidc-models.ts';
import type { Store } from '../../store/open.ts';
import type { OidcLibrary } from './library.ts';

/** Things whose id is what their holder shows; the store knows a hash of it. */
const BEARERS: ReadonlySet<string> = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

/** Keeps what the authorization server has to remember in the store, where every process finds it. */
export function oidcAdapter(
  { errors }: OidcLibrary,
  store: Store,
  now: () => Date,
): (model: string) => Adapter {
  const payloadOf = (row: OidcModel | undefined): AdapterPayload | undefined => {
    if (row === undefined || (row.expiresAt !== null && row.expiresAt <= now())) return undefined;
    return { ...row.payload, ...(row.consumedAt === null ? {} : { consumed: seconds(row.consumedAt) }) };
  };
  return (model) => bindModel(model, BEARERS.has(model) ? sha256Hex : (id) => id);

  function bindModel(model: string, keyOf: (id: string) => string): Adapter {
    const isBearer = BEARERS.has(model);
    const stored = ({ jti, client_secret: secret, ...payload }: AdapterPayload) => ({
      ...payload,
      ...(jti === undefined || isBearer ? {} : { jti }),
      ...(secret === undefined ? {} : { client_secret: hashClientSecret(secret) }),
    });
    return {
      async upsert(id, payload, expiresIn) {
        await store.transaction((tx) =>
          tx.oidcModels.put({
            model,
            id: keyOf(id),
            payload: stored(payload),
            grantId: payload.grantId ?? null,
            uid: payload.uid ?? null,
            userCode: payload.userCode ?? null,
            accountId: accountOf(payload),
            expiresAt: expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null,
            consumedAt: null,
          }),
        );
      },
      // In a transaction, because a replica may not know yet what was put a moment ago.
      async find(id) {
        const row = await store.transaction((tx) => tx.oidcModels.find(model, keyOf(id)));
        const payload = payloadOf(row);
        return payload && (isBearer ? { ...payload, jti: id } : payload);
      },
      findByUid: (uid) =>
        store.transaction(async (tx) => payloadOf(await tx.oidcModels.findByUid(model, uid))),
      // Devices without a browser are not served.
      findByUserCode: async () => undefined,
      async consume(id) {
        const isFirst = await store.transaction(async (tx) => {
          if (await tx.oidcModels.consume(model, keyOf(id), now())) return true;
          const row = await tx.oidcModels.find(model, keyOf(id));
          if (row?.grantId != null) await tx.oidcModels.removeGrant(row.grantId);
          return false;
        });
        // Both of two simultaneous uses were found unused; the one that comes second is a replay all the same.
        if (!isFirst) throw new errors.InvalidGrant('already used');
      },
      destroy: (id) => store.transaction((tx) => tx.oidcModels.remove(model, keyOf(id))),
      revokeByGrantId: (grantId) => store.transaction((tx) => tx.oidcModels.removeByGrant(grantId)),
    };
  }
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Whose it is. Somebody who has just signed in stands in what the sign-in left for the request that goes on. */
function accountOf({ result, session, accountId }: AdapterPayload): string | null {
  return result?.login?.accountId ?? accountId ?? session?.accountId ?? null;
}
