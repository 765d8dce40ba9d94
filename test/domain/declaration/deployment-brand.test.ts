import { assert } from 'chai';
import { BrandBrandAgentDocument as isAgentDocument } from '../../../generated/validators/schemas/brand.js';
import { deploymentBrandJson, withKeyDiscovery } from '../../../src/domain/declaration/agent-profile.ts';
import { publisherProfile } from '../../support/publisher.ts';

const BASE = 'https://agent.example';
const BRAND = `${BASE}/.well-known/brand.json`;

describe('brand.json of the deployment', () => {
  it('names the key set for each address of the agent, in the form of the schema', () => {
    const document = deploymentBrandJson(publisherProfile, `${BASE}/keys`, BASE, [
      { id: 'mcp', path: '/mcp' },
      { id: 'a2a', path: '/a2a' },
    ]);
    assert.deepEqual(document.agents, [
      { type: 'sales', url: `${BASE}/mcp`, id: 'mcp', jwks_uri: `${BASE}/keys` },
      { type: 'sales', url: `${BASE}/a2a`, id: 'a2a', jwks_uri: `${BASE}/keys` },
    ]);
    assert.isTrue(isAgentDocument(document), JSON.stringify(isAgentDocument.errors));
  });

  it('is declared by an agent that signs, unless the declaration names another one', () => {
    assert.equal(withKeyDiscovery(publisherProfile, BRAND).identity?.brand_json_url, BRAND);
    const own = {
      ...publisherProfile,
      identity: { brand_json_url: 'https://seller.example/.well-known/brand.json' },
    };
    assert.deepEqual(withKeyDiscovery(own, BRAND).identity, own.identity);
  });

  it('is not declared below http, nor by an agent that signs nothing', () => {
    assert.isUndefined(
      withKeyDiscovery(publisherProfile, 'http://localhost:8080/.well-known/brand.json').identity,
    );
    const { webhook_signing: _, ...silent } = publisherProfile;
    assert.isUndefined(withKeyDiscovery(silent, BRAND).identity);
  });
});
