import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';
import { dashboardPages } from '../../web/dashboard/pages.ts';
import { explorerPages } from '../../web/pages.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn, isWhole } from '../support/databases.ts';
import { hostileForms, type Json } from '../support/hostile-members.ts';
import { HOSTILE_QUERIES, HOSTILE_TEXTS, hostileQueriesOf } from '../support/hostile-texts.ts';
import { type Desktop, desktopOf, postForms } from './dashboard/world.ts';
import { organization } from './members/world.ts';
import {
  authorizeUrl,
  endLimits,
  newVerifier,
  originOf,
  type Person,
  person,
  REDIRECT,
  register,
} from './oauth/world.ts';

type Ask = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
type Answer = {
  readonly status: number;
  readonly type: string;
  readonly location: string;
  readonly text: string;
};

/** Sends a path as it is: `fetch` would write it anew. */
function sent(origin: string, { method = 'GET', path, headers = {}, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const request = httpRequest({ hostname, port, path, method, headers: { ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          location: response.headers.location ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

const FEW = 4;
let turn = 0;
/** Some of the forms, others each time. */
function some<Form>(forms: readonly Form[], few = FEW): readonly Form[] {
  if (isWhole || forms.length <= few) return forms;
  turn += few;
  return Array.from({ length: few }, (_unused, at) => forms[(turn + at) % forms.length] as Form);
}

const READER = { accept: 'text/html,application/xhtml+xml' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const JSON_BODIES = [
  'null',
  '[]',
  '"a"',
  '1e400',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a":"\\ud800","b":"\\u0000"}',
  '['.repeat(5_000),
  '{"redirect_uris":["\\u0000"],"client_name":"\\ud800"}',
];

/** What a program may send with a request for a code, beside what it has to. */
const OF_AUTHORIZATION = {
  scope: 'openid profile',
  state: 's',
  nonce: 'n',
  prompt: 'consent',
  max_age: '10',
  login_hint: 'who@people.example',
  id_token_hint: 'a.b.c',
  ui_locales: 'en',
  acr_values: 'x',
  response_mode: 'query',
  claims: '{}',
  resource: 'http://127.0.0.1/mcp',
  request: 'a.b.c',
  request_uri: 'urn:x',
};
const OF_CLIENT: Json = {
  client_name: 'A program',
  redirect_uris: [REDIRECT],
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  scope: 'openid',
  client_uri: 'https://program.example/',
  logo_uri: 'https://program.example/logo.png',
  contacts: ['a@program.example'],
  tos_uri: 'https://program.example/tos',
  policy_uri: 'https://program.example/policy',
  jwks_uri: 'https://program.example/jwks',
  jwks: { keys: [{ kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }] },
  software_id: 'x',
  software_version: '1',
  application_type: 'native',
  default_max_age: 10,
  require_auth_time: true,
};

/** Addresses that the sources of the doors name: whoever adds a door adds to them. */
const DOORS = join(projectRoot, 'src');
function addressesInSources(): string[] {
  const found = new Set<string>();
  for (const folder of ['http', 'domain', 'agent-doors'])
    for (const file of readdirSync(join(DOORS, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const text = readFileSync(join(DOORS, folder, file), 'utf8');
      for (const [, path = ''] of text.matchAll(/['"`^](\\?\/[a-z.][\w.\\/-]*)/g))
        if (!path.endsWith('.ts')) found.add(path.replaceAll('\\', ''));
    }
  return [...found].filter((path) => !path.startsWith('/api/'));
}

/** Addresses that pages link to, one of each kind. */
function addressesIn(text: string): string[] {
  return [...text.matchAll(/ (?:href|src|action)="(\/[^"#?]*)/g)].map(([, path = '']) => path);
}

type Door = { readonly path: string; readonly takes: readonly string[] };
const kindOf = (path: string): string => path.split('/').slice(0, 3).join('/');

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`hostile values at addresses outside of the contract on ${engine.name}`, () => {
    let app: TestApp;
    let desk: Desktop;
    let cookie: string;
    let who: Person;
    const doors: Door[] = [];
    before(async () => {
      app = await startTestApp(engine);
      const { id: orgId } = await organization(app, 'Acme');
      who = await person(app, 'who', { orgId, role: 'owner' });
      await app.store.transaction((tx) =>
        tx.users.setOperatorRole(who.id, { role: 'operator', at: app.clock.now(), by: 'admin' }),
      );
      desk = await desktopOf(app, who);
      cookie = desk.cookies();
      const paths = new Set(addressesInSources());
      for (const path of ['/', '/docs', '/dashboard', ...paths]) {
        if (path.startsWith('/sign-out')) continue;
        const { text, type } = await sent(originOf(app), { path, headers: { ...READER, cookie } });
        if (!type.startsWith('text/html')) continue;
        const kinds = new Set([...paths].map(kindOf));
        for (const linked of addressesIn(text))
          if (!kinds.has(kindOf(linked)) && !linked.startsWith('/api/')) {
            paths.add(linked);
            kinds.add(kindOf(linked));
          }
      }
      for (const path of paths) doors.push({ path, takes: [] });
      for (const { path, takes } of [...explorerPages, ...dashboardPages]) doors.push({ path, takes });
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    /** What is wrong with the answers: a failure, an error without words, or a way to another site. */
    async function problemsOf(asks: Iterable<Ask>): Promise<string[]> {
      const problems: string[] = [];
      app.loggedErrors.length = 0;
      let asked = 0;
      for (const ask of asks) {
        asked += 1;
        if (asked % 4 === 0) await endLimits(app);
        const { status, type, location, text } = await sent(originOf(app), ask);
        const shown = `${ask.method ?? 'GET'} ${ask.path.slice(0, 200)} ${ask.body?.slice(0, 200) ?? ''}: ${status}`;
        if (status >= 500 && status !== 501) problems.push(`${shown} ${text.slice(0, 200)}`);
        if (status === 429) problems.push(`${shown} a limit in the way of the test`);
        if (location !== '' && !isOwn(location)) problems.push(`${shown} to ${location}`);
        if (status >= 400 && type.startsWith('application/json')) {
          const { error } = JSON.parse(text) as { error?: unknown };
          if (error === undefined) problems.push(`${shown} ${text}`);
        }
        problems.push(...app.loggedErrors.splice(0).map((line) => `${shown} ${line.slice(0, 1_000)}`));
      }
      assert.notProperty({}, 'a');
      return problems;
    }

    const isOwn = (location: string): boolean =>
      /^\/(?![/\\])/.test(location) || location.startsWith(app.baseUrl) || location.startsWith(REDIRECT);

    function* asksOf({ path, takes }: Door): Generator<Ask> {
      const headers = { ...READER, cookie };
      const [head = '', tail = ''] = path.split(/\{\w+\*?\}/);
      const hasParameter = path.includes('{');
      const bare = hasParameter ? `${head}a.example${tail}` : path;
      for (const text of some(HOSTILE_TEXTS))
        yield {
          path: hasParameter ? `${head}${text}${tail}` : `${path.replace(/\/$/, '')}/${text}`,
          headers,
        };
      for (const query of some(HOSTILE_QUERIES)) yield { path: `${bare}?${query}`, headers };
      for (const name of takes) {
        for (const text of some(HOSTILE_TEXTS)) yield { path: `${bare}?${name}=${text}`, headers };
        for (const query of some(hostileQueriesOf(name, 'a'), 3)) yield { path: `${bare}?${query}`, headers };
      }
      const post = { method: 'POST', path: bare };
      for (const body of some(HOSTILE_QUERIES, 3)) yield { ...post, headers: { ...headers, ...FORM }, body };
      for (const body of some(JSON_BODIES, 3))
        yield { ...post, headers: { cookie, 'content-type': 'application/json' }, body };
    }

    it('have no failure at any address that a door, a page or a link names', async () => {
      assert.isAbove(doors.length, 60);
      const problems: string[] = [];
      for (const door of doors) problems.push(...(await problemsOf(asksOf(door))));
      assert.deepEqual(problems, []);
    });

    /** A form with one of its fields in a hostile form, for each of them, and with fields that it does not have. */
    function* formsAround(values: readonly (readonly [string, string])[]): Generator<string> {
      const pairs = values.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      for (const [at, [name, value]] of values.entries()) {
        if (name === 'token') continue;
        const others = pairs.filter((_pair, place) => place !== at);
        for (const text of some(HOSTILE_TEXTS, 3)) yield [...others, `${name}=${text}`].join('&');
        for (const query of some(hostileQueriesOf(name, encodeURIComponent(value)), 1))
          yield [...others, query].join('&');
      }
      for (const query of some(HOSTILE_QUERIES, 1)) yield [...pairs, query].join('&');
    }

    it('have no failure in any field of any form of a person who is signed in', async () => {
      const problems: string[] = [];
      const seen = new Set<string>();
      for (const path of [
        ...dashboardPages.map((page) => page.path),
        '/account',
        '/account/passkey',
        '/adagents',
        '/brand-json',
        '/proof/a.example',
      ]) {
        for (const { action, values } of postForms((await desk.open(path)).text)) {
          const to = action === '' ? path : action;
          const name = `${to} ${values.get('form') ?? ''}`;
          if (to === '/sign-out' || seen.has(name)) continue;
          seen.add(name);
          const asks = [...formsAround([...values])].map((body) => ({
            method: 'POST',
            path: to,
            headers: { ...READER, ...FORM, cookie: desk.cookies() },
            body,
          }));
          problems.push(...(await problemsOf(asks)));
        }
        // A form may have ended the session.
        if ((await desk.open('/dashboard')).status !== 200) desk = await desktopOf(app, who);
      }
      assert.isAbove(seen.size, 15);
      assert.deepEqual(problems, []);
    });

    it('have no failure in any parameter of the authorization server, with a client that it knows', async () => {
      const clientId = await register(app);
      const clients = { client_id: clientId, redirect_uri: REDIRECT };
      const asked = new URL(authorizeUrl(clientId, newVerifier(), OF_AUTHORIZATION), app.baseUrl)
        .searchParams;
      const granted = (grant: string, more: Record<string, string>) =>
        Object.entries({ grant_type: grant, ...clients, ...more });
      const forms: [string, [string, string][]][] = [
        [
          '/token',
          granted('authorization_code', {
            code: 'c'.repeat(43),
            code_verifier: newVerifier(),
            resource: `${app.baseUrl}/api`,
          }),
        ],
        ['/token', granted('refresh_token', { refresh_token: 'r'.repeat(43), scope: 'openid' })],
        [
          '/token',
          granted('client_credentials', {
            client_secret: 's',
            client_assertion: 'a.b.c',
            client_assertion_type: 'x',
          }),
        ],
        ['/revoke', granted('x', { token: 't', token_type_hint: 'refresh_token' })],
      ];
      const asks = [
        ...[...formsAround([...asked])].map((query) => ({
          path: `/authorize?${query}`,
          headers: { ...READER, cookie },
        })),
        ...forms.flatMap(([path, values]) =>
          [...formsAround(values)].map((body) => ({ method: 'POST', path, headers: FORM, body })),
        ),
        ...[...hostileForms(OF_CLIENT, '')].map(({ text }) => ({
          method: 'POST',
          path: '/register',
          headers: { 'content-type': 'application/json' },
          body: text,
        })),
      ];
      assert.deepEqual(await problemsOf(asks), []);
    });

    it('have no failure in the form in which somebody signs in', async () => {
      const { text, location } = await desk.open(
        authorizeUrl(await register(app), newVerifier(), { prompt: 'login' }),
      );
      assert.equal(text.includes('<title>') || location !== null, true);
      const page = await desk.open(location ?? '');
      const [form] = postForms(page.text);
      assert.isDefined(form, page.text);
      const values = new Map([
        ['email', 'who@people.example'],
        ['password', 'x'],
        ['passkey', '{"id":"x"}'],
        ...(form?.values ?? []),
      ]);
      const asks = [...formsAround([...values])].map((body) => ({
        method: 'POST',
        path: form?.action === '' ? (location ?? '') : (form?.action ?? ''),
        headers: { ...READER, ...FORM, cookie: desk.cookies() },
        body,
      }));
      assert.deepEqual(await problemsOf(asks), []);
    });
  });
}
