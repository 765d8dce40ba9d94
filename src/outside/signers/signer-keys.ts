import { protocol } from '../../../generated/protocol.ts';
import { parseJsonDocument } from '../../domain/json/document.ts';
import type { DiscoveryFault } from '../../domain/signatures/faults.ts';
import { governanceKeySets, keysIn, type PublishedKey } from '../../domain/signatures/keys.ts';
import {
  newerList,
  REVOCATION_LIST_PATH,
  type RevocationList,
  readRevocationList,
  revocationKeyId,
} from '../../domain/signatures/revocation-list.ts';
import { type Discovered, identityOf, keySetOf } from '../../domain/signers/discovery.ts';
import { connectAgent } from '../../infra/agents/connect.ts';
import type { Fetcher } from '../../infra/fetcher.ts';

const MAX_BRAND_BYTES = 256 * 1024;
const MAX_KEY_SET_BYTES = 64 * 1024;
const TIMEOUT_MS = 3_000;
const CAPABILITIES_MS = 5_000;

type KnownSigner = {
  readonly agentUrl: string;
  readonly brandJsonUrl: string | null;
  readonly revocations: RevocationList | null;
};

/**
 * Fetches an agent's keys along the chain: its capabilities, its operator's brand.json, the key set, and the
 * operator's list of revoked keys if it publishes one.
 */
export async function fetchSignerKeys(
  fetcher: Fetcher,
  { agentUrl, brandJsonUrl, revocations: known }: KnownSigner,
  now: Date,
): Promise<Discovered<{ keys: readonly PublishedKey[]; revocations: RevocationList | null }>> {
  const identity =
    brandJsonUrl === null
      ? await askIdentity(fetcher, agentUrl)
      : ({ ok: true, brandJsonUrl, keyOrigin: null } as const);
  if (!identity.ok) return identity;
  const brand = await read(fetcher, identity.brandJsonUrl, MAX_BRAND_BYTES);
  if (!brand.ok) {
    return { ok: false, fault: brand.isMalformed ? 'brand_json_malformed' : 'brand_json_unreachable' };
  }
  const keySet = keySetOf(agentUrl, identity.brandJsonUrl, brand.value, identity.keyOrigin);
  if (!keySet.ok) return keySet;
  const [set, list] = await Promise.all([
    read(fetcher, keySet.jwksUri, MAX_KEY_SET_BYTES),
    read(fetcher, new URL(REVOCATION_LIST_PATH, identity.brandJsonUrl).href, MAX_KEY_SET_BYTES),
  ]);
  if (!set.ok) return { ok: false, fault: set.isMalformed ? 'jwks_untrusted' : 'jwks_unavailable' };
  const found = keysIn(set.value);
  if (!found.ok) return found;
  const { keys } = found;
  const signers = list.ok ? [...keys, ...(await governanceKeys(fetcher, list.value, brand.value, keys))] : [];
  const revocations = newerList(known, list.ok ? readRevocationList(list.value, signers, now) : null);
  return { ok: true, keys, revocations };
}

/**
 * Keys of the operator's governance agents, used when the agent's own set does not contain the key that signed the
 * list.
 */
async function governanceKeys(
  fetcher: Fetcher,
  list: unknown,
  brandJson: unknown,
  own: readonly PublishedKey[],
): Promise<PublishedKey[]> {
  const wanted = revocationKeyId(list);
  if (wanted === null || own.some(({ kid }) => kid === wanted)) return [];
  const sets = await Promise.all(
    governanceKeySets(brandJson).map(async (url) => {
      const set = await read(fetcher, url, MAX_KEY_SET_BYTES);
      const found = set.ok ? keysIn(set.value) : null;
      return found?.ok ? found.keys : [];
    }),
  );
  return sets.flat();
}

async function askIdentity(fetcher: Fetcher, agentUrl: string) {
  const unreachable = { ok: false, fault: 'capabilities_unreachable' as DiscoveryFault } as const;
  const opened = await connectAgent(fetcher, agentUrl, { timeoutMs: CAPABILITIES_MS });
  if (!opened.ok) return unreachable;
  try {
    const answer = await opened.session.call(protocol.capabilitiesTask, {});
    return answer.ok ? identityOf(answer.data) : unreachable;
  } finally {
    await opened.session.close();
  }
}

/** Fetches a document without following redirects, because a redirect could lead to another party's keys. */
async function read(
  fetcher: Fetcher,
  url: string,
  maxBytes: number,
): Promise<{ ok: true; value: unknown } | { ok: false; isMalformed: boolean }> {
  const answer = await fetcher.fetch({
    url,
    maxBytes,
    timeoutMs: TIMEOUT_MS,
    httpsOnly: true,
    headers: { accept: 'application/json' },
    redirects: { max: 0, stay: 'same-site' },
  });
  if (!answer.ok) return { ok: false, isMalformed: answer.code === 'too_large' };
  if (answer.status !== 200) return { ok: false, isMalformed: false };
  const document = parseJsonDocument(answer.body, { maxBytes });
  return document.ok && document.warnings.length === 0
    ? { ok: true, value: document.value }
    : { ok: false, isMalformed: true };
}
