import type { SignatureFault } from '../../src/domain/signatures/faults.ts';
import {
  governanceKeySets,
  keySetUri,
  keysIn,
  type PublishedKey,
  pinsAllow,
} from '../../src/domain/signatures/keys.ts';
import {
  newerList,
  REVOCATION_LIST_PATH,
  type RevocationList,
  readRevocationList,
  revocationKeyId,
  revocationStanding,
} from '../../src/domain/signatures/revocation-list.ts';
import type { KeyLookup } from '../../src/domain/signatures/verify.ts';
import { parseJson } from '../json.ts';

export type SenderKeysOptions = {
  /** Address of the sending agent as you know it from onboarding: byte for byte as its operator lists it. */
  agentUrl: string;
  /** Address of its operator's brand.json; when absent, the well-known path of the agent's host. */
  brandJsonUrl?: string;
  /**
   * Keys that your publisher pins for this agent (`signing_keys` of its adagents.json). If set, only these
   * are accepted.
   */
  pins?: readonly Readonly<Record<string, unknown>>[] | null;
  fetch?: typeof globalThis.fetch;
  now: () => Date;
};

/** Source of the key that verifies a message. */
export type SenderKeys = { find(keyid: string): Promise<KeyLookup> };

const FRESH_MS = 5 * 60_000;
const COOL_DOWN_MS = 30_000;
const STALE_MS = 60 * 60_000;
const TIMEOUT_MS = 5_000;
const MAX_BRAND_BYTES = 256 * 1024;
const MAX_KEY_SET_BYTES = 64 * 1024;

/** Keys of one sender, discovered through its operator's brand.json and cached for five minutes. */
export function senderKeys(options: SenderKeysOptions): SenderKeys {
  const { agentUrl, pins = null, fetch: send = globalThis.fetch, now } = options;
  const brandJsonUrl = options.brandJsonUrl ?? new URL('/.well-known/brand.json', agentUrl).href;
  let keys: readonly PublishedKey[] = [];
  let revocations: RevocationList | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let attemptedAt = Number.NEGATIVE_INFINITY;
  let fault: SignatureFault | null = null;
  let underWay: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const at = now().getTime();
    if (at - attemptedAt < COOL_DOWN_MS) return;
    attemptedAt = at;
    const found = await discover();
    if (found.ok) {
      keys = found.keys;
      readAt = at;
      fault = null;
    } else fault = found.fault;
  }

  async function discover(): Promise<ReturnType<typeof keysIn>> {
    const brand = await read(send, brandJsonUrl, MAX_BRAND_BYTES);
    if (brand === undefined) return { ok: false, fault: 'brand_json_unreachable' };
    const found = keySetUri(agentUrl, brand);
    if (!found.ok) return found;
    const keySet = await read(send, found.jwksUri, MAX_KEY_SET_BYTES);
    if (keySet === undefined) return { ok: false, fault: 'jwks_unavailable' };
    const named = keysIn(keySet);
    if (named.ok) revocations = newerList(revocations, await readRevocations(brand, named.keys));
    return named;
  }

  /** The operator's list of revoked keys, signed with a key of the agent or of a governance agent. */
  async function readRevocations(
    brand: unknown,
    own: readonly PublishedKey[],
  ): Promise<RevocationList | null> {
    const list = await read(send, new URL(REVOCATION_LIST_PATH, brandJsonUrl).href, MAX_KEY_SET_BYTES);
    const wanted = revocationKeyId(list);
    if (wanted === null) return null;
    const signers = [...own];
    for (const url of own.some(({ kid }) => kid === wanted) ? [] : governanceKeySets(brand)) {
      const named = keysIn(await read(send, url, MAX_KEY_SET_BYTES));
      if (named.ok) signers.push(...named.keys);
    }
    return readRevocationList(list, signers, now());
  }

  return {
    async find(keyid) {
      const named = () => keys.find(({ kid }) => kid === keyid);
      if (named() === undefined || now().getTime() - readAt > FRESH_MS) {
        underWay ??= refresh().finally(() => {
          underWay = null;
        });
        await underWay;
      }
      const key = named();
      if (key === undefined) return { ok: false, fault: fault ?? 'key_unknown' };
      const pinned = pins === null ? 'yes' : pinsAllow(pins, key, now());
      if (pinned === 'no') return { ok: false, fault: 'key_unknown' };
      const listed = pinned === 'revoked' ? pinned : revocationStanding(revocations, keyid, now());
      const isStale = now().getTime() - readAt > STALE_MS;
      return { ok: true, jwk: key.jwk, agentUrl, standing: isStale && listed === 'good' ? 'stale' : listed };
    },
  };
}

/** Fetches a JSON document over https, without redirects and up to a size; undefined on any failure. */
async function read(send: typeof globalThis.fetch, url: string, maxBytes: number): Promise<unknown> {
  if (URL.parse(url)?.protocol !== 'https:') return undefined;
  try {
    const response = await send(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || response.body === null) return undefined;
    const text = new TextDecoder();
    let read = '';
    let bytes = 0;
    for await (const chunk of response.body) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return undefined;
      read += text.decode(chunk, { stream: true });
    }
    return parseJson(read);
  } catch {
    return undefined;
  }
}
