import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { buildVectors, VECTOR_FOLDER } from '../../../scripts/vectors/build.ts';
import type { Vector } from '../../../scripts/vectors/compose.ts';
import { canonicalTargetUri } from '../../../src/domain/signatures/base.ts';
import type { SignatureKind } from '../../../src/domain/signatures/faults.ts';
import type { FieldLine } from '../../../src/domain/signatures/fields.ts';
import { KEY_PURPOSE_MEMBER } from '../../../src/domain/signatures/keys.ts';
import { hasSignature } from '../../../src/domain/signatures/presented.ts';
import { type SignatureVerdict, verifyMessage } from '../../../src/domain/signatures/verify.ts';

const folder = fileURLToPath(new URL(`../../../${VECTOR_FOLDER}/`, import.meta.url));
const published = (path: string): string | undefined =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined;
const built = buildVectors(published);

type KeySet = { readonly keys: readonly Record<string, unknown>[] };
const keySet = (kind: string) => JSON.parse(built.get(`${kind}-signing/keys.json`) ?? '') as KeySet;

/** Verifies a vector as its harness state says. */
function verified(kind: SignatureKind, vector: Vector): Promise<SignatureVerdict> {
  const { request, jwks_override: override, test_harness_state: state = {} } = vector;
  const keys = (override as KeySet | undefined)?.keys ?? keySet(kind).keys;
  const headers = Object.entries(request.headers).flatMap(([name, value]): FieldLine[] =>
    [value].flat().map((line) => [name, line]),
  );
  return verifyMessage(
    { method: request.method, url: request.url, headers, body: Buffer.from(request.body) },
    {
      kind,
      now: new Date(vector.reference_now * 1_000),
      digest: vector.verifier_capability?.covers_content_digest ?? 'either',
    },
    {
      async findKey(keyid) {
        const jwk = keys.find(({ kid }) => kid === keyid);
        if (jwk === undefined) return { ok: false, fault: 'key_unknown' };
        const isRevoked = state.revoked_kids?.includes(keyid) === true;
        const standing = isRevoked ? 'revoked' : state.revocation_list_stale === true ? 'stale' : 'good';
        return { ok: true, jwk, agentUrl: 'https://signer.example/mcp', standing };
      },
      replays: {
        isFull: async (keyid) => state.replay_cache_full_for?.includes(keyid) === true,
        remember: async ({ nonce }) => (state.replayed_nonces?.includes(nonce) === true ? 'seen' : 'new'),
      },
    },
  );
}

const vectorsOf = (kind: SignatureKind, outcome: string): [string, Vector][] =>
  [...built]
    .filter(([path]) => path.startsWith(`${kind}-signing/${outcome}/`))
    .map(([path, text]) => [path, JSON.parse(text) as Vector]);

for (const kind of ['request', 'webhook'] as const) {
  describe(`published vectors of ${kind} signing`, () => {
    for (const [path, vector] of vectorsOf(kind, 'positive')) {
      it(`accepts ${path}: ${vector.name}`, async () => {
        const verdict = await verified(kind, vector);
        expect(verdict, JSON.stringify(verdict)).to.include({ ok: true });
        expect(verdict.passed.at(-1)).to.equal('14');
      });
    }

    for (const [path, vector] of vectorsOf(kind, 'negative')) {
      it(`rejects ${path}: ${vector.name}`, async () => {
        const { success, ...expected } = { error_code: '', failed_step: '', ...vector.expected_outcome };
        expect(success).to.equal(false);
        const verdict = await verified(kind, vector);
        expect(verdict, JSON.stringify(verdict)).to.include({
          ok: false,
          code: expected.error_code,
          step: expected.failed_step,
        });
      });
    }

    it('has at least twice as many negative as positive ones, under names that differ', () => {
      const positive = vectorsOf(kind, 'positive');
      const negative = vectorsOf(kind, 'negative');
      expect(negative.length).to.be.at.least(2 * positive.length);
      const names = [...positive, ...negative].map(([, { name }]) => name);
      expect(new Set(names).size).to.equal(names.length);
    });
  });
}

describe('published vectors', () => {
  it('are what the script writes', () => {
    // Under another name of the protocol every signature differs.
    if (published('request-signing/keys.json')?.includes(`"${KEY_PURPOSE_MEMBER}"`) !== true) return;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.json'),
    );
    expect(files.sort()).to.deep.equal([...built.keys()].sort());
    for (const [path, text] of built) expect(published(path), path).to.equal(text);
  });

  it('show canonical addresses whose canonical form is themselves', () => {
    const { cases } = JSON.parse(built.get('request-signing/canonicalization.json') ?? '') as {
      cases: { input: string; canonical: string | null }[];
    };
    const reached = cases.flatMap(({ canonical }) => canonical ?? []);
    expect(reached.length).to.be.at.least(25);
    for (const canonical of reached) expect(canonicalTargetUri(canonical)?.href).to.equal(canonical);
  });

  it('tell a message with half a signature from one without', () => {
    expect(hasSignature([['Signature', 'x']])).to.equal(true);
    expect(hasSignature([['X-Signature', 'x']])).to.equal(false);
  });
});
