import type { Context, Middleware, Next } from 'koa';
import { ApiError } from '../domain/errors.ts';
import { rateLimitHeaders, retryAfterSeconds } from '../domain/limits.ts';
import { addressBucket } from '../domain/net/address.ts';
import { codeOf, SIGNATURE_PROFILES, signatureChallenge } from '../domain/signatures/faults.ts';
import { type FieldLine, fieldValue } from '../domain/signatures/fields.ts';
import { type DigestPolicy, hasSignature, type ReceivedMessage } from '../domain/signatures/presented.ts';
import {
  isOnlyWarned,
  needsSignature,
  type SignaturePolicy,
  signaturePolicy,
} from '../domain/signers/policy.ts';
import type { Log } from '../infra/log.ts';
import type { Store } from '../store/open.ts';
import { holdBody } from './body.ts';
import { headerLines, mayBeSigned } from './reading/headers.ts';
import { requestTarget } from './reading/target.ts';

/**
 * A request whose signature is missing or rejected. The response has the error code, and nothing that helps an
 * attacker.
 */
export class SignatureRefusal extends ApiError {
  readonly signatureCode: string;

  constructor(code: string) {
    super(
      'unauthorized',
      'The signature of the request is missing or was rejected.',
      {},
      {
        'www-authenticate': signatureChallenge(code),
      },
    );
    this.signatureCode = code;
  }
}

/** The signer of a request; several callers can publish the same key. */
type RequestSigner = {
  readonly agentUrl: string;
  readonly principalIds: readonly string[];
  readonly coversBody: boolean;
  /** What the address says of the digest of the body. */
  readonly digest: DigestPolicy;
};

export type SignedRequestTools = {
  verifyRequest: (
    message: ReceivedMessage,
    digest: DigestPolicy,
  ) => Promise<
    | ({ ok: true; keyid: string } & Omit<RequestSigner, 'digest'>)
    | { ok: false; code: string; message: string }
  >;
  /** Signature policies of the agent's endpoints, by path. Other paths have no policy. */
  signaturePolicies: ReadonlyMap<string, SignaturePolicy>;
  signatureLimits: SignatureLimits;
  baseUrl: string;
  log: Log;
};

/**
 * Maximum size of a signed request. Its bytes are hashed in one step, which blocks the event loop for a few
 * milliseconds at this size.
 */
const MOST_SIGNED_BYTES = 1024 * 1024;
const OTHER = signaturePolicy(undefined);

/** Verifies the signature of a request that has one, before any other code reads the request. */
export function verifySignatures(tools: SignedRequestTools): Middleware {
  const { verifyRequest, signaturePolicies, signatureLimits, baseUrl, log } = tools;
  const { origin } = new URL(baseUrl);
  return (ctx, next) => (mayBeSigned(ctx.req) ? verifySignature(ctx, next) : next());

  async function verifySignature(ctx: Context, next: Next): Promise<void> {
    const headers = headerLines(ctx.req);
    const policy = signaturePolicies.get(ctx.path) ?? OTHER;
    if (!hasSignature(headers) || !(policy.isDeclared || isOurs(headers))) return next();
    const body = await holdBody(ctx.req, MOST_SIGNED_BYTES);
    // Behind a proxy `Host` may name an internal host, but callers sign the public address, so `Host` is
    // removed. With two `Host` lines both are kept, and the verifier rejects the request: another program may
    // have read the other one.
    const isHost = ([name]: FieldLine) => name.toLowerCase() === 'host';
    const own = headers.filter(isHost).length > 1 ? headers : headers.filter((line) => !isHost(line));
    // A request target in absolute form would be appended to our own origin as if it were a path.
    const { raw } = requestTarget(ctx.req);
    const url = raw.startsWith('/') ? `${origin}${raw}` : '';
    const message = { method: ctx.method, url, headers: own, body };
    const verdict = await signatureLimits.admit(ctx, () => verifyRequest(message, policy.digest));
    const note = { request_id: ctx.state.requestId, path: ctx.path };
    if (!verdict.ok) {
      log.info({ ...note, code: verdict.code, why: verdict.message }, 'signature rejected');
      const refusal = new SignatureRefusal(verdict.code);
      if (policy.warnFor.size + policy.methodsWarnFor.size === 0) throw refusal;
      // Only the endpoint knows which task is called. It throws this refusal unless the policy says to warn only.
      ctx.state.signatureRefusal = refusal;
      return next();
    }
    const { keyid, agentUrl, principalIds, coversBody } = verdict;
    log.info({ ...note, keyid, agent_url: agentUrl }, 'signature verified');
    if (principalIds.length > 1)
      log.warn(
        { ...note, keyid, principals: principalIds },
        'signers of several callers publish the same key',
      );
    ctx.state.signer = { agentUrl, principalIds, coversBody, digest: policy.digest } satisfies RequestSigner;
    await next();
  }
}

