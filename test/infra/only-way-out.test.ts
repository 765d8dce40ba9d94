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

  it('leaves a library nothing to ask the network with, until it is undone', async () => {
    const url = sites.hosts.get('site.example') ?? '';
    const open = closeOtherWaysOut();
    try {
      assert.throws(() => void fetch(url), /guarded fetcher/);
      assert.throws(() => new WebSocket(url.replace('http', 'ws')), /guarded fetcher/);
      assert.isEmpty(sites.requests);
    } finally {
      open();
    }
    assert.equal((await fetch(url)).status, 404);
  });
});
