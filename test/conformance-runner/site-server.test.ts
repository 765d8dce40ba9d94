import { request } from 'node:http';
import { assert } from 'chai';
import { type SiteServer, serveSite } from '../../conformance/site-server.ts';

describe('the domain that the runner serves', () => {
  let site: SiteServer;
  before(async () => {
    site = await serveSite({ domain: 'runner.example', port: 0 });
  });
  after(() => site.close());

  const get = (path: string, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port: site.port, path, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode, type: response.headers['content-type'], body }),
        );
      })
        .on('error', reject)
        .end();
    });

  it('has what was published for a host and a path, until it is taken away', async () => {
    await site.publish('A.runner.example', '/x.json', { body: { a: 1 } });
    await site.publish('a.runner.example', '/x.txt', { body: 'a nonce', status: 201 });
    assert.deepEqual(await get('/x.json?y=1', { host: 'a.runner.example:443' }), {
      status: 200,
      type: 'application/json',
      body: '{"a":1}',
    });
    assert.deepEqual(await get('/x.txt', { host: 'proxy', 'x-forwarded-host': 'A.Runner.Example' }), {
      status: 201,
      type: 'text/plain; charset=utf-8',
      body: 'a nonce',
    });
    assert.equal((await get('/x.json', { host: 'b.runner.example' })).status, 404);
    await site.publish('a.runner.example', '/x.json', null);
    assert.equal((await get('/x.json', { host: 'a.runner.example' })).status, 404);
  });
});
