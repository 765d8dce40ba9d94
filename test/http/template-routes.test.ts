import { once } from 'node:events';
import { Agent, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { assert } from 'chai';
import fc from 'fast-check';
import Koa, { type Context, type Middleware } from 'koa';
import Router from 'koa-router';
import { operations } from '../../generated/operations.ts';
import { templateRoutes } from '../../src/http/template-routes.ts';

const templates = [
  ...new Set(
    Object.values(operations)
      .map(({ path }) => path)
      .filter((path) => path.includes('{')),
  ),
];

type Match = { template: string; path: Record<string, string> };

const serve = (template: string) => async (ctx: Context, path: Record<string, string>) => {
  ctx.body = { template, path } satisfies Match;
};

/** All templates in one router, which tries them one by one. */
function oneRouter(): Middleware {
  const router = new Router({ sensitive: true, strict: true });
  for (const template of templates)
    router.all(template.replace(/\{path\}$/, '*path').replace(/\{(\w+)\}/g, ':$1'), (ctx) =>
      serve(template)(ctx, { ...ctx.params }),
    );
  return router.routes() as Middleware;
}

describe('paths with parameters', () => {
  const agent = new Agent({ keepAlive: true });
  const servers: Server[] = [];
  let indexed: number;
  let tried: number;

  async function start(routes: Middleware): Promise<number> {
    const server = new Koa().use(routes).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  before(async () => {
    indexed = await start(templateRoutes(new Map(templates.map((template) => [template, serve(template)]))));
    tried = await start(oneRouter());
  });
  after(() => {
    agent.destroy();
    for (const server of servers) server.close();
  });

  async function served(port: number, path: string, method = 'GET'): Promise<Match | number> {
    const [response] = await once(get({ agent, host: '127.0.0.1', port, path, method }), 'response');
    const body = await text(response);
    return response.statusCode === 200 && method !== 'HEAD' ? JSON.parse(body) : response.statusCode;
  }

  const literals = [...new Set(templates.flatMap((template) => template.split('/')))].filter(
    (segment) => !segment.includes('{'),
  );
  const segment = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...literals) },
    fc.constantFrom(
      '',
      'a.example',
      'A',
      '%2F',
      'a%2Fb',
      '%',
      '%zz',
      '%E0%A4',
      '+',
      '%2e%2e',
      '..',
      'API',
      '*',
      ':id',
    ),
  );
  /** A template whose parameters have values, of which a part is changed. */
  const nearTemplate = fc
    .tuple(
      fc.constantFrom(...templates),
      fc.array(segment, { minLength: 3, maxLength: 3 }),
      fc.nat(12),
      fc.nat(5),
    )
    .map(([template, [one = '', two = '', other = ''], at, change]) => {
      const values = [one, two];
      const path = template.replaceAll(/\{\w+\}/g, () => values.shift() ?? 'a').split('/');
      if (change === 0) path.splice(at, 0, other);
      else if (change === 1) path.splice(at, 1);
      else if (change === 2) path.splice(at, 1, other);
      else if (change === 3) path.push('');
      return path.join('/');
    });
  const path = fc
    .oneof(
      nearTemplate,
      fc.array(segment, { maxLength: 10 }).map((segments) => segments.join('/')),
    )
    .map((each) => (each.startsWith('/') ? each : `/${each}`));

  it('are served by the template, and with the values, of a router that tries all of them in their order', async () => {
    const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PROPFIND');
    await fc.assert(
      fc.asyncProperty(path, methods, async (asked, method) => {
        assert.deepEqual(await served(indexed, asked, method), await served(tried, asked, method), asked);
      }),
      { numRuns: 600 },
    );
  });

  it('are served by the first of two templates that match, and not by a longer or shorter one', async () => {
    assert.deepEqual(await served(indexed, '/schemas/v3/releases/3.0/a/b.json'), {
      template: '/schemas/v3/releases/{release}/{path}',
      path: { release: '3.0', path: 'a/b.json' },
    });
    assert.deepEqual(await served(indexed, '/schemas/v3/releases/3.0'), {
      template: '/schemas/v3/{path}',
      path: { path: 'releases/3.0' },
    });
    for (const missing of [
      '/schemas/v3/',
      '/schemas/v3',
      '/api/registry/lookup/domain/',
      '/api/registry/lookup/domain/a.example/',
      '/api/registry/lookup/domain//',
      '/api/registry/lookup/Domain/a.example',
      '/api/registry/lookup/agent//domains',
      '//api/registry/lookup/domain/a.example',
    ])
      assert.equal(await served(indexed, missing), 404, missing);
  });
});
