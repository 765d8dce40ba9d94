import { assert } from 'chai';
import { flattenedVerify, importJWK } from 'jose';
import type { BrandResolution } from '../../../src/domain/brands/record.ts';
import { toJsonText } from '../../../src/domain/json/values.ts';
import { signedBytes } from '../../../src/domain/signers/signed-response.ts';
import { createMessageKeys } from '../../../src/infra/message-keys.ts';
import { newId } from '../../../src/infra/random.ts';
import { newBrand } from '../../../src/record/brands/brand.ts';
import { enginesInTurn, type TestStore } from '../../support/databases.ts';
import { type OfferedDesk, offeredDesk } from '../tasks/offered-desk.ts';

const AURORA: BrandResolution = {
  canonical_id: 'aurorahotels.example',
  canonical_domain: 'aurorahotels.example',
  brand_name: 'Aurora Hotels',
  keller_type: 'master',
  house_domain: 'aurorahotels.example',
  source: 'brand_json',
  names: [{ en: 'Aurora Hotels' }],
  brand_manifest: { description: 'Hotels under the northern lights.', colors: { primary: '#102030' } },
};

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`brands of the registry and claims, ${engine.name}`, () => {
    let store: TestStore;
    let desk: OfferedDesk;
    const now = () => new Date();
    before(async () => {
      store = await engine.open();
      desk = await offeredDesk(store);
      const known = (domain: string, record: BrandResolution) => ({
        ...newBrand(domain, { newId, now: now() }),
        record: toJsonText(record),
        listed: true,
        searchText: 'Aurora Hotels',
      });
      await store.transaction(async (tx) => {
        await tx.brands.put(known('aurorahotels.example', AURORA));
        await tx.brands.put(known('aurora-fans.example', { ...AURORA, source: 'community' }));
      });
    });
    after(() => store.drop());

    it('answers for a brand that the registry knows from its own file, by its domain', async () => {
      const body = await desk.call(null, 'get_brand_identity', { brand_id: 'aurorahotels.example' });
      assert.deepInclude(body, { names: [{ en: 'Aurora Hotels' }], available_fields: ['colors'] });
      for (const id of ['aurora-fans.example', 'unknown.example', '192.0.2.1', '.']) {
        const { code } = await desk.refusal(null, 'get_brand_identity', { brand_id: id });
        assert.equal(code, 'REFERENCE_NOT_FOUND');
      }
    });

    it('finds brands of the registry beside its own', async () => {
      const { brands } = await desk.call(null, 'search_brands', { query: 'aurora hotel' });
      assert.deepEqual(
        brands.map(({ brand_id: id }: { brand_id: string }) => id),
        ['aurorahotels.example'],
      );
    });

    it('gives the pages of a search one after the other', async () => {
      const page = { query: 'all brands', pagination: { max_results: 3 } };
      const first = await desk.call(null, 'search_brands', page);
      assert.lengthOf(first.brands, 3);
      const { cursor } = first.pagination;
      const second = await desk.call(null, 'search_brands', {
        ...page,
        pagination: { max_results: 3, cursor },
      });
      assert.notDeepEqual(second.brands[0], first.brands[0]);
      const other = { query: 'other brands', pagination: { cursor } };
      assert.equal((await desk.refusal(null, 'search_brands', other)).code, 'INVALID_REQUEST');
    });

    it('signs verdicts with a key that all processes share', async () => {
      const claim = { claim_type: 'subsidiary', claim: { subsidiary_domain: 'larkbar.example' } };
      const body = await desk.call(null, 'verify_brand_claim', claim);
      const { payload, ...signature } = body.signed_response;
      const published = await createMessageKeys(store).published();
      const { publicJwk: publicKey } = published.find(({ purpose }) => purpose === 'response-signing') ?? {};
      if (publicKey === undefined) throw new Error('no key is published');
      const key = await importJWK(publicKey, 'EdDSA');
      const bytes = signedBytes(payload);
      const { protectedHeader } = await flattenedVerify(
        { ...signature, payload: Buffer.from(bytes).toString('base64url') },
        key,
      );
      assert.include(protectedHeader, { alg: 'EdDSA', typ: payload.typ, kid: String(publicKey.kid) });
      assert.deepEqual(payload.response, {
        claim_type: body.claim_type,
        verification_status: body.verification_status,
        details: body.details,
        context_note: body.context_note,
      });
      const changed = signedBytes({ ...payload, brand_domain: 'stranger.example' });
      const forged = { ...signature, payload: Buffer.from(changed).toString('base64url') };
      await flattenedVerify(forged, key).then(
        () => assert.fail('a changed payload was accepted'),
        () => {},
      );
      assert.notProperty(publicKey, 'd');
    });

    it('keeps the results of several claims in their order, and signs them together', async () => {
      const claims = [
        { claim_type: 'parent', claim: { parent_domain: '192.0.2.1' } },
        { claim_type: 'trademark', claim: { mark: 'Zeppelin' } },
      ];
      const { results, signed_response: signed } = await desk.call(null, 'verify_brand_claims', { claims });
      assert.deepInclude(results[0].error, {
        code: 'INVALID_REQUEST',
        field: 'claims[0].claim.parent_domain',
      });
      assert.deepInclude(results[1], { claim_type: 'trademark', status: 'unknown' });
      assert.deepEqual(signed.payload.response, { results });
      const { request_hash: hash } = signed.payload;
      const again = await desk.call(null, 'verify_brand_claims', { claims: claims.slice(1) });
      assert.notEqual(again.signed_response.payload.request_hash, hash);
    });
  });
}
