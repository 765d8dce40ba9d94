import { assert } from 'chai';
import { AgentError, connectRegistry, type FeedPage, followFeed } from '../../client/index.ts';
import { append, ids } from '../http/feed/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { type Peer, type Serve, sendJson, startPeer } from './peer.ts';

const PAGE = { events: [], cursor: '00000000-0000-7000-8000-000000000000', has_more: false, freshness: {} };
const EVENT = '019bc0c6-9b40-7000-8000-04b8a651eb96';

/** What a call came to. */
const failureOf = async (work: Promise<unknown>): Promise<AgentError> => {
  const cause = await work.then(
    () => assert.fail('nothing was thrown'),
    (thrown: unknown) => thrown,
  );
  assert.instanceOf(cause, AgentError);
  return cause as AgentError;
};

describe('the client of the registry and the service', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    const [engine] = engines;
    assert(engine !== undefined);
    app = await startTestApp(engine);
    token = (await app.member()).authorization.replace('Bearer ', '');
  });
  after(() => app.drop());

  it('calls operations with and without a body', async () => {
    const registry = connectRegistry({ baseUrl: app.baseUrl, token });
    const { data: stats } = await registry.GET('/api/registry/stats');
    assert.isObject(stats);
    const body = { domains: ['nobody.example'] };
    const { data } = await registry.POST('/api/brands/resolve/bulk', { body });
    assert.deepEqual(data?.results, {});
  });

  it('returns what is refused, with its status', async () => {
    const registry = connectRegistry({ baseUrl: `${app.baseUrl}/` });
    const { data, error, response } = await registry.GET('/api/registry/feed');
    assert.isUndefined(data);
    assert.equal(error?.error, 'unauthorized');
    assert.equal(response.status, 401);
  });

  it('follows the feed from its beginning, and goes on where a reader stopped', async () => {
    const made = ids(await append(app, {}, {}, {}));
    const registry = connectRegistry({ baseUrl: app.baseUrl, token });
    const pages = followFeed(registry, { limit: 2, everyMs: 5 });
    const read: FeedPage[] = [];
    for await (const page of pages) {
      read.push(page);
      if (read.length === 2) break;
    }
    const seen = read.flatMap(({ events }) => events.map(({ event_id }) => event_id));
    assert.deepEqual(seen.slice(-3), made);

    const later = ids(await append(app, {}));
    const cursor = read.at(-1)?.cursor ?? undefined;
    const { value } = await followFeed(registry, { cursor, everyMs: 5 }).next();
    assert.deepEqual(
      value.events.map(({ event_id }) => event_id),
      later,
    );
  });

  it('ends the reading of a feed that refuses, with what the registry said', async () => {
    const registry = connectRegistry({ baseUrl: app.baseUrl, token });
    const gone = await failureOf(followFeed(registry, { cursor: EVENT }).next());
    assert.equal(gone.code, 'CURSOR_EXPIRED');
    assert.equal(gone.recovery, 'correctable');
    assert.equal(gone.httpStatus, 410);
    assert.deepInclude(gone.body, { error: 'cursor_expired' });
    const unknown = await failureOf(followFeed(connectRegistry({ baseUrl: app.baseUrl }), {}).next());
    assert.equal(unknown.code, 'HTTP_ERROR');
    assert.equal(unknown.httpStatus, 401);
  });

  it('tells the place of a reader while nothing matches, once, and goes on from it', async () => {
    const [other] = ids(await append(app, {}));
    const registry = connectRegistry({ baseUrl: app.baseUrl, token });
    const pages = followFeed(registry, { types: ['property.merged', 'collection.m*'], everyMs: 5 });
    const empty: FeedPage = (await pages.next()).value;
    assert.deepEqual([empty.events, empty.cursor], [[], other]);
    const next = pages.next();
    const [wanted] = ids(await append(app, { eventType: 'collection.merged' }));
    const page: FeedPage = (await next).value;
    assert.deepEqual(
      page.events.map(({ event_id }) => event_id),
      [wanted],
    );
  });

  it('ends the reading when the reader wants it, at the end of the feed too', async () => {
    const registry = connectRegistry({ baseUrl: app.baseUrl, token });
    const end = new AbortController();
    const pages = followFeed(registry, { types: 'agent.removed', everyMs: 60_000, signal: end.signal });
    const waiting = failureOf(pages.next());
    end.abort();
    assert.equal((await waiting).code, 'ABORTED');
  });
});

