import { createHash, verify } from 'node:crypto';
import { type InnerList, serializeInnerList, type Token } from 'structured-headers';
import { canonicalTargetUri, signatureBase } from '../../src/domain/signatures/base.ts';
import {
  codeOf,
  SIGNATURE_PROFILES,
  type SignatureFault,
  type SignatureKind,
  type SignatureStep,
} from '../../src/domain/signatures/faults.ts';
import { contentDigest, type FieldLine, writeBytes } from '../../src/domain/signatures/fields.ts';
import { makeSignature } from '../../src/domain/signatures/keys.ts';
import type { DigestPolicy } from '../../src/domain/signatures/presented.ts';
import { type VectorKey, vectorKeys } from './keys.ts';

/** The frozen clock of every vector: 2026-03-15T12:00:00Z. */
export const REFERENCE_NOW = 1_773_576_000;

export type VectorRequest = {
  readonly method: string;
  readonly url: string;
  /** A list when the field has several lines. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string;
};

/** State of the verifier before the message arrives. */
type HarnessState = {
  readonly replayed_nonces?: readonly string[];
  readonly revoked_kids?: readonly string[];
  readonly replay_cache_full_for?: readonly string[];
  readonly revocation_list_stale?: boolean;
};

export type Vector = {
  readonly name: string;
  readonly spec_reference: string;
  readonly reference_now: number;
  readonly request: VectorRequest;
  readonly jwks_ref: readonly string[];
  readonly jwks_override?: { readonly keys: readonly object[] };
  readonly verifier_capability?: { readonly covers_content_digest: DigestPolicy; readonly required: boolean };
  readonly test_harness_state?: HarnessState;
  readonly expected_signature_base?: string;
  readonly expected_outcome:
    | { readonly success: true }
    | { readonly success: false; readonly error_code: string; readonly failed_step: SignatureStep };
};

type Values = { [name: string]: string | number | Token | undefined };

/** One vector, given by its differences from an ordinary message. */
export type Draft = {
  readonly slug: string;
  readonly about: string;
  readonly fails?: readonly [SignatureFault, SignatureStep];
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly components?: readonly string[];
  readonly params?: Values;
  readonly key?: VectorKey;
  readonly jwks?: readonly object[];
  readonly digest?: DigestPolicy;
  readonly state?: HarnessState;
  /** Change of the message after it was signed. */
  readonly after?: (request: VectorRequest) => Partial<VectorRequest>;
  /** Sends the message without a signature. */
  readonly unsigned?: boolean;
};

const ordinary = {
  webhook: {
    url: 'https://buyer.example/webhooks/media-buy',
    body: '{"idempotency_key":"whk_01J9W0A1B2C3D4E5F6G7H8J9K0","operation_id":"op_1","task_id":"task_1","task_type":"create_media_buy","status":"completed","timestamp":"2026-03-15T12:00:00Z","result":{"media_buy_id":"mb_1"}}',
    components: ['@method', '@target-uri', '@authority', 'content-type', 'content-digest'],
    key: vectorKeys.webhook,
  },
  request: {
    url: 'https://seller.example/mcp',
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_media_buy","arguments":{}}}',
    components: ['@method', '@target-uri', '@authority', 'content-type'],
    key: vectorKeys.ed,
  },
} as const;

/** A nonce that depends only on the vector. */
export const vectorNonce = (kind: SignatureKind, slug: string): string =>
  createHash('sha256').update(`${kind}/${slug}`).digest().subarray(0, 16).toString('base64url');

export function composeVector(kind: SignatureKind, draft: Draft, earlier: Vector | undefined): Vector {
  const usual = ordinary[kind];
  const { slug, method = 'POST', url = usual.url, body = usual.body, key = usual.key } = draft;
  const components = draft.components ?? usual.components;
  const fields = fieldsOf(draft.headers, body, components);
  const values: Values = {
    created: REFERENCE_NOW - 5,
    expires: REFERENCE_NOW + 295,
    nonce: vectorNonce(kind, slug),
    keyid: key.kid,
    alg: key.algorithm,
    tag: SIGNATURE_PROFILES[kind].tag,
    ...draft.params,
  };
  const list: InnerList = [
    components.map((name) => [name, new Map()]),
    new Map(
      Object.entries(values).filter(
        (entry): entry is [string, string | number | Token] => entry[1] !== undefined,
      ),
    ),
  ];
  const base = baseOf(list, method, url, fields);
  const signature = base === null ? 'A'.repeat(86) : keptSignature(earlier, base, key);
  const signed: VectorRequest = {
    method,
    url,
    body,
    headers: draft.unsigned
      ? fields
      : {
          ...fields,
          'signature-input': `sig1=${serializeInnerList(list)}`,
          signature: `sig1=:${signature}:`,
        },
  };
  const request = { ...signed, ...draft.after?.(signed) };
  return {
    name: draft.about,
    spec_reference: draft.fails === undefined ? 'checklist' : `checklist step ${draft.fails[1]}`,
    reference_now: REFERENCE_NOW,
    request,
    jwks_ref: [key.kid],
    ...(draft.jwks === undefined ? {} : { jwks_override: { keys: draft.jwks } }),
    ...(kind === 'request'
      ? {
          verifier_capability: {
            covers_content_digest: draft.digest ?? 'either',
            required: draft.unsigned === true,
          },
        }
      : {}),
    ...(draft.state === undefined ? {} : { test_harness_state: draft.state }),
    ...(base === null || draft.unsigned ? {} : { expected_signature_base: base }),
    expected_outcome: outcomeOf(kind, draft.fails),
  };
}

function outcomeOf(kind: SignatureKind, fails: Draft['fails']): Vector['expected_outcome'] {
  if (fails === undefined) return { success: true };
  const [fault, step] = fails;
  return { success: false, error_code: codeOf(kind, fault), failed_step: step };
}

/** The header fields that are signed. */
function fieldsOf(
  headers: Draft['headers'],
  body: string,
  components: readonly string[],
): Record<string, string> {
  const fields: Record<string, string> = { 'content-type': 'application/json', ...headers };
  if (components.includes('content-digest') && fields['content-digest'] === undefined)
    fields['content-digest'] = contentDigest(Buffer.from(body));
  if (body === '') delete fields['content-type'];
  return fields;
}

/** The signature base; null when the message cannot be signed as it is. */
function baseOf(
  list: InnerList,
  method: string,
  url: string,
  fields: Readonly<Record<string, string>>,
): string | null {
  const target = canonicalTargetUri(url);
  if (target === null) return null;
  const headers: FieldLine[] = Object.entries(fields);
  return signatureBase(list, { method, target, headers });
}

function keptSignature(earlier: Vector | undefined, base: string, key: VectorKey): string {
  const header = earlier?.request.headers.signature;
  const known = typeof header === 'string' ? (/^sig1=:([\w-]+):$/.exec(header)?.[1] ?? '') : '';
  if (key.algorithm === 'ecdsa-p256-sha256' && known !== '') {
    const means = { key: key.privateKey, dsaEncoding: 'ieee-p1363' } as const;
    if (verify('sha256', Buffer.from(base), means, Buffer.from(known, 'base64url'))) return known;
  }
  return writeBytes(makeSignature(key.algorithm, key.privateKey, base)).slice(1, -1);
}
