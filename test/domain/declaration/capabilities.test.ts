import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { taskValidators } from '../../../generated/tasks.ts';
import type { ReleaseForm } from '../../../src/domain/contract/release.ts';
import {
  type AgentDeclaration,
  protocolAreas,
  withAuthorization,
} from '../../../src/domain/declaration/agent-profile.ts';
import {
  capabilitiesOf,
  composeCapabilities,
  type Deployment,
  declarationDigest,
} from '../../../src/domain/declaration/capabilities.ts';
import { publisherMediaBuy, publisherProfile } from '../../support/publisher.ts';
import { type Document, profileFrom, wholeDocument } from './whole-profile.ts';

const FORMS: readonly ReleaseForm[] = ['3.0', '3.1', 'specified'];
const deployment: Deployment = {
  mode: 'sandbox',
  scenarios: ['list_scenarios', 'force_account_status', 'seed_product', 'simulate_delivery'],
  buildVersion: '1.2.3',
  lastUpdated: new Date('2026-03-01T10:00:00.000Z'),
};
const whole = profileFrom(wholeDocument());
const answer = (
  form: ReleaseForm,
  profile: AgentDeclaration = whole,
  more: Partial<Deployment> = {},
): Document => capabilitiesOf(profile, { ...deployment, ...more }, form);

describe('capabilitiesOf', () => {
  for (const [name, profile] of [
    ['the built-in profile', publisherProfile],
    ['a profile of everything', whole],
    ['a profile of one area', profileFrom({ ...small() })],
  ] as const) {
    for (const form of FORMS) {
      it(`fits its schema: ${name}, form ${form}, every filter`, async () => {
        const { response } = await taskValidators[protocol.capabilitiesTask]();
        for (const areas of [undefined, ...protocolAreas.map((area) => [area])]) {
          for (const mode of ['sandbox', 'production'] as const) {
            const body = composeCapabilities(profile, { ...deployment, mode })(form, areas);
            const sent: unknown = JSON.parse(JSON.stringify(body));
            assert.isTrue(response(sent), JSON.stringify(response.errors));
            assert.deepEqual(sent, body);
          }
        }
      });
    }
  }

  it('declares what the built-in profile honours, by the names that clients look for', () => {
    for (const form of FORMS) {
      const body = answer(form, publisherProfile);
      const { features, governance_aware: isAware, execution } = body.media_buy as Document;
      assert.deepInclude(features, { audience_targeting: true, conversion_tracking: true });
      assert.isTrue(isAware);
      assert.deepInclude(body.creative, { has_creative_library: true });
      assert.includeMembers(body.specialisms as string[], ['sales-guaranteed', 'governance-aware-seller']);
      const { geo_postal_areas: areas } = (execution as Document).targeting as Document;
      if (form === '3.0') assert.deepInclude(areas, { de_plz: true, fr_code_postal: true });
      else assert.deepInclude(areas, { DE: ['plz'], FR: ['code_postal'] });
    }
  });
  it('declares where operators sign in, by the deployment unless the profile says it', () => {
    const url = 'https://seller.example/authorize';
    const declared = withAuthorization(publisherProfile, url);
    assert.equal(answer('3.1', declared).account.authorization_endpoint, url);
    const other = withAuthorization(declared, 'https://other.example/');
    assert.equal(other.account.authorization_endpoint, url);
  });
  it('declares no flag of a block that is not there', () => {
    const { audience_targeting: _audiences, conversion_tracking: _events, ...block } = publisherMediaBuy;
    const { features } = answer('specified', { ...publisherProfile, media_buy: block }).media_buy as Document;
    assert.doesNotHaveAnyKeys(features, ['audience_targeting', 'conversion_tracking']);
  });

  it('tells versions, guarantees and the time of the last change', () => {
    const body = answer('specified');
    assert.deepEqual(body[protocol.capabilityKey], {
      major_versions: [3],
      supported_versions: ['3.0', '3.1'],
      idempotency: { supported: true, replay_ttl_seconds: 86_400, in_flight_max_seconds: 120 },
      build_version: '1.2.3',
    });
    assert.equal(body.status, 'completed');
    assert.equal(body.last_updated, '2026-03-01T10:00:00.000Z');
    assert.doesNotHaveAnyKeys(body, ['task_status', 'response_status', 'catalogs', 'idempotency', 'credit']);
  });

  it('answers every block as it was written', () => {
    const { idempotency, catalogs, holds, credit, media_buy, ...written } = wholeDocument();
    const body = answer('3.1');
    for (const [name, block] of Object.entries(written)) assert.deepEqual(body[name], block, name);
    const { execution, features, ...others } = media_buy;
    assert.deepInclude(body.media_buy, others);
    // Flags that follow from the blocks stand beside those that were written.
    assert.deepInclude(body.media_buy.features, features);
    assert.deepEqual(body.media_buy.execution.creative_specs, execution.creative_specs);
  });

  it('leaves out lists that are empty and blocks that are not declared', () => {
    const { measurement: _, ...declared } = { ...publisherProfile, experimental_features: [] };
    assert.hasAllKeys(answer('specified', declared), [
      'status',
      protocol.capabilityKey,
      'supported_protocols',
      'account',
      'media_buy',
      'brand',
      'creative',
      'signals',
      'specialisms',
      'webhook_signing',
      'wholesale_feed_webhooks',
      'wholesale_feed_versioning',
      'compliance_testing',
      'last_updated',
    ]);
  });

  it('says that keys are not honoured, and nothing more of them', () => {
    const profile = { ...publisherProfile, idempotency: { supported: false } as const };
    for (const form of FORMS) {
      assert.deepEqual(answer(form, profile)[protocol.capabilityKey].idempotency, { supported: false });
    }
  });

  it('tells callers of 3.0 nothing that its closed lists and objects do not know', () => {
    const body = answer('3.0');
    assert.deepEqual(body.compliance_testing, { scenarios: ['force_account_status', 'simulate_delivery'] });
    assert.deepEqual(body[protocol.capabilityKey].idempotency, {
      supported: true,
      replay_ttl_seconds: 86_400,
    });
    const { targeting } = body.media_buy.execution;
    assert.deepEqual(targeting.geo_postal_areas, { us_zip: true, gb_outward: true, de_plz: true });
    assert.deepEqual(targeting.geo_metros, { nielsen_dma: true, uk_itl1: false });
  });

  it('tells others postal systems by country and by their older names, and every scenario', () => {
    for (const form of ['3.1', 'specified'] as const) {
      const body = answer(form);
      assert.deepEqual(body.media_buy.execution.targeting.geo_postal_areas, {
        US: ['zip'],
        GB: ['outward'],
        DE: ['plz'],
        us_zip: true,
        gb_outward: true,
        de_plz: true,
      });
      assert.deepEqual(body.compliance_testing, {
        scenarios: ['force_account_status', 'seed_product', 'simulate_delivery'],
      });
    }
    for (const form of ['3.1', 'specified'] as const)
      assert.deepEqual(answer(form).media_buy.execution.targeting.geo_metros, {
        ...(form === 'specified' ? { vendor_dma: true } : {}),
        nielsen_dma: true,
        uk_itl1: false,
      });
  });

  it('never tells of the test controller in production, nor of one without scenarios', () => {
    for (const form of FORMS) {
      assert.notProperty(answer(form, whole, { mode: 'production' }), 'compliance_testing');
      assert.notProperty(answer(form, whole, { scenarios: ['list_scenarios'] }), 'compliance_testing');
    }
    assert.notProperty(answer('3.0', whole, { scenarios: ['seed_product'] }), 'compliance_testing');
  });

  function small(): Document {
    return {
      idempotency: { supported: false },
      supported_protocols: ['signals'],
      account: { supported_billing: ['advertiser'] },
      signals: {},
    };
  }
});