describe('the client of the registry and servers that misbehave', () => {
  let peer: Peer | undefined;
  const serve = async (answer: Serve) => {
    peer = await startPeer(answer);
    return peer.origin;
  };
  afterEach(async () => {
    await peer?.close();
  });

  it('sends the token to the registry only, and follows no redirect elsewhere', async () => {
    const origin = await serve((asked, response) =>
      asked.path.startsWith('/elsewhere')
        ? sendJson(response, {})
        : response.writeHead(302, { location: 'http://127.0.0.2:9/elsewhere' }).end(),
    );
    const registry = connectRegistry({ baseUrl: origin, token: 'secret' });
    const { code, message } = await failureOf(registry.GET('/api/registry/stats'));
    assert.equal(code, 'REDIRECTED');
    assert.include(message, 'http://127.0.0.2:9');
    assert.deepEqual(
      peer?.asked.map(({ headers }) => headers.authorization),
      ['Bearer secret'],
    );
  });

  it('takes no response over the limit, and none that comes too late', async () => {
    const origin = await serve((asked, response) => {
      if (asked.path.startsWith('/api/registry/stats')) sendJson(response, { text: 'x'.repeat(5_000) });
    });
    const small = connectRegistry({ baseUrl: origin, maxAnswerBytes: 1_000 });
    assert.equal((await failureOf(small.GET('/api/registry/stats'))).code, 'TOO_LARGE');
    const quick = connectRegistry({ baseUrl: origin, timeoutMs: 50 });
    assert.equal((await failureOf(quick.GET('/api/registry/publishers'))).code, 'TIMEOUT');
  });

  it('tells an answer that is cut halfway, or takes too long, as what passes', async () => {
    const origin = await serve((asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"text":"');
      if (asked.path.startsWith('/api/registry/stats')) setTimeout(() => response.destroy(), 20);
    });
    const cut = await failureOf(connectRegistry({ baseUrl: origin }).GET('/api/registry/stats'));
    assert.deepInclude(cut, { code: 'UNREACHABLE', recovery: 'transient' });
    const slow = connectRegistry({ baseUrl: origin, timeoutMs: 100 });
    const late = await failureOf(slow.GET('/api/registry/publishers'));
    assert.deepInclude(late, { code: 'TIMEOUT', recovery: 'transient' });
  });

  it('sends a read once more when its connection is closed before an answer, and nothing else', async () => {
    let closes = 0;
    const origin = await serve((_, response) => {
      closes -= 1;
      return closes >= 0 ? response.destroy() : sendJson(response, { results: {} });
    });
    const registry = connectRegistry({ baseUrl: origin });
    const read = () => registry.GET('/api/registry/stats');
    const body = { domains: ['nobody.example'] };
    const resolve = () => registry.POST('/api/brands/resolve/bulk', { body });
    closes = 1;
    assert.equal((await read()).response.status, 200);
    closes = 2;
    assert.equal((await failureOf(read())).code, 'UNREACHABLE');
    closes = 1;
    assert.equal((await failureOf(resolve())).code, 'UNREACHABLE');
    assert.deepEqual(
      peer?.asked.map(({ method }) => method),
      ['GET', 'GET', 'GET', 'GET', 'POST'],
    );
  });

  it('waits while the registry is busy or away, and then goes on with the same cursor', async () => {
    const event = { event_id: EVENT };
    let asks = 0;
    const origin = await serve((_, response) => {
      asks += 1;
      if (asks === 1)
        return sendJson(response, { error: 'busy' }, { status: 503, headers: { 'retry-after': '1' } });
      // A read whose connection is closed is sent once more at once.
      if (asks === 2 || asks === 3) return response.destroy();
      return sendJson(response, { ...PAGE, events: [event], cursor: EVENT });
    });
    const registry = connectRegistry({ baseUrl: origin });
    const told: (string | number)[][] = [];
    const onWait = ({ code }: AgentError, seconds: number, tries: number) =>
      void told.push([code, seconds, tries]);
    const { value } = await followFeed(registry, { cursor: 'c1', types: 'agent.*', onWait }).next();
    assert.deepEqual(value.events, [event]);
    assert.deepEqual(told, [
      ['HTTP_ERROR', 1, 1],
      ['UNREACHABLE', 2, 2],
    ]);
    assert.deepEqual(
      new Set(peer?.asked.map(({ path }) => path)),
      new Set(['/api/registry/feed?limit=1000&cursor=c1&types=agent.*']),
    );
  });

  it('takes an address that is no URL for a mistake of the caller', () => {
    assert.throws(() => connectRegistry({ baseUrl: 'registry' }), TypeError);
  });
});
