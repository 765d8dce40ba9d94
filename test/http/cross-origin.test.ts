import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import Koa from 'koa';
import { allowAllOrigins } from '../../src/http/cross-origin.ts';
import { readPublishedContract } from '../support/contract.ts';

/** Headers that every page may read (the Fetch standard), and those that are for the browser or for proxies. */
const READABLE = ['cache-control', 'content-language', 'content-length', 'content-type', 'expires'];
const FOR_BROWSERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'set-cookie',
  'x-accel-buffering',
  'x-content-type-options',
  'x-frame-options',
  'connection',
];

describe('a page of another origin', () => {
  let url: string;
  let close: () => void;
  before(async () => {
    const app = new Koa();
    app.use(allowAllOrigins);
    app.use((ctx) => {
      ctx.body = 'served';
    });
    await new Promise<void>((resolve) => {
      const server = app.listen(0, '127.0.0.1', () => {
        const address = server.address();
        url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
        close = () => server.close();
        resolve();
      });
    });
  });
  after(() => close());

  const preflight = (asked?: string) =>
    fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://page.example',
        'access-control-request-method': 'POST',
        ...(asked === undefined ? {} : { 'access-control-request-headers': asked }),
      },
    });
  const allowed = async (asked?: string) => {
    const { headers } = await preflight(asked);
    return (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(', ');
  };

  for (const asked of [
    'authorization,content-type,a2a-version,a2a-extensions',
    'mcp-protocol-version, mcp-session-id, last-event-id',
    'traceparent, tracestate, baggage',
    'x-api-version,x-client-name',
    'X-Stainless-Retry-Count',
    'mcp-param-anything',
    'content-digest,signature,signature-input',
  ]) {
    it(`may send ${asked}`, async () => {
      const names = await allowed(asked);
      for (const name of asked.toLowerCase().split(','))
        assert.include(names, name.trim(), 'in the list of the answer');
    });
  }

  for (const asked of ['a b', 'x"y', 'x:y', 'x;y', '<script>', '@', 'x'.repeat(200), ',,,']) {
    it(`gets no header back that has no name of one: ${asked.slice(0, 20)}`, async () => {
      assert.deepEqual(await allowed(asked), await allowed());
    });
  }

  it('is allowed a bounded number of headers', async () => {
    const many = Array.from({ length: 500 }, (_, at) => `x-${at}`).join(',');
    assert.isBelow((await allowed(many)).length, 70);
  });

  it('is told that the answer depends on what it asked for, and gets no credentials', async () => {
    const { status, headers } = await preflight('x-custom');
    assert.equal(status, 204);
    assert.match(headers.get('vary') ?? '', /access-control-request-headers/i);
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.isNull(headers.get('access-control-allow-credentials'));
  });

  it('reads every header that the contract describes and that the service sets', async () => {
    const { headers } = await fetch(url, { headers: { origin: 'https://page.example' } });
    const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(', ');
    const set = [
      ...described(readPublishedContract().document),
      ...written('src/http'),
      ...written('src/agent-doors'),
    ];
    assert.isAbove(new Set(set).size, 10);
    const secret = [...READABLE, ...FOR_BROWSERS, ...exposed];
    const hidden = set.filter((name) => !secret.includes(name) && !name.startsWith('access-control-'));
    assert.deepEqual([...new Set(hidden)], []);
  });
});

/** Names of the headers of responses in the contract. */
function described(value: unknown, parent = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'headers' &&
    parent !== 'components' &&
    parent !== 'properties' &&
    typeof inner === 'object' &&
    inner !== null
      ? Object.keys(inner).map((name) => name.toLowerCase())
      : key === 'headers'
        ? []
        : described(inner, key),
  );
}

/** Names of the headers that the code of a folder writes with their names in its text. */
function written(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const calls = text.matchAll(/ctx\.(?:set|append)\(\s*'([A-Za-z-]+)'/g);
      const members = [...text.matchAll(/ctx\.set\(\{([^}]*)\}/g)].flatMap(([, inner = '']) => [
        ...inner.matchAll(/(?:^|[\s,{])'?([A-Z][A-Za-z-]+)'?:/g),
      ]);
      return [...calls, ...members].map(([, name = '']) => name.toLowerCase());
    });
}
