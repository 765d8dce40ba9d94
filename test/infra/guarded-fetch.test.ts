import { assert } from 'chai';
import type { FetchAnswer, FetchRequest } from '../../src/infra/fetcher.ts';
import { GuardedFetchError, guardedFetch } from '../../src/infra/guarded-fetch.ts';
import { answer, endless, head, redirectTo } from '../support/hostile-server.ts';
import { type Outbound, openOutbound } from '../support/outbound.ts';

const URL_OF = 'http://site.example';

describe('guardedFetch', () => {
  let outbound: Outbound;
  before(async () => {
    outbound = await openOutbound();
  });
  after(() => outbound.close());

  const fetch = (more: Partial<Parameters<typeof guardedFetch>[1]> = {}) =>
    guardedFetch(outbound.fetcher, { maxBytes: 10_000, timeLeftMs: () => 2000, ...more });
  const failure = async (work: Promise<unknown>): Promise<GuardedFetchError> => {
    try {
      await work;
    } catch (error) {
      assert.instanceOf(error, GuardedFetchError);
      return error;
    }
    return assert.fail('it did not reject');
  };

  it('sends what it is given through the fetcher, and hands the answer on', async () => {
    outbound.server.on(
      '/echo',
      answer('{"a":1}', { headers: { 'content-type': 'application/json', 'x-note': 'yes' } }),
    );
    const response = await fetch()(`${URL_OF}/echo`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'mcp-session-id': 's',
        'user-agent': 'liar',
        connection: 'close',
      },
      body: '{"q":1}',
    });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('x-note'), 'yes');
    assert.deepEqual(await response.json(), { a: 1 });
    const seen = outbound.server.seen.at(-1);
    assert.equal(seen?.body, '{"q":1}');
    assert.equal(seen?.headers['mcp-session-id'], 's');
    assert.match(seen?.headers['user-agent'] ?? '', /^registry-test/);
  });

  it('hands error statuses on with their bodies', async () => {
    outbound.server.on('/gone', answer('no', { status: 410 }));
    const response = await fetch()(`${URL_OF}/gone`);
    assert.equal(response.status, 410);
    assert.equal(await response.text(), 'no');
  });

  it('answers without a body where there is none', async () => {
    outbound.server.on('/empty', answer('', { status: 204 }));
    assert.isNull((await fetch()(`${URL_OF}/empty`)).body);
  });

  it('decodes the body once', async () => {
    outbound.server.on('/plain', answer('{"é":1}', { headers: { 'content-type': 'application/json' } }));
    const response = await fetch()(`${URL_OF}/plain`);
    assert.isNull(response.headers.get('content-length'));
    assert.deepEqual(await response.json(), { é: 1 });
  });

  it('reads a stream of events whole', async () => {
    outbound.server.on(
      '/events',
      answer('event: message\ndata: {"a":1}\n\n', { headers: { 'content-type': 'text/event-stream' } }),
    );
    assert.equal(await (await fetch()(`${URL_OF}/events`)).text(), 'event: message\ndata: {"a":1}\n\n');
  });

  for (const status of [307, 308])
    it(`sends the body of a POST on where a ${status} of the same origin leads`, async () => {
      const headers = { authorization: 'Bearer t', 'content-type': 'application/json' };
      outbound.server.on('/slashless', redirectTo('/slashless/', status));
      outbound.server.on('/slashless/', redirectTo('/echo', status));
      const sent = await fetch()(`${URL_OF}/slashless`, { method: 'POST', body: '{"a":1}', headers });
      const straight = await fetch()(`${URL_OF}/echo`, { method: 'POST', body: '{"a":1}', headers });
      assert.equal(sent.status, 200);
      assert.equal(await sent.text(), await straight.text());
    });

  const refused: readonly [what: string, status: number, target: string, words: string][] = [
    [
      'another host of the site',
      307,
      'http://www.site.example/echo',
      'another origin: http://www.site.example/echo',
    ],
    [
      'another site',
      307,
      'http://elsewhere.example/x?token=secret',
      'another origin: http://elsewhere.example/x',
    ],
    ['another scheme', 308, 'https://site.example/echo', 'another origin: https://site.example/echo'],
    ['another port', 308, 'http://site.example:8080/echo', 'another origin: http://site.example:8080/echo'],
    ['a GET of 301', 301, '/echo', 'would drop the body'],
    ['a GET of 302', 302, '/echo', 'would drop the body'],
    ['a GET of 303', 303, '/echo', 'would drop the body'],
  ];
  for (const [what, status, target, words] of refused)
    it(`refuses a redirect of a POST to ${what}, and names the target`, async () => {
      outbound.server.on('/moved', redirectTo(target, status));
      const { code, message } = await failure(fetch()(`${URL_OF}/moved`, { method: 'POST', body: '{}' }));
      assert.equal(code, 'redirect_refused');
      assert.include(message, words);
      assert.notInclude(message, 'secret');
    });

  for (const method of ['GET', 'POST'])
    for (const target of [
      'http://user:word@site.example/echo',
      'http://site.example:22/echo',
      'ftp://site.example/echo',
      '',
      `/${'a'.repeat(9000)}`,
    ])
      it(`blames the redirect of a ${method}, not the URL, for ${target.slice(0, 40)}`, async () => {
        outbound.server.on('/off', redirectTo(target, 307));
        const { code, message } = await failure(
          fetch()(`${URL_OF}/off`, { method, ...(method === 'POST' ? { body: '{}' } : {}) }),
        );
        assert.equal(code, 'redirect_refused');
        assert.notInclude(message, 'word');
      });

  it('blames the URL for what it is when nothing redirected there', async () => {
    for (const [url, code] of [
      ['http://site.example:22/echo', 'blocked_port'],
      ['http://localhost./echo#part', 'blocked_host'],
      ['http://10.0.0.1/echo', 'blocked_address'],
      ['ftp://site.example/echo', 'blocked_scheme'],
    ] as const)
      assert.equal((await failure(fetch()(url))).code, code, url);
  });

  it('follows at most two redirects of a POST', async () => {
    for (const at of [0, 1, 2]) outbound.server.on(`/hop${at}`, redirectTo(`/hop${at + 1}`, 307));
    const { code } = await failure(fetch()(`${URL_OF}/hop0`, { method: 'POST', body: '{}' }));
    assert.equal(code, 'too_many_redirects');
  });

  it('follows a redirect of a GET within the site only', async () => {
    outbound.server.on('/here', redirectTo('/plain'));
    outbound.server.on('/away', redirectTo('http://elsewhere.example/'));
    assert.equal((await fetch()(`${URL_OF}/here`)).status, 200);
    assert.equal((await failure(fetch()(`${URL_OF}/away`))).code, 'redirect_refused');
  });

  it('stops an endless answer at its size', async () => {
    outbound.server.on('/endless', endless(head({}), 'x'.repeat(1000)));
    assert.equal((await failure(fetch()(`${URL_OF}/endless`))).code, 'too_large');
  });

  it('stops a slow answer at its time', async () => {
    outbound.server.on('/slow', endless(head({}), '.', 20));
    assert.equal((await failure(fetch({ timeLeftMs: () => 100 })(`${URL_OF}/slow`))).code, 'timeout');
  });

  it('sends nothing when there is no time left', async () => {
    const before = outbound.server.seen.length;
    assert.equal((await failure(fetch({ timeLeftMs: () => 0 })(`${URL_OF}/echo`))).code, 'timeout');
    assert.lengthOf(outbound.server.seen, before);
  });

  it('refuses what is nested too deep, in JSON and in events', async () => {
    const deep = `{"a":${'['.repeat(100)}${']'.repeat(100)}}`;
    outbound.server.on('/deep', answer(deep, { headers: { 'content-type': 'application/json' } }));
    // A lone quotation mark before it must not hide it.
    outbound.server.on(
      '/deep-events',
      answer(`: "\n\ndata: ${deep}\n\n`, { headers: { 'content-type': 'text/event-stream' } }),
    );
    assert.equal((await failure(fetch()(`${URL_OF}/deep`))).code, 'bad_response');
    assert.equal((await failure(fetch()(`${URL_OF}/deep-events`))).code, 'bad_response');
  });

  it('asks the caller which addresses may be spoken to', async () => {
    const only = fetch({ allow: ({ pathname }) => pathname === '/plain' });
    assert.equal((await only(`${URL_OF}/plain`)).status, 200);
    assert.equal((await failure(only(`${URL_OF}/echo`))).code, 'redirect_refused');
  });

  it('never dials private addresses, other ports or other schemes', async () => {
    const before = outbound.dialled.length;
    for (const url of [
      'http://127.0.0.1/',
      'http://[::1]/',
      'http://169.254.169.254/',
      'http://localhost/',
      'http://site.example:8080/',
    ])
      assert.match((await failure(fetch()(url))).code, /^blocked_/, url);
    assert.match((await failure(fetch()('file:///etc/passwd'))).code, /^blocked_scheme/);
    assert.lengthOf(outbound.dialled, before);
  });

  it('sends nothing but GET and POST', async () => {
    for (const method of ['DELETE', 'PUT', 'HEAD']) {
      const refused = await fetch()(`${URL_OF}/echo`, { method }).catch((error: unknown) => error);
      assert.instanceOf(refused, TypeError);
    }
  });

  it('tells the status of a refused answer', async () => {
    const stub = {
      fetch: async (_: FetchRequest): Promise<FetchAnswer> => ({
        ok: true,
        status: 101,
        url: URL_OF,
        headers: {},
        body: new Uint8Array(),
        notModified: false,
        redirects: [],
        durationMs: 1,
      }),
      judgeHost: outbound.fetcher.judgeHost,
      close: async () => {},
    };
    const refused = await failure(guardedFetch(stub, { maxBytes: 1, timeLeftMs: () => 1000 })(URL_OF));
    assert.equal(refused.status, 101);
  });
});
