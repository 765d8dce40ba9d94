import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';
import { dashboardPages } from '../../web/dashboard/pages.ts';
import { explorerPages } from '../../web/pages.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn, isWhole } from '../support/databases.ts';
import { HOSTILE_QUERIES, HOSTILE_TEXTS, hostileQueriesOf } from '../support/hostile-texts.ts';
import { type Desktop, desktopOf, postForms } from './dashboard/world.ts';
import { organization } from './members/world.ts';
import { authorizeUrl, endLimits, newVerifier, originOf, person, REDIRECT, register } from './oauth/world.ts';

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

const FEW = 6;
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
    const doors: Door[] = [];
    before(async () => {
      app = await startTestApp(engine);
      const { id: orgId } = await organization(app, 'Acme');
      const who = await person(app, 'who', { orgId, role: 'owner' });
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
        if (asked % 10 === 0) await endLimits(app);
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
  });
}
