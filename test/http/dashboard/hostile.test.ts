import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../../src/infra/project.ts';
import type { Need } from '../../../web/dashboard/dashboard.ts';
import { dashboardPages } from '../../../web/dashboard/pages.ts';
import { everyTable } from '../../conformance/grow.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rows } from '../../support/sql.ts';
import { organization } from '../members/world.ts';
import { endLimits, originOf, PASSWORD, type Person, person } from '../oauth/world.ts';
import { type Desktop, desktopOf, postForms } from './world.ts';

const FORMS = dashboardPages.filter(({ submit }) => submit !== undefined).map(({ path }) => path);
/** Pages of a person that the authorization server has, with a form of the session. */
const OWN_FORMS = ['/account', '/account/passkey', '/sign-out'];
/** A name that would do something where it is not shown as text. */
const HOSTILE = '"><img src=x onerror=alert(1)>\u202e\u200b';
const AWAY = [
  'https://evil.example',
  'https://evil.example/dashboard',
  '//evil.example/dashboard',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/dashboard\\..\\..\\evil.example',
  '/dashboard/..//evil.example',
  '/dashboard/../../evil.example',
  '/dashboard//evil.example',
  '/%2F/evil.example',
  '/dashboard@evil.example',
  'dashboard',
  '/dashboardevil',
  'javascript:alert(1)',
  'data:text/html,x',
  '/authorize?client_id=x',
  '/sign-out',
  '/dashboard\r\nSet-Cookie: a=b',
  ' https://evil.example',
  '\thttps://evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  `/dashboard?${'x'.repeat(1_000)}`,
];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a hostile dashboard on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let owner: Person;
    let ann: Desktop;
    let eve: Desktop;
    let made = 0;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, HOSTILE)).id;
      owner = await someone('owner', 'operator');
      ann = await desktopOf(app, owner);
      const others = (await organization(app, 'Others')).id;
      eve = await desktopOf(app, await person(app, 'eve', { orgId: others, role: 'owner' }));
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    /** Somebody with a hostile name. */
    async function someone(role: 'owner' | 'member', operates?: 'operator'): Promise<Person> {
      made += 1;
      const who = await person(app, `hostile-${made}`, { orgId, role });
      await app.store.transaction(async (tx) => {
        if (operates === undefined) return;
        await tx.users.setOperatorRole(who.id, { role: operates, at: app.clock.now(), by: 'admin' });
      });
      return who;
    }
    const count = async () => Number((await rows(app.url, 'select count(*) as n from audit_log'))[0]?.n);
    /** What every form of this session has: its token, and the organization that it acts for. */
    async function ownValues(desk: Desktop): Promise<URLSearchParams> {
      const [form] = postForms((await desk.open('/dashboard/sessions')).text);
      if (form === undefined) throw new Error('a page without the form to sign out');
      form.values.delete('form');
      return form.values;
    }

    it('takes no form without the token of the session, with one of another session, or from another site', async () => {
      const own = await ownValues(ann);
      const again = await ownValues(await desktopOf(app, owner));
      const others = await ownValues(eve);
      const before = await count();
      const forged = (values: URLSearchParams, token: string | null) => {
        const copy = new URLSearchParams(values);
        if (token === null) copy.delete('token');
        else copy.set('token', token);
        return copy;
      };
      const wrong: [string, URLSearchParams, Record<string, string>][] = [
        ['no token', forged(own, null), {}],
        ['an empty token', forged(own, ''), {}],
        ['a token that is none', forged(own, 'x'.repeat(43)), {}],
        ['the token of another person', others, {}],
        ['the token of another browser', again, {}],
        ['another site', own, { 'sec-fetch-site': 'cross-site' }],
        ['another host of the site', own, { 'sec-fetch-site': 'same-site' }],
        ['another origin', own, { 'sec-fetch-site': '', origin: 'https://evil.example' }],
        ['no origin', own, { 'sec-fetch-site': '', origin: 'null' }],
      ];
      for (const path of [...FORMS, ...OWN_FORMS])
        for (const [what, values, headers] of wrong) {
          const { status, text } = await ann.post(path, values, headers);
          expect(status, `${path} ${what}`).equal(403);
          expect(text, `${path} ${what}`).contain('The form is not one of ours');
        }
      expect(await count()).equal(before);
      // The right token gets further on each of them.
      for (const path of FORMS)
        expect((await ann.post(path, own)).text, path).not.contain('The form is not one of ours');
    });

    it('is in no frame and in no cache, whatever a page answers', async () => {
      const bad = new URLSearchParams({ token: 'x' });
      const nobody = (path: string, init: RequestInit = {}) =>
        fetch(`${originOf(app)}${path}`, { redirect: 'manual', ...init, headers: { accept: 'text/html' } });
      const browser = openBrowser(originOf(app), app.baseUrl);
      const signIn = (await browser.go('/sign-in?return_to=/dashboard')).url.slice(app.baseUrl.length);
      const answers: [string, { status: number; headers: Headers }][] = [];
      for (const { path, submit } of dashboardPages) {
        answers.push([path, await ann.open(`${path}?id=1`)]);
        answers.push([`${path} for nobody`, await nobody(path)]);
        answers.push([`PUT ${path}`, await nobody(path, { method: 'PUT' })]);
        if (submit === undefined) continue;
        answers.push([`POST ${path}`, await ann.post(path, bad)]);
        answers.push([`POST ${path} for nobody`, await nobody(path, { method: 'POST' })]);
      }
      for (const path of [
        ...OWN_FORMS,
        '/sign-in',
        '/sign-in?act=addPasskey',
        '/invitations/of-nobody-at-all',
        signIn,
        '/sign-in/of-nobody-at-all',
      ]) {
        answers.push([path, await ann.open(path)]);
        answers.push([`${path} for nobody`, await nobody(path)]);
        answers.push([`POST ${path}`, await ann.post(path, bad)]);
        answers.push([`PUT ${path}`, await nobody(path, { method: 'PUT' })]);
      }
      answers.push(['/authorize', await nobody('/authorize?client_id=nobody')]);
      answers.push(['sign-in', await browser.go(signIn)]);
      for (const [what, { status, headers }] of answers) {
        expect(headers.get('x-frame-options'), `${what} ${status}`).equal('DENY');
        expect(headers.get('content-security-policy'), `${what} ${status}`).contain("frame-ancestors 'none'");
        expect(headers.get('cache-control'), `${what} ${status}`).contain('no-store');
        expect(headers.get('vary'), `${what} ${status}`).contain('Cookie');
        expect(headers.get('etag'), `${what} ${status}`).equal(null);
        expect(headers.get('last-modified'), `${what} ${status}`).equal(null);
      }
      expect(answers.map(([, { status }]) => status)).to.include.members([200, 303, 400, 401, 403, 404, 405]);
    });

    it('shows the names of people and organizations as text on each page', async () => {
      await rows(app.url, `update users set name = '${HOSTILE}' where id = '${owner.id}' returning id`);
      for (const path of [...dashboardPages.map((page) => page.path), '/account', '/account/passkey']) {
        const { text } = await ann.open(path);
        expect(text, path).not.contain('<img src=x').and.not.contain('\u202e').and.not.contain('\u200b');
      }
    });

    it('leads nowhere else after a sign-in, whatever address a link names', async () => {
      const { email } = await someone('member');
      for (const away of AWAY) {
        const browser = openBrowser(originOf(app), app.baseUrl);
        const asked = await browser.go(`/sign-in?${new URLSearchParams({ return_to: away })}`);
        expect(asked.text, away).contain('<title>Sign in');
        const page = await browser.submit({ email, password: PASSWORD });
        for (const passed of [...browser.passed(), page.url])
          expect(new URL(passed).origin, away).equal(new URL(app.baseUrl).origin);
        expect(new URL(page.url).pathname, JSON.stringify(away)).match(/^\/(account|dashboard)/);
        await endLimits(app);
      }
    });

    it('refuses a session that has ended, on each page', async () => {
      const who = await someone('owner', 'operator');
      const gone = await desktopOf(app, who);
      const values = await ownValues(gone);
      const [session] = await app.store.primary.browserSessions.list(who.id, app.clock.now());
      await app.store.transaction((tx) => tx.browserSessions.remove(session?.id ?? '', who.id));
      const before = await count();
      for (const { path, submit } of dashboardPages) {
        expect((await gone.open(path)).location, path).match(/^\/sign-in\?return_to=/);
        if (submit === undefined) continue;
        const { status, text } = await gone.post(path, values);
        expect(status, path).equal(401);
        expect(text, path).contain('nothing was changed');
      }
      expect(await count()).equal(before);
    });

    it('does nothing for a person who was removed, or lost the role, with the page open', async () => {
      type Change = (who: Person) => Promise<unknown>;
      const changes: readonly (readonly [string, readonly Need[], Change])[] = [
        [
          'removed',
          ['member', 'admin'],
          (who) => app.store.transaction((tx) => tx.memberships.remove(orgId, who.id)),
        ],
        [
          'a member only',
          ['admin'],
          (who) => app.store.transaction((tx) => tx.memberships.setRole(orgId, who.id, 'member')),
        ],
        [
          'no operator any more',
          ['moderator', 'operator'],
          (who) => app.store.transaction((tx) => tx.users.setOperatorRole(who.id, null)),
        ],
      ];
      for (const [what, needs, change] of changes) {
        const who = await someone('owner', 'operator');
        const desk = await desktopOf(app, who);
        const values = await ownValues(desk);
        await change(who);
        const before = await count();
        for (const page of dashboardPages.filter(
          ({ submit, needs: own }) => submit !== undefined && needs.includes(own),
        )) {
          const { status, text } = await desk.post(page.path, values);
          expect(status, `${what} ${page.path}`).oneOf([403, 409]);
          expect(text, `${what} ${page.path}`).match(/Ask|another organization|belong/);
        }
        expect(await count(), what).equal(before);
      }
    });

    it('shows each secret once: it is in no other page, no row and no log', async () => {
      const makers = [
        ['access/keys.ts', '/dashboard/keys', 'key', { name: 'Once', permissions: 'registry:read' }],
        ['access/clients.ts', '/dashboard/clients', 'client', { name: 'Once' }],
        ['access/members.ts', '/dashboard/members', 'invitation', { role: 'member' }],
      ] as const;
      expect(filesWith('secretOnce(')).deep.equal(makers.map(([file]) => file).sort());
      const desk = await desktopOf(app, owner);
      const secrets: string[] = [];
      for (const [, path, form, values] of makers) {
        const { text, headers, status } = await desk.fill(path, form, values);
        const secret = /class="secret"[^>]* value="([^"]+)"/.exec(text)?.[1];
        if (secret === undefined) throw new Error(`${path} ${status} shows no secret: ${text}`);
        expect(headers.get('cache-control'), path).contain('no-store');
        // A link ends with its secret.
        secrets.push(secret.slice(secret.lastIndexOf('/') + 1));
      }
      const token = (await ownValues(desk)).get('token') ?? '';
      for (const path of dashboardPages.map((page) => page.path))
        for (const secret of secrets) expect((await desk.open(path)).text, path).not.contain(secret);
      for (const table of everyTable) {
        const text = JSON.stringify(await rows(app.url, `select * from ${table}`));
        for (const secret of [...secrets, token, PASSWORD]) expect(text, table).not.contain(secret);
      }
      for (const secret of [...secrets, token, PASSWORD]) expect(app.logged.join('\n')).not.contain(secret);
    });
  });
}

/** Files of the dashboard that call a function, without the one that has it. */
function filesWith(call: string): string[] {
  const folder = join(projectRoot, 'web/dashboard');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'parts.ts')
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes(call))
    .sort();
}
