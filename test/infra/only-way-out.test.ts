import { assert } from 'chai';
import { closeOtherWaysOut } from '../../src/infra/guarded-fetch.ts';
import { type Sites, startSites } from '../support/sites.ts';

describe('closeOtherWaysOut', () => {
  let sites: Sites;
  before(async () => {
    sites = await startSites();
    sites.put('site.example', '/', { body: 'here' });
  });
  after(() => sites.close());

  const names = ['fetch', 'WebSocket', 'EventSource'];
  const originals = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  afterEach(() => {
    for (const [name, original] of originals) {
      Reflect.deleteProperty(globalThis, name);
      if (original !== undefined) Object.defineProperty(globalThis, name, original);
    }
  });

  it('leaves a library nothing to ask the network with', () => {
    const url = sites.hosts.get('site.example') ?? '';
    closeOtherWaysOut();
    assert.throws(() => void fetch(url), /guarded fetcher/);
    assert.throws(() => new WebSocket(url.replace('http', 'ws')), /guarded fetcher/);
    assert.isEmpty(sites.requests);
  });
});