/** The signer of a request; undefined when it is not signed. */
const signerOf = (ctx: Context): RequestSigner | undefined => ctx.state.signer;

/**
 * The signer whose signature alone identifies the caller; undefined when there is none. A signature that does not
 * cover the body identifies nobody, because the body could have been replaced.
 *
 * @throws {SignatureRefusal} key_unknown when the key belongs to several callers
 */
export function soleSigner(ctx: Context): { agentUrl: string; principalId: string } | undefined {
  const signer = signerOf(ctx);
  const [principalId, ...others] = signer?.principalIds ?? [];
  if (others.length > 0) throw new SignatureRefusal(codeOf('request', 'key_unknown'));
  if (signer === undefined || principalId === undefined || !signer.coversBody) return undefined;
  return { agentUrl: signer.agentUrl, principalId };
}

/**
 * The refusal of a request that needs a caller and has none. A signature that may cover the body and does not is told
 * so; where it must not, callers need a credential.
 */
export function withoutCaller(ctx: Context, message: string): ApiError {
  const signer = signerOf(ctx);
  const isIncomplete = signer?.coversBody === false && signer.digest !== 'forbidden';
  return isIncomplete
    ? new SignatureRefusal(codeOf('request', 'components_incomplete'))
    : new ApiError('unauthorized', message);
}

/** @throws {SignatureRefusal} key_unknown when signature and credential belong to different callers */
export function requireSameCaller(ctx: Context, principalIds: readonly string[]): void {
  const signer = signerOf(ctx);
  if (signer === undefined || signer.principalIds.some((id) => principalIds.includes(id))) return;
  throw new SignatureRefusal(codeOf('request', 'key_unknown'));
}

/**
 * @throws {SignatureRefusal} when the endpoint requires a signature for this message and it is missing or was
 *   rejected
 */
export function requireSignature(
  ctx: Context,
  policy: SignaturePolicy,
  message: unknown,
  named: readonly string[],
  isAuthenticated: boolean,
): void {
  if (signerOf(ctx) !== undefined) return;
  const refusal: SignatureRefusal | undefined = ctx.state.signatureRefusal;
  if (refusal !== undefined && !isOnlyWarned(policy, message, named)) throw refusal;
  if (!needsSignature(policy, message, named, isAuthenticated)) return;
  throw new SignatureRefusal(codeOf('request', 'required'));
}

const isOurs = (headers: readonly FieldLine[]): boolean =>
  (fieldValue(headers, 'signature-input') ?? '').includes(`"${SIGNATURE_PROFILES.request.tag}"`);

/**
 * Prefix of the agent's endpoints that require signatures. The ordinary addresses stay open to clients that do
 * not sign.
 */
export const SIGNED_PREFIX = '/signed';

/**
 * Rejected signatures per address and minute. Each costs queries, a signature check, and perhaps a fetch of a
 * key set.
 */
const MOST_REJECTED = 60;
/**
 * Signatures of one address that one process verifies at the same time, because the count of rejected ones does
 * not include them yet.
 */
const MOST_AT_ONCE = 64;
const WINDOW_MS = 60_000;

type SignatureLimits = {
  /**
   * Runs the check of a signature, unless too many signatures from its address were rejected.
   *
   * @throws {ApiError} rate_limited
   */
  admit<V extends { readonly ok: boolean }>(ctx: Context, verify: () => Promise<V>): Promise<V>;
};

/** Limits the work that a stranger can cause the verifier. Valid signatures are not counted. */
export function createSignatureLimits(store: Store, now: () => Date): SignatureLimits {
  const underWay = new Map<string, number>();
  return {
    async admit(ctx, verify) {
      const key = addressBucket(ctx.ip);
      const ask = { class: 'rejected signatures', key, limit: MOST_REJECTED, windowMs: WINDOW_MS };
      const decision = await store.primary.limits.peek({ ...ask, now: now() });
      if (!decision.allowed || (underWay.get(key) ?? 0) >= MOST_AT_ONCE) {
        const retryAfter = decision.allowed ? 1 : retryAfterSeconds(decision.resetAt, now());
        throw new ApiError(
          'rate_limited',
          decision.allowed
            ? 'Too many signatures of this address are being verified; try again in 1 second.'
            : `Too many signatures of this address were rejected; try again in ${retryAfter} seconds.`,
          { retry_after: retryAfter },
          rateLimitHeaders(ask, decision, now()),
        );
      }
      underWay.set(key, (underWay.get(key) ?? 0) + 1);
      try {
        const verdict = await verify();
        if (!verdict.ok) {
          await store.transaction((tx) => tx.limits.consume({ ...ask, now: now() }), { isLosable: true });
        }
        return verdict;
      } finally {
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      }
    },
  };
}
