import { assert } from 'chai';
import { startTestApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { type Operation, readPublishedContract } from '../support/contract.ts';
import { engines } from '../support/databases.ts';
import { apiKey, organization } from './members/world.ts';
import { allow, authorizeUrl, endLimits, member, newVerifier, originOf, register } from './oauth/world.ts';

const { operations } = readPublishedContract();

/** A request with the example values of the contract. */
function askOf({ method, path, parameters, body }: Operation) {
  const query = new URLSearchParams();
  let target = path;
  for (const { name, place, required, examples } of parameters) {
    const value = String(examples[0] ?? 'x');
    if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(value));
    if (place === 'query' && required) query.set(name, value);
  }
  return {
    method: method.toUpperCase(),
    path: query.size === 0 ? target : `${target}?${query}`,
    body: body === null ? undefined : JSON.stringify(body.examples[0]),
  };
}

const isStored = (headers: Headers) => !(headers.get('cache-control') ?? '').includes('no-store');
const isShared = (headers: Headers) => (headers.get('cache-control') ?? '').startsWith('public');
const varies = (headers: Headers, name: string) =>
  (headers.get('vary') ?? '').split(/, */).some((each) => each.toLowerCase() === name);

for (const engine of engines.slice(0, 1)) {
  describe('caches', () => {
    let app: TestApp;
    let key: Record<string, string>;
    before(async () => {
      app = await startTestApp(engine);
      const { id } = await organization(app, 'Acme', 'professional');
      key = { ...(await apiKey(app, id, 'admin:*')).credential };
    });
    after(() => app.drop());
    beforeEach(() => endLimits(app));

    /** Status and headers; a stream is not read to its end. */
    async function send(ask: ReturnType<typeof askOf>, headers: Record<string, string>) {
      const { method, path, body } = ask;
      const gone = new AbortController();
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const response = await fetch(`${originOf(app)}${path}`, {
        method,
        redirect: 'manual',
        signal: gone.signal,
        headers: { ...type, ...headers },
        ...(body === undefined ? {} : { body }),
      });
      gone.abort();
      return response;
    }

    for (const operation of operations) {
      it(`keep no private answer of ${operation.id}, and none for another credential`, async () => {
        const ask = askOf(operation);
        const credentials: [string, Record<string, string>][] = [
          ['nobody', {}],
          ['a key', key],
          ['a wrong key', { authorization: 'Bearer sk_wrong' }],
          ['another scheme', { authorization: 'Basic eDp5' }],
        ];
        for (const [name, headers] of credentials) {
          const answer = await send(ask, headers);
          const where = `${name}: ${answer.status} ${JSON.stringify([...answer.headers])}`;
          const isPrivate = operation.access === 'member' || answer.status >= 400;
          if (isPrivate) assert.isFalse(isStored(answer.headers), where);
          if (name !== 'nobody') assert.isTrue(!isStored(answer.headers) || isShared(answer.headers), where);
          if (!isShared(answer.headers)) assert.isTrue(varies(answer.headers, 'authorization'), where);
        }
        if (operation.access === 'public') return;
        const open = await send(ask, {});
        assert.isTrue(varies(open.headers, 'authorization'));
        assert.isFalse(isShared(open.headers), 'an answer that depends on who asks');
      });
    }

    const rpc = (method: string, params: object = {}) =>
      JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const agents: [string, string][] = [
      ['/mcp', rpc('tools/list')],
      ['/mcp', rpc('tools/call', { name: 'list_accounts', arguments: {} })],
      ['/mcp', 'nonsense'],
      ['/signed/mcp', rpc('tools/list')],
      ['/a2a', rpc('ListTasks')],
      [
        '/a2a',
        rpc('SendMessage', { message: { messageId: 'm', role: 'ROLE_USER', parts: [{ text: 'x' }] } }),
      ],
      [
        '/a2a',
        rpc('SendStreamingMessage', {
          message: { messageId: 'm', role: 'ROLE_USER', parts: [{ text: 'x' }] },
        }),
      ],
      ['/signed/a2a', rpc('ListTasks')],
    ];
    for (const [path, body] of agents) {
      it(`keep nothing of ${path} for ${body.slice(0, 60)}`, async () => {
        for (const headers of [{}, key, { authorization: 'Bearer sk_wrong' }]) {
          const accept = 'application/json, text/event-stream';
          const answer = await send(
            { method: 'POST', path, body },
            { accept, 'a2a-version': '1.0', ...headers },
          );
          const where = `${answer.status} ${JSON.stringify([...answer.headers])}`;
          assert.isFalse(isStored(answer.headers), where);
          assert.isTrue(varies(answer.headers, 'authorization'), where);
        }
      });
    }

    it('keep nothing of the authorization server, and no page of a person', async () => {
      const clientId = await register(app);
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const asked: [string, string, string | undefined, string][] = [
        ['POST', '/token', 'grant_type=client_credentials', 'authorization'],
        ['POST', '/revoke', 'token=x', 'authorization'],
        ['POST', '/register', 'x=y', 'authorization'],
        ['GET', '/token', undefined, 'authorization'],
        ['GET', authorizeUrl(clientId, newVerifier()), undefined, 'cookie'],
        ['GET', '/authorize?x=y', undefined, 'cookie'],
        ['GET', '/authorize/abcdefghijklmnop', undefined, 'cookie'],
        ['GET', '/account', undefined, 'cookie'],
        ['GET', '/account?code=x', undefined, 'cookie'],
        ['POST', '/account', 'do=sign_out', 'cookie'],
        ['GET', '/sign-in/abcdefghijklmnop', undefined, 'cookie'],
        ['POST', '/sign-in/abcdefghijklmnop', 'x=y', 'cookie'],
        ['GET', '/invitations/abcdefghijklmnop', undefined, 'cookie'],
        ['POST', '/invitations/abcdefghijklmnop', 'x=y', 'cookie'],
      ];
      for (const [method, path, body, name] of asked) {
        const answer = await send({ method, path, body }, body === undefined ? {} : form);
        const where = `${method} ${path}: ${answer.status} ${JSON.stringify([...answer.headers])}`;
        assert.isFalse(isStored(answer.headers), where);
        assert.isTrue(varies(answer.headers, name), where);
      }
      const browser = openBrowser(originOf(app), app.baseUrl);
      const page = await allow(browser, '/account', (await member(app, 'cached')).email);
      assert.include(page.text, '<title>Your account');
      assert.isFalse(isStored(page.headers));
      assert.isTrue(varies(page.headers, 'cookie'));
    });

    it('may keep what is the same for everybody', async () => {
      for (const path of ['/.well-known/oauth-protected-resource/api', '/.well-known/agent-card.json']) {
        const answer = await send({ method: 'GET', path, body: undefined }, key);
        assert.isTrue(isShared(answer.headers), path);
      }
    });
  });
}
