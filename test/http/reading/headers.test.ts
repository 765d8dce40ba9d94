import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { assert } from 'chai';
import {
  boundedHeaders,
  HeadersTooLarge,
  MOST_HEADER_BYTES,
  MOST_HEADER_LINES,
  requireReadableHeaders,
} from '../../../src/http/reading/headers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { readPublishedContract } from '../../support/contract.ts';
import { engines } from '../../support/databases.ts';

const messageOf = (lines: readonly (readonly [name: string, value: string])[]): IncomingMessage =>
  ({
    rawHeaders: lines.flat(),
    headers: Object.fromEntries(lines.map(([name, value]) => [name.toLowerCase(), value])),
  }) as unknown as IncomingMessage;

describe('the headers of a request', () => {
  it('are read when real clients send them', () => {
    const usual: [string, string][] = [
      ['Host', 'registry.example'],
      ['Accept', 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'],
      ['Accept-Encoding', 'gzip, deflate, br, zstd'],
      ['User-Agent', `Mozilla/5.0 ${'(X11; Linux x86_64) '.repeat(20)}`],
    ];
    for (const [name, length] of [
      ['Authorization', 8_192],
      ['Cookie', 12_000],
      ['Signature-Input', 4_096],
      ['If-None-Match', 4_096],
      ['Mcp-Name', 2_048],
      ['X-Anything', 12_000],
    ] as const)
      assert.doesNotThrow(() => requireReadableHeaders(messageOf([...usual, [name, 'a'.repeat(length)]])));
  });

  for (const [name, most] of Object.entries(boundedHeaders))
    it(`are refused with a longer ${name} than ${most} characters, and the error names it`, () => {
      if (most === MOST_HEADER_BYTES)
        return assert.throws(() => requireReadableHeaders(tooLong()), /together/);
      assert.doesNotThrow(() => requireReadableHeaders(messageOf([[name, 'a'.repeat(most)]])));
      assert.throws(() => requireReadableHeaders(tooLong()), HeadersTooLarge, `The header ${name} must not`);
      function tooLong(): IncomingMessage {
        return messageOf([[name, 'a'.repeat(most + 1)]]);
      }
    });

  it('are refused when they are together too large, or too many', () => {
    const line = ['a', 'b'.repeat(995)] as const;
    assert.doesNotThrow(() => requireReadableHeaders(messageOf(Array(16).fill(line))));
    assert.throws(() => requireReadableHeaders(messageOf(Array(17).fill(line))), /larger than 16384 bytes/);
    const lines = (count: number) => messageOf(Array(count).fill(['a', 'b']));
    assert.doesNotThrow(() => requireReadableHeaders(lines(MOST_HEADER_LINES)));
    assert.throws(() => requireReadableHeaders(lines(MOST_HEADER_LINES + 1)), /more than 200 headers/);
  });
});

describe('the list of headers', () => {
  const unlisted = new Set<string>();
  const isListed = (name: string | symbol) =>
    typeof name === 'symbol' || Object.hasOwn(boundedHeaders, name) || name in Object.prototype;
  const watch = (event: unknown) => {
    const { request } = event as { request: IncomingMessage };
    const { headers } = request;
    const value = new Proxy(headers, {
      get(target, name) {
        if (!isListed(name)) unlisted.add(String(name));
        return Reflect.get(target, name);
      },
    });
    Object.defineProperty(request, 'headers', { value });
  };
  let app: TestApp;
  before(async () => {
    const [engine] = engines;
    if (engine === undefined) throw new Error('no engine');
    app = await startTestApp(engine, { settings: { TRUSTED_PROXIES: '1' } });
    subscribe('http.server.request.start', watch);
  });
  after(() => {
    unsubscribe('http.server.request.start', watch);
    return app.drop();
  });

  it('holds every header that a door or a library reads', async () => {
    const { authorization } = await app.member();
    const { operations } = readPublishedContract();
    const paths = operations
      .filter(({ path }) => path !== '/api/registry/feed/stream')
      .map(({ method, path }) => [method.toUpperCase(), path.replace(/\{\w+\}/g, 'x')]);
    const pages = [
      '/',
      '/account',
      '/authorize?client_id=registry-pages',
      '/docs',
      '/previews/a',
      '/nothing',
    ];
    const posted = [
      '/mcp',
      '/a2a',
      '/signed/mcp',
      '/signed/a2a',
      '/token',
      '/register',
      '/revoke',
      '/account',
    ];
    for (const [method = '', path = ''] of [
      ...paths,
      ...pages.flatMap((path) => [
        ['GET', path],
        ['OPTIONS', path],
      ]),
      ...posted.map((path) => ['POST', path]),
    ]) {
      const headers = { authorization, origin: 'https://page.example' };
      await app.send(method, path, headers, method === 'POST' ? {} : undefined);
    }
    assert.deepEqual([...unlisted], []);
  });
});
