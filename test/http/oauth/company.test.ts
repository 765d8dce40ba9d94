import { assert } from 'chai';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { FRESH_MS } from '../../../src/domain/members/browser-session.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import type { Browser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { execute, rows } from '../../support/sql.ts';
import { eventually } from '../world.ts';
import { ISSUER, type Said, startCompany } from './company-world.ts';
import { MEMBER_PAGE, type MemberPages, openMemberPages } from './member-pages.ts';
import { endLimits, PASSWORD, person } from './world.ts';

/** Domains that a reader, or a careless comparison, takes for `company.example`. */
const LOOK_ALIKES = [
  // Cyrillic, Greek, a dotless i elsewhere, full-width letters, and the same as it goes over the wire.
  'c\u043empany.example',
  'com\u0440any.example',
  'c\u03bfmpany.example',
  '\uff43ompany.example',
  'company\u3002example',
  'company.ex\u0430mple',
  'xn--cmpany-yqf.example',
  'c0mpany.example',
  'cornpany.example',
  // What is not seen.
  'com\u200bpany.example',
  'comp\u00adany.example',
  'company.example\u2024evil.example',
  'company.example.',
  '.company.example',
];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a sign-in at the identity provider of a company on ${engine.name}`, () => {
    let app: TestApp;
    let pages: MemberPages;
    let company: Awaited<ReturnType<typeof startCompany>>;
    let orgId: string;
    let otherOrg: string;
    let made = 0;
    before(async () => {
      app = await startTestApp(engine);
      company = await startCompany(app.sites);
      orgId = (await createOrganization(app.store, { name: 'Acme' })).organization.id;
      otherOrg = (await createOrganization(app.store, { name: 'Other' })).organization.id;
      const domains = new Map([['company.example', orgId]]);
      pages = await openMemberPages(app, undefined, {
        issuer: ISSUER,
        clientId: 'registry',
        clientSecret: 'the secret of the client',
        domains,
      });
    });
    after(async () => {
      await pages.close();
      await app.drop();
    });
    afterEach(() => endLimits(app));

    const someone = (more: Record<string, unknown> = {}) => {
      made += 1;
      const email = `ann-${made}@company.example`;
      return { sub: `subject-${made}`, name: 'Ann', email, email_verified: true, ...more };
    };
    /** The page at which a browser ends whose person signs in there. */
    async function signIn(said: Said, browser: Browser = pages.browser(), path = MEMBER_PAGE) {
      await browser.go(path);
      const form = new URL(browser.passed().at(-1) ?? '').pathname;
      const { url } = await browser.go(`${form}?way=company`);
      assert.include(url, `${ISSUER}/authorize?`);
      const page = await browser.go(company.answer(url, said));
      await endLimits(app);
      return { page, browser, url };
    }
    const whoIs = () => pages.seen()?.principal;

    it('makes a member of the organization of the domain, once, and knows them by their subject', async () => {
      const claims = someone();
      const { page, url } = await signIn({ claims });
      assert.include(page.text, '<title>Keys', page.text);
      assert.deepInclude(whoIs()?.standings[0], { role: 'member' });
      assert.equal(whoIs()?.standings[0]?.organization.id, orgId);
      const id = whoIs()?.userKey;
      const asked = new URL(url).searchParams;
      assert.equal(asked.get('code_challenge_method'), 'S256');
      assert.isAbove((asked.get('nonce') ?? '').length, 40);
      assert.match(company.sent.at(-1)?.body.get('code_verifier') ?? '', /^[\w-]{43}$/);
      // What the provider says of the address later changes nothing.
      for (const more of [
        {},
        { email: 'new-name@company.example' },
        { email: undefined },
        { email_verified: false },
      ]) {
        await signIn({ claims: { ...claims, ...more } });
        assert.equal(whoIs()?.userKey, id, JSON.stringify(more));
      }
    });

    it('signs in nobody of whom the provider says no verified address of a mapped domain', async () => {
      const known = await person(app, 'known', { orgId: otherOrg, role: 'owner' });
      const lies: Record<string, unknown>[] = [
        { email_verified: false },
        { email_verified: undefined },
        { email_verified: 'true' },
        { email_verified: 1 },
        { email: known.email },
        { email: 'ann@sub.company.example' },
        { email: 'ann@company.example.evil.example' },
        { email: 'ann@evil.example@company.example' },
        { email: 'ann@evil.example' },
        ...LOOK_ALIKES.map((domain) => ({ email: `ann@${domain}` })),
        { email: '' },
        { email: ['ann@company.example'] },
        { email: undefined },
        { sub: '' },
        { sub: 'x'.repeat(256) },
      ];
      for (const more of lies) {
        const { page } = await signIn({ claims: someone(more) });
        assert.equal(page.status, 401, JSON.stringify(more));
        assert.include(page.text, '<title>Sign in');
      }
      const users = await app.store.primary.users.findByEmail('ann@evil.example');
      assert.isUndefined(users);
    });

    it('does not give the account of an address to the next person who has the address', async () => {
      const first = someone();
      await signIn({ claims: first });
      const { page } = await signIn({ claims: { ...first, sub: 'somebody-else' } });
      assert.equal(page.status, 401);
      assert.include(page.text, 'for no account here');
    });

    it('links an account that exists, and ends what somebody did who never proved the address', async () => {
      const squatter = await person(app, 'squatted', { orgId, role: 'member' });
      const email = 'squatted@company.example';
      await execute(app.url, `update users set email = '${email}' where id = '${squatter.id}'`);
      const thief = await pages.signedIn({ ...squatter, email });
      const { page } = await signIn({ claims: { sub: 'owner-of-it', email, email_verified: true } });
      assert.include(page.text, '<title>Keys');
      assert.equal(whoIs()?.userKey, squatter.id);
      assert.include((await thief.go(MEMBER_PAGE)).text, '<title>Sign in', 'the session has ended');
      assert.equal((await thief.submit({ email, password: PASSWORD })).status, 401, 'and the password');
      const linked = await rows(app.url, `select * from user_identities where user_id = '${squatter.id}'`);
      assert.lengthOf(linked, 1);
    });

    it('does not let in who was disabled, and gives who was removed no membership again', async () => {
      const claims = someone();
      await signIn({ claims });
      const id = whoIs()?.userKey ?? '';
      await app.store.transaction((tx) => tx.memberships.remove(orgId, id));
      await signIn({ claims });
      assert.deepEqual(whoIs()?.standings, []);
      await app.store.transaction((tx) => tx.users.disable(id, app.clock.now()));
      assert.equal((await signIn({ claims })).page.status, 401);
    });

    it('refuses tokens that are not for this sign-in, or not of this provider', async () => {
      const now = Math.floor(Date.now() / 1000);
      const tokens: [string, Partial<Said>][] = [
        ['a wrong nonce', { token: { nonce: 'x' } }],
        ['no nonce', { token: { nonce: undefined } }],
        ['a wrong audience', { token: { aud: 'another' } }],
        ['two audiences without a party', { token: { aud: ['registry', 'another'], azp: 'another' } }],
        ['a wrong issuer', { token: { iss: 'https://evil.example' } }],
        ['an expired one', { token: { exp: now - 3_600 } }],
        ['one without a subject', { token: { sub: undefined } }],
        ['no signature', { signature: 'none' }],
        ['the secret as the key', { signature: 'symmetric' }],
        ['another key', { signature: 'another key' }],
        ['another issuer in the answer', { query: { iss: 'https://evil.example' } }],
        ['an error', { query: { error: 'access_denied' } }],
      ];
      for (const [name, lie] of tokens) {
        const { page } = await signIn({ claims: someone(), ...lie });
        assert.equal(page.status, 401, name);
        assert.include(page.text, 'The company sign-in did not work.', name);
      }
    });

    it('refuses answers that are huge, broken, redirected or an error, and goes on after them', async () => {
      const answers: [string, NonNullable<Said['answer']>][] = [
        ['huge', (_request, response) => response.writeHead(200).end(`{"a":"${'x'.repeat(1_000_000)}"}`)],
        [
          'broken',
          (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{'),
        ],
        ['deep', (_request, response) => response.writeHead(200).end('['.repeat(100_000))],
        [
          'elsewhere',
          (_request, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
        ],
        ['an error', (_request, response) => response.writeHead(500).end()],
        ['cut', (request) => request.socket.destroy()],
      ];
      for (const [name, answer] of answers)
        assert.equal((await signIn({ claims: someone(), answer })).page.status, 401, name);
      assert.include((await signIn({ claims: someone() })).page.text, '<title>Keys');
      assert.notMatch(app.logged.join('\n'), /the secret of the client/);
    });

    it('waits for a silent provider only so long, and lets others in meanwhile', async () => {
      let waiting = 0;
      const answer = () => {
        waiting += 1;
      };
      const stuck = Promise.all(Array.from({ length: 8 }, () => signIn({ claims: someone(), answer })));
      await eventually(
        async () => waiting,
        (count) => count === 8,
      );
      const beside = await person(app, 'beside', { orgId, role: 'member' });
      assert.include((await (await pages.signedIn(beside)).go(MEMBER_PAGE)).text, '<title>Keys');
      assert.include((await signIn({ claims: someone() })).page.text, '<title>Keys');
      for (const { page } of await stuck) {
        assert.equal(page.status, 401);
        assert.include(page.text, 'The company sign-in did not work.');
      }
    });

    it('takes a key that the provider has just changed, and no other', async () => {
      const claims = someone();
      await signIn({ claims });
      await company.rotate();
      assert.include((await signIn({ claims })).page.text, '<title>Keys');
      assert.equal((await signIn({ claims, signature: 'another key' })).page.status, 401);
    });

    it('belongs to the browser in which it began, and its state to this sign-in', async () => {
      const victim = pages.browser();
      await victim.go(MEMBER_PAGE);
      const form = new URL(victim.passed().at(-1) ?? '').pathname;
      const { url } = await victim.go(`${form}?way=company`);
      const back = company.answer(url, { claims: someone() });
      const stranger = pages.browser();
      assert.equal((await stranger.go(back)).status, 400, 'another browser');
      await stranger.go(MEMBER_PAGE);
      assert.equal((await stranger.go(back)).status, 400, 'another sign-in');
      const forged = new URL(back, 'http://x');
      for (const state of ['', 'x', `${form.split('/').at(-1)}.${'a'.repeat(43)}`]) {
        forged.searchParams.set('state', state);
        assert.include([400, 401], (await victim.go(`${forged.pathname}${forged.search}`)).status, state);
      }
      assert.include((await victim.go(back)).text, '<title>Keys');
    });

    it('confirms who is signed in, and nobody else', async () => {
      const claims = someone();
      const { browser } = await signIn({ claims });
      const ask = `/sign-in?act=createMyApiKey&return_to=${MEMBER_PAGE}`;
      app.clock.advance(FRESH_MS);
      const other = someone();
      await signIn({ claims: other });
      const { page, url } = await signIn({ claims: other }, browser, ask);
      assert.equal(page.status, 401);
      assert.include(page.text, 'another person');
      assert.equal(new URL(url).searchParams.get('max_age'), '0');
      assert.equal(new URL(url).searchParams.get('prompt'), 'login');
      const stale = { claims, token: { auth_time: Math.floor(Date.now() / 1000) - 3_600 } };
      assert.equal((await signIn(stale, browser, ask)).page.status, 401, 'they did not sign in again there');
      assert.include((await signIn({ claims }, browser, ask)).page.text, '<title>Keys');
    });
  });
}
