import { assert } from 'chai';
import {
  claimChecks,
  contradictionOf,
  selfContradictions,
} from '../../../../src/domain/creatives/judging/provenance.ts';

const VERIFIER = 'https://verify.example/mcp';
const mark = (agent_url = VERIFIER, more: object = { feature_id: 'mark' }) => ({
  method: 'manifest_wrapper',
  provider: 'P',
  verify_agent: { agent_url, ...more },
});
const asset = (provenance: object): never =>
  ({ creative_id: 'c', name: 'C', format_id: { id: 'f' }, assets: {}, provenance, tags: ['t'] }) as never;
const isAccepted = (url: string) => url === VERIFIER;
const checks = (provenance: object) => claimChecks(asset(provenance), isAccepted, 'creatives[0]');

describe('a claim that a verifier can check', () => {
  it('is a mark or watermark that names an accepted verifier and its feature', () => {
    const found = checks({
      digital_source_type: 'digital_capture',
      embedded_provenance: [mark()],
      watermarks: [mark()],
    });
    assert.deepEqual(
      found.map(({ place }) => place),
      [
        'creatives[0].provenance.embedded_provenance[0].verify_agent',
        'creatives[0].provenance.watermarks[0].verify_agent',
      ],
    );
    assert.hasAllKeys(found[0]?.manifest, ['format_id', 'assets', 'provenance']);
  });

  for (const [what, one] of [
    ['names another verifier', mark('https://other.example/mcp')],
    ['names no feature', mark(VERIFIER, {})],
    ['names no verifier', { method: 'manifest_wrapper', provider: 'P' }],
  ] as const)
    it(`is none that ${what}`, () => assert.lengthOf(checks({ embedded_provenance: [one] }), 0));
});

describe('the answer of a verifier', () => {
  const [check] = checks({ digital_source_type: 'digital_capture', embedded_provenance: [mark()] });
  const contradicts = (...results: object[]) => {
    if (check === undefined) throw new Error('there is nothing to check');
    return contradictionOf(check, { results });
  };
  const about = { agent_url: VERIFIER, feature_id: 'mark' };

  it('contradicts when the mark is not there', () => {
    assert.deepInclude(contradicts({ feature_id: 'mark', value: false, confidence: 0.9 }), {
      code: 'PROVENANCE_CLAIM_CONTRADICTED',
      field: 'creatives[0].provenance.embedded_provenance[0].verify_agent',
      details: { ...about, claimed_value: true, observed_value: false, confidence: 0.9 },
    });
  });

  it('contradicts when it finds another source type', () => {
    const value = 'trained_algorithmic_media';
    assert.deepEqual(contradicts({ feature_id: 'mark', value })?.details, {
      ...about,
      claimed_value: 'digital_capture',
      observed_value: value,
    });
  });

  for (const [what, ...results] of [
    ['the mark is there', { feature_id: 'mark', value: true }],
    ['it finds the same source type', { feature_id: 'mark', value: 'digital_capture' }],
    ['it is not sure', { feature_id: 'mark', value: false, confidence: 0.49 }],
    ['it is about another feature', { feature_id: 'other', value: false }],
    ['its value means nothing', { feature_id: 'mark', value: 'yes' }, { feature_id: 'mark', value: false }],
    ['it has no results'],
  ] as [string, ...object[]][])
    it(`does not contradict when ${what}`, () => assert.isNull(contradicts(...results)));
});

describe('a verification that comes with a claim', () => {
  const self = (provenance: object) =>
    selfContradictions(asset(provenance), 'creatives[0]').map(({ field }) => field);
  const verification = [{ verified_by: 'V', result: 'ai_generated' }];

  it('contradicts a source type of people when it says that a machine made the content', () => {
    assert.deepEqual(self({ digital_source_type: 'digital_capture', verification }), [
      'creatives[0].provenance.verification[0].result',
    ]);
  });

  for (const [what, provenance] of [
    ['a source type of machines', { digital_source_type: 'trained_algorithmic_media', verification }],
    ['no source type', { verification }],
    [
      'a source type that it confirms',
      { digital_source_type: 'digital_capture', verification: [{ verified_by: 'V', result: 'authentic' }] },
    ],
    [
      'a source type that it doubts without confidence',
      {
        digital_source_type: 'digital_capture',
        verification: [{ verified_by: 'V', result: 'ai_modified', confidence: 0.2 }],
      },
    ],
  ] as const)
    it(`does not contradict ${what}`, () => assert.deepEqual(self(provenance), []));
});
