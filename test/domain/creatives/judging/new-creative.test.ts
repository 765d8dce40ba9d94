import { assert } from 'chai';
import type { CoreCreativeAsset } from '../../../../generated/types/core.ts';
import {
  auditObservation,
  formatKey,
  formatOfKey,
  newCreative,
  observationsOf,
} from '../../../../src/domain/creatives/creative.ts';
import { creativeOnWire, projectedCreative } from '../../../../src/domain/creatives/judging/on-wire.ts';
import { movedBySeller, purged } from '../../../../src/domain/creatives/judging/reasons.ts';
import { NOW } from '../../../support/media.ts';
import { AGENT, creativeOf, image } from './creative-world.ts';

const owner = { principalId: 'p1', accountId: 'a1', mode: 'auto_approve', now: NOW } as const;
const made = newCreative(creativeOf({ a: image() }), owner);
const claim = (human_oversight: unknown, required: unknown = false) => ({
  human_oversight,
  disclosure: { required },
});

describe('newCreative', () => {
  it('begins as its seller approves', () => {
    assert.equal(made.status, 'approved');
    assert.equal(newCreative(creativeOf({}), { ...owner, mode: 'require_human' }).status, 'pending_review');
  });

  it('keeps no status that the buyer wished', () => {
    const wished = newCreative(creativeOf({}, { status: 'archived' }), owner);
    assert.equal(wished.status, 'approved');
    assert.notProperty(wished.document, 'status');
  });

  it('is found by its format', () => {
    for (const [format_id, key, id] of [
      [{ agent_url: AGENT, id: 'f' }, 'f', 'f'],
      [{ agent_url: 'https://b.example', id: 'f' }, 'f', 'f'],
      [{ agent_url: AGENT, id: 'f', width: 1, height: 2 }, 'f:1x2:', 'f'],
      [{ agent_url: AGENT, id: 'f', duration_ms: 15 }, 'f::15', 'f'],
    ] as const) {
      assert.equal(formatKey({ format_id }), key);
      assert.equal(formatOfKey(key), id);
    }
    assert.equal(formatKey({ format_kind: 'image' }), ':image');
    assert.equal(formatOfKey(':image'), 'image');
  });
});

describe('observationsOf', () => {
  const at = (document: object) => observationsOf(document as CoreCreativeAsset).map(({ field }) => field);
  it('notes who claims that nothing is to be disclosed', () => {
    assert.deepEqual(at({ provenance: claim('edited') }), ['provenance.disclosure.required']);
    assert.deepEqual(at({ provenance: claim('directed') }), ['provenance.disclosure.required']);
    assert.deepEqual(at({ assets: { a: image({ provenance: claim('edited') }) } }), [
      'assets.a.provenance.disclosure.required',
    ]);
    const cards = [{ asset_type: 'card', media: image({ provenance: claim('edited') }) }];
    assert.deepEqual(at({ assets: { cards } }), ['assets.cards[0].media.provenance.disclosure.required']);
  });

  for (const [name, document] of [
    ['nothing', {}],
    ['a disclosure', { provenance: claim('edited', true) }],
    ['a disclosure that is no word', { provenance: claim('edited', 'no') }],
    ['no oversight', { provenance: claim('none') }],
    ['a prompt only', { provenance: claim('prompt_only') }],
    ['a choice only', { provenance: claim('selected') }],
    ['no disclosure at all', { provenance: { human_oversight: 'edited' } }],
    ['a claim of an extension', { ext: { provenance: claim('edited') } }],
    ['null', { provenance: null, assets: null }],
  ] as const) {
    it(`notes nothing of ${name}`, () => assert.deepEqual(at(document), []));
  }

  it('is told as an auditor reads it', () => {
    const told = auditObservation({ field: 'f', human_oversight: 'edited' }, AGENT);
    assert.deepInclude(told, {
      code: 'OVERSIGHT_DISCLOSURE_CARVEOUT_CLAIMED',
      severity: 'audit-worthy',
      field: 'f',
    });
    assert.deepEqual(told.details, {
      agent_url: AGENT,
      claimed_value: { human_oversight: 'edited', disclosure_required: false },
    });
  });
});

describe('movedBySeller', () => {
  const later = new Date(NOW.getTime() + 1);
  it('tells why the seller rejected or approved it, and nothing while it is processed', () => {
    const rejected = movedBySeller(made, 'rejected', { rejection: 'blurred' }, later);
    assert.deepEqual(rejected.review, { rejection_reason: 'blurred', reason_code: 'review_failure' });
    const back = movedBySeller(
      rejected,
      'approved',
      { rejection: 'blurred', code: 'content_drift', detail: 'd' },
      later,
    );
    assert.deepEqual(back.review, { reason_code: 'content_drift', reason_detail: 'd' });
    assert.deepEqual(back.updatedAt, later);
    assert.deepEqual(movedBySeller(back, 'processing', {}, later).review, {});
  });

  it('keeps what was noticed', () => {
    const noticed = { ...made, review: { observations: [{ field: 'x' }] } };
    assert.deepEqual(movedBySeller(noticed, 'approved', {}, later).review.observations, [{ field: 'x' }]);
  });
});

describe('purged', () => {
  it('leaves a mark without content that is not shown', () => {
    const mark = purged(made, { code: 'takedown_request' }, NOW);
    assert.deepInclude(mark, { purgeKind: 'soft', status: 'archived', name: 'One' });
    assert.deepEqual(mark.document.assets, {});
    const told = creativeOnWire(mark, {});
    assert.deepEqual(told.purge, { kind: 'soft', at: NOW.toISOString(), reason_code: 'takedown_request' });
    assert.notProperty(told, 'assets');
    assert.equal(purged({ ...made, status: 'rejected' }, {}, NOW).status, 'rejected');
    assert.equal(purged(made, {}, NOW).review.reason_code, 'retention_expired');
  });
});

describe('creativeOnWire', () => {
  it('tells the parts that are asked for', () => {
    const assets = {
      a: image(),
      b: { asset_type: 'text', content: 'hello' },
      c: [{ asset_type: 'card', media: image(), headline: 'h' }],
      d: { asset_type: 'catalog', type: 'product' },
    };
    const told = creativeOnWire(newCreative(creativeOf(assets), owner), { include_items: true });
    const picture = 'https://cdn.example/picture.png';
    assert.deepEqual(told.items, [
      { asset_kind: 'media', asset_type: 'image', asset_id: 'a', content_uri: picture },
      { asset_kind: 'text', asset_type: 'text', asset_id: 'b', content: 'hello' },
      { asset_kind: 'media', asset_type: 'image', asset_id: 'c[0].media', content_uri: picture },
      { asset_kind: 'text', asset_type: 'text', asset_id: 'c[0].headline', content: 'h' },
    ]);
    assert.notProperty(creativeOnWire(made, {}), 'items');
    assert.notProperty(creativeOnWire(made, {}), 'variables');
    assert.deepEqual(creativeOnWire(made, { include_variables: true }).variables, []);
  });

  it('leaves out fields, but for those that each must have', () => {
    const whole = creativeOnWire(made, {});
    assert.hasAllKeys(projectedCreative(whole, ['tags']), [
      'creative_id',
      'name',
      'format_id',
      'status',
      'created_date',
      'updated_date',
    ]);
    assert.strictEqual(projectedCreative(whole, undefined), whole);
  });
});
