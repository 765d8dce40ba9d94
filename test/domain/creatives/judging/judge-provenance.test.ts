import { assert } from 'chai';
import type { CoreCreativePolicy } from '../../../../generated/types/core.ts';
import { judgeProvenance, provenancePolicy } from '../../../../src/domain/creatives/judging/provenance.ts';

const BASE = { co_branding: 'none', landing_page: 'any', templates_available: false } as const;
const ALL: CoreCreativePolicy = {
  ...BASE,
  provenance_required: true,
  provenance_requirements: {
    require_digital_source_type: true,
    require_disclosure_metadata: true,
    require_embedded_provenance: true,
  },
  accepted_verifiers: [{ agent_url: 'https://verify.example/mcp' }],
};
const embedded = (agent_url: string) => ({
  method: 'manifest_wrapper',
  provider: 'P',
  verify_agent: { agent_url },
});
const CLAIM = {
  digital_source_type: 'digital_creation',
  disclosure: { required: false },
  embedded_provenance: [embedded('https://verify.example/mcp')],
};
const judge = (asset: object, ...policies: CoreCreativePolicy[]) =>
  judgeProvenance(
    { creative_id: 'c', name: 'C', ...asset } as never,
    provenancePolicy(policies.map((creative_policy) => ({ creative_policy }))),
    'creatives[0]',
  ).map(({ code, field }) => `${code} ${field}`);

describe('the provenance of a creative', () => {
  for (const [what, asset] of [
    ['at the creative', { provenance: CLAIM }],
    ['at its assets', { assets: { image: { provenance: CLAIM } } }],
    ['with a disclosure', { provenance: { ...CLAIM, disclosure: { required: true, jurisdictions: [{}] } } }],
  ] as const)
    it(`meets the policies ${what}`, () => assert.deepEqual(judge(asset, BASE, ALL), []));
  it('is not required by products that do not say so', () => {
    assert.deepEqual(judge({}, BASE), []);
    assert.deepEqual(judge({}), []);
  });

  for (const [what, asset, ...refused] of [
    ['is required', {}, 'PROVENANCE_REQUIRED creatives[0].provenance'],
    [
      'needs all that any product requires',
      { provenance: {} },
      'PROVENANCE_DIGITAL_SOURCE_TYPE_MISSING creatives[0].provenance.digital_source_type',
      'PROVENANCE_DISCLOSURE_MISSING creatives[0].provenance.disclosure',
      'PROVENANCE_EMBEDDED_MISSING creatives[0].provenance.embedded_provenance',
    ],
    [
      'needs the jurisdictions of a disclosure',
      { assets: { image: { provenance: { ...CLAIM, disclosure: { required: true } } } } },
      'PROVENANCE_DISCLOSURE_MISSING creatives[0].assets.image.provenance.disclosure',
    ],
    [
      'names verifiers that are accepted',
      { provenance: { ...CLAIM, embedded_provenance: [embedded('https://other.example/mcp')] } },
      'PROVENANCE_VERIFIER_NOT_ACCEPTED creatives[0].provenance.embedded_provenance[0].verify_agent.agent_url',
    ],
  ] as const)
    it(what, () => assert.deepEqual(judge(asset, BASE, ALL), refused));
  it('is the union of policies', () =>
    assert.deepEqual(
      judge(
        { provenance: {} },
        { ...BASE, provenance_requirements: { require_digital_source_type: true } },
        { ...BASE, provenance_requirements: { require_embedded_provenance: true } },
      ).map((one) => one.split(' ')[0]),
      ['PROVENANCE_DIGITAL_SOURCE_TYPE_MISSING', 'PROVENANCE_EMBEDDED_MISSING'],
    ));
});