describe('composeCapabilities', () => {
  const capabilities = composeCapabilities(whole, deployment);

  it('limits the blocks of areas to those that are asked for, and nothing else', () => {
    const all: Document = capabilities('specified', undefined);
    const some: Document = capabilities('specified', ['signals', 'brand']);
    const others = protocolAreas.filter((area) => area !== 'signals' && area !== 'brand');
    for (const area of others) assert.notProperty(some, area);
    assert.deepEqual({ ...some, ...Object.fromEntries(others.map((area) => [area, all[area]])) }, all);
  });

  it('leaves out an area that is asked for and not supported', () => {
    const body = composeCapabilities(publisherProfile, deployment)('specified', ['governance']);
    assert.doesNotHaveAnyKeys(body, ['media_buy', 'brand', 'governance']);
    assert.deepEqual(body.supported_protocols, ['media_buy', 'creative', 'signals', 'brand', 'measurement']);
  });

  it('composes each answer once', () => {
    assert.strictEqual(capabilities('3.0', undefined), capabilities('3.0', undefined));
    assert.strictEqual(
      capabilities('3.1', ['brand', 'signals']),
      capabilities('3.1', ['signals', 'brand', 'brand']),
    );
    assert.notStrictEqual(capabilities('3.0', undefined), capabilities('3.1', undefined));
  });
});

describe('declarationDigest', () => {
  const digest = (
    change: (document: Document) => unknown = () => {},
    more: Partial<Deployment> = {},
  ): string => {
    const document = wholeDocument();
    change(document);
    return declarationDigest(profileFrom(document), { ...deployment, ...more });
  };

  it('is the same for the same declarations, however they are ordered', () => {
    assert.match(digest(), /^[0-9a-f]{64}$/);
    assert.equal(digest(), digest());
    const turned = Object.fromEntries(Object.entries(wholeDocument()).reverse());
    assert.equal(declarationDigest(profileFrom(turned), deployment), digest());
    assert.equal(
      digest(() => {}, { buildVersion: '9.9.9', lastUpdated: new Date() }),
      digest(),
    );
  });

  it('is another one when any declaration changes', () => {
    const digests = [
      digest(),
      digest((d) => (d.idempotency.replay_ttl_seconds = 7200)),
      digest((d) => (d.account.sandbox = false)),
      digest((d) => (d.account.supported_billing = ['agent'])),
      digest((d) => d.specialisms.pop()),
      digest((d) => (d.media_buy.features.catalog_management = false)),
      digest((d) => (d.media_buy.execution.targeting.geo_regions = true)),
      digest((d) => (d.brand.description = 'Other brands.')),
      digest((d) => d.extensions_supported.push('other')),
      digest((d) => (d.identity.per_principal_key_isolation = true)),
      digest(() => {}, { mode: 'production' }),
      digest(() => {}, { scenarios: ['seed_product'] }),
    ];
    assert.equal(new Set(digests).size, digests.length);
  });
});
