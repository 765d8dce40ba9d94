import { assert } from 'chai';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { resetPassword } from '../../../src/admin/people.ts';
import { FRESH_MS } from '../../../src/domain/members/browser-session.ts';
import { NO_PASSWORD } from '../../../src/domain/members/credentials.ts';
import { CHALLENGE_MS, MOST_PASSKEYS } from '../../../src/domain/members/passkeys.ts';
import { PASSKEY_LIMIT } from '../../../src/http/oauth/limits.ts';
import { passwords, startTestApp, type TestApp } from '../../support/app.ts';
import { type Lies, startAuthenticator } from '../../support/authenticator.ts';
import type { Browser, Page } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rows } from '../../support/sql.ts';
import {
  ADD,
  addIn,
  browserOf,
  isIn,
  offered,
  offerOf,
  signedInBrowser,
  signInPageOf,
  withPasskey,
} from './passkey-world.ts';
import { endLimits, lastingToken, PASSWORD, type Person, person } from './world.ts';

const CONFIRM = '/sign-in?act=createMyApiKey&return_to=/dashboard/sessions';
/** One of each way in which an answer is not one to our page, with words of what is said. */
const REFUSED_USES: readonly (readonly [string, Lies, string])[] = [
  ['of another site', { origin: 'https://evil.example' }, 'belongs to another site'],
  ['of a site below another', { origin: 'http://localhost.evil.example' }, 'belongs to another site'],
  ['of the same host with another port', { origin: 'http://localhost:1' }, 'belongs to another site'],
  ['for another host', { rpId: 'evil.example' }, 'belongs to another site'],
  ['to another challenge', { challenge: 'x'.repeat(43) }, 'answered another request'],
  ['to no challenge', { challenge: '' }, 'answered another request'],
  ['of a person who was not verified', { flags: 1 }, 'without a check that it is you'],
  ['of nobody', { flags: 4 }, 'without a check that it is you'],
  ['that made a passkey', { type: 'webauthn.create' }, 'was not accepted'],
  ['with a signature of somebody else', { signature: Buffer.alloc(70, 48) }, 'was not accepted'],
  ['with no signature', { signature: Buffer.alloc(0) }, 'was not accepted'],
  ['of a passkey that nobody has', { id: Buffer.alloc(32, 7) }, 'was not accepted'],
  ['with an id of a thousand bytes', { id: Buffer.alloc(1_023, 7) }, 'was not accepted'],
  ['with an id of five thousand bytes', { id: Buffer.alloc(5_000, 7) }, 'was not accepted'],
  [
    'that names another person',
    { userHandle: Buffer.from('somebody').toString('base64url') },
    'was not accepted',
  ],
  ['that names nobody', { userHandle: null }, 'was not accepted'],
];
const REFUSED_PASSKEYS: readonly (readonly [string, Lies, string])[] = [
  ['of another site', { origin: 'https://evil.example' }, 'belongs to another site'],
  ['for another host', { rpId: 'evil.example' }, 'belongs to another site'],
  ['for another challenge', { challenge: 'x'.repeat(43) }, 'answered another request'],
  ['of a person who was not verified', { flags: 1 }, 'without a check that it is you'],
  ['of nobody', { flags: 4 }, 'without a check that it is you'],
  ['that was used and not made', { type: 'webauthn.get' }, 'was not accepted'],
  ['with an algorithm of another kind', { algorithm: -65_535 }, 'a kind of key'],
  ['with an algorithm that nobody knows', { algorithm: 4_711 }, 'a kind of key'],
  ['with a certificate', { format: 'packed', statement: [['x5c', [Buffer.alloc(20)]]] }, 'certificate'],
  ['with a certificate beside nothing', { statement: [['x5c', [Buffer.alloc(20)]]] }, 'certificate'],
  ['of a kind of attestation that asks other hosts', { format: 'android-safetynet' }, 'certificate'],
  ['of a kind of attestation that nobody knows', { format: 'x' }, 'certificate'],
  [
    'with a signature of nobody over itself',
    {
      format: 'packed',
      statement: [
        ['alg', -7],
        ['sig', Buffer.alloc(70)],
      ],
    },
    'was not accepted',
  ],
  ['with bytes behind it', { more: Buffer.alloc(100) }, 'was not accepted'],
  ['that is larger than any', { more: Buffer.alloc(7_000) }, 'was not accepted'],
  ['with an id of 1,024 bytes', { id: Buffer.alloc(1_024, 7) }, 'was not accepted'],
];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`passkeys on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let made = 0;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await createOrganization(app.store, { name: 'Acme' })).organization.id;
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    const someone = (): Promise<Person> => {
      made += 1;
      return person(app, `keyed-${made}`, { orgId, role: 'member' });
    };
    const passkeysOf = (who: Person) => app.store.primary.passkeys.list(who.id, MOST_PASSKEYS);
    const lastSignIn = async () => {
      const entries = await app.store.read.auditLog.list(null, 5);
      return entries.find(({ action }) => action === 'credential.sign_in');
    };
    async function use(browser: Browser, passkey: string): Promise<Page> {
      return browser.submit({ email: '', password: '', passkey });
    }

    it('are made by a person who has just proved who they are, and sign this person in without a name', async () => {
      const who = await someone();
      const browser = await signedInBrowser(app, who);
      const asked = offered(await browser.go(ADD));
      assert.deepInclude(asked.authenticatorSelection, {
        residentKey: 'required',
        userVerification: 'required',
      });
      assert.equal(asked.attestation, 'none');
      assert.equal(asked.rp.id, 'localhost');
      assert.equal(asked.user.id, Buffer.from(who.id).toString('base64url'));
      const { authenticator, page } = await addIn(app, browser, '  Work laptop ');
      assert.equal(page.status, 200, page.text);
      const [added] = await passkeysOf(who);
      assert.deepInclude(added, { name: 'Work laptop', isSynced: false, lastUsedAt: null });
      assert.deepEqual(added?.transports, ['internal']);
      const [entry] = await app.store.read.auditLog.list(null, 1);
      assert.deepInclude(entry, { action: 'credential.passkey_added', actor: who.id });
      assert.equal(entry?.subject, added?.id);

      const fresh = browserOf(app);
      const sign = offered(await signInPageOf(fresh));
      assert.deepEqual(
        [sign.allowCredentials, sign.userVerification, sign.rpId],
        [[], 'required', 'localhost'],
      );
      const before = fresh.cookie('session');
      assert.isTrue(isIn(await use(fresh, authenticator.use(sign, { flags: 1 | 4 | 8 | 16 }))));
      assert.notEqual(fresh.cookie('session'), before);
      const [used] = await passkeysOf(who);
      assert.deepInclude(used, { isSynced: true });
      assert.deepEqual(used?.lastUsedAt, app.clock.now());
      const signIn = await lastSignIn();
      assert.deepInclude(signIn, { actor: who.id, outcome: 'done' });
      assert.deepInclude(signIn?.detail, { way: 'passkey' });
    });

    it('are refused to a sign-in when their answer is not one to its page, in words that say what is wrong', async () => {
      const who = await someone();
      const { authenticator } = await withPasskey(app, who);
      const browser = browserOf(app);
      let page = await signInPageOf(browser);
      for (const [what, lies, words] of REFUSED_USES) {
        page = await use(browser, authenticator.use(offered(page), lies));
        assert.equal(page.status, 401, what);
        assert.include(page.text, words, what);
        assert.notInclude(page.text, 'evil.example', what);
        assert.deepInclude(await lastSignIn(), { actor: 'anonymous', outcome: 'refused' }, what);
      }
      for (const text of [
        '{',
        '[]',
        'null',
        '"x"',
        '{}',
        '{"id":1}',
        `{"id":"${'x'.repeat(9_000)}"}`,
        '['.repeat(4_000),
      ]) {
        page = await use(browser, text);
        assert.equal(page.status, 401, text.slice(0, 20));
        assert.include(page.text, 'was not accepted');
      }
      assert.isNull((await passkeysOf(who))[0]?.lastUsedAt ?? null);
      assert.isTrue(isIn(await use(browser, authenticator.use(offered(page)))), 'the honest answer is taken');
    });

    it('are asked for something else each time: an answer counts once, in its sign-in, and for ten minutes', async () => {
      const who = await someone();
      const { authenticator } = await withPasskey(app, who);
      const browser = browserOf(app);
      const first = authenticator.use(offered(await signInPageOf(browser)));
      const other = browserOf(app);
      await signInPageOf(other);
      const stolen = await use(other, first);
      assert.include(stolen.text, 'answered another request', 'in another browser');
      assert.isTrue(isIn(await use(browser, first)));
      const again = browserOf(app);
      let page = await signInPageOf(again);
      const kept = offered(page);
      assert.deepEqual(offered(await again.go(page.url.slice(app.baseUrl.length))), kept, 'opened again');
      assert.include((await use(again, first)).text, 'answered another request', 'a second time');
      assert.include((await use(again, authenticator.use(kept))).text, 'answered another request', 'used up');
      page = await signInPageOf(again);
      const late = authenticator.use(offered(page));
      app.clock.advance(CHALLENGE_MS);
      page = await use(again, late);
      assert.include(page.text, 'answered another request', 'too late');
      assert.isTrue(isIn(await use(again, authenticator.use(offered(page)))));
    });

    it('confirm the person who is signed in, and nobody else', async () => {
      const who = await someone();
      const { browser, authenticator } = await withPasskey(app, who);
      const other = await withPasskey(app, await someone());
      app.clock.advance(FRESH_MS);
      let page = await browser.go(CONFIRM);
      assert.include(page.text, '<title>Confirm that it is you');
      const { allowCredentials } = offered(page);
      assert.deepEqual(
        allowCredentials.map(({ id }) => id),
        [authenticator.credentialId],
      );
      page = await use(browser, other.authenticator.use(offered(page)));
      assert.equal(page.status, 401);
      assert.include(page.text, 'belongs to another person');
      const secret = browser.cookie('session');
      page = await use(browser, authenticator.use(offered(page), { userHandle: null }));
      assert.isTrue(isIn(page), page.text);
      assert.notEqual(browser.cookie('session'), secret);
      const plain = await signedInBrowser(app, await someone());
      app.clock.advance(FRESH_MS);
      assert.isNull(offerOf(await plain.go(CONFIRM)), 'a person without one');
    });

    it('count: one whose counter stands or goes back is refused as copied, after its signature was right', async () => {
      const who = await someone();
      const { authenticator } = await withPasskey(app, who);
      authenticator.countFrom(10);
      const browser = browserOf(app);
      assert.isTrue(isIn(await use(browser, authenticator.use(offered(await signInPageOf(browser))))));
      assert.equal((await passkeysOf(who))[0]?.counter, 11);
      for (const counter of [11, 10, 1, 0]) {
        const copy = browserOf(app);
        const page = await use(copy, authenticator.use(offered(await signInPageOf(copy)), { counter }));
        assert.include(page.text, 'may have been copied', String(counter));
        assert.deepInclude((await lastSignIn())?.detail, { fault: 'counter' });
        const forged = await use(
          copy,
          authenticator.use(offered(page), { counter, signature: Buffer.alloc(70) }),
        );
        assert.include(forged.text, 'was not accepted', 'says nothing of the counter');
      }
      assert.equal((await passkeysOf(who))[0]?.counter, 11);
      const next = browserOf(app);
      assert.isTrue(isIn(await use(next, authenticator.use(offered(await signInPageOf(next))))));
    });

    it('are refused when they are made otherwise than the page asked, and nothing is stored or asked of other hosts', async () => {
      const who = await someone();
      const browser = await signedInBrowser(app, who);
      for (const [what, lies, words] of REFUSED_PASSKEYS) {
        const passkey = startAuthenticator(app.baseUrl).create(offered(await browser.go(ADD)), lies);
        const page = await browser.submit({ name: 'Laptop', passkey });
        assert.equal(page.status, 400, what);
        assert.include(page.text, words, what);
        assert.include(page.text, 'value="Laptop"', 'the name stays');
        assert.notInclude(page.text, 'evil.example', what);
      }
      for (const values of [
        { name: '', passkey: '{}' },
        { name: ' \u200b ', passkey: '{}' },
        { name: 'x'.repeat(101), passkey: '{}' },
        { name: 'Laptop', passkey: '' },
        { name: 'Laptop', passkey: '{' },
      ]) {
        await browser.go(ADD);
        assert.equal((await browser.submit(values)).status, 400, JSON.stringify(values));
      }
      const authenticator = startAuthenticator(app.baseUrl);
      const late = authenticator.create(offered(await browser.go(ADD)));
      assert.equal((await browser.submit({ name: 'One', passkey: late })).status, 200);
      await browser.go(ADD);
      assert.equal((await browser.submit({ name: 'Again', passkey: late })).status, 400, 'a second time');
      assert.lengthOf(await passkeysOf(who), 1);
    });

    it('belong to one account: another person cannot add the same', async () => {
      const { authenticator } = await withPasskey(app, await someone());
      const thief = await someone();
      const browser = await signedInBrowser(app, thief);
      const passkey = authenticator.create(offered(await browser.go(ADD)));
      const page = await browser.submit({ name: 'Mine', passkey });
      assert.equal(page.status, 409);
      assert.lengthOf(await passkeysOf(thief), 0);
    });

    it('are added with a proof of the last ten minutes, by a form of ours, and ten at most', async () => {
      const who = await someone();
      const browser = await signedInBrowser(app, who);
      const passkey = startAuthenticator(app.baseUrl).create(offered(await browser.go(ADD)));
      assert.equal((await browser.submit({ name: 'Forged', passkey, token: 'x' })).status, 403);
      await browser.go(ADD);
      app.clock.advance(FRESH_MS);
      assert.include((await browser.submit({ name: 'Late', passkey })).text, '<title>Confirm that it is you');
      assert.include((await browser.go(ADD)).text, 'Enter your password to add a passkey');
      assert.include((await browser.submit({ password: PASSWORD })).text, '<title>Add a passkey');
      assert.lengthOf(await passkeysOf(who), 0);
      for (let index = 0; index < MOST_PASSKEYS; index += 1)
        assert.equal((await addIn(app, browser, `Key ${index}`)).page.status, 200);
      const full = await browser.go(ADD);
      assert.equal(full.status, 409);
      assert.include(full.text, `You have ${MOST_PASSKEYS} passkeys`);
      assert.include((await browserOf(app).go(ADD)).text, '<title>Sign in');
    });

    it('are listed, renamed and removed by their person, and by nobody else', async () => {
      const who = await someone();
      const other = await someone();
      await withPasskey(app, who);
      const asOne = async (one: Person) => ({ authorization: `Bearer ${await lastingToken(app, one)}` });
      const mine = await asOne(who);
      const theirs = await asOne(other);
      const { body } = await app.get('/api/me/passkeys', mine);
      const [{ id }] = body.passkeys;
      assert.deepInclude(body.passkeys[0], { name: 'Laptop', is_synced: false, last_used_at: null });
      assert.notInclude(JSON.stringify(body), (await passkeysOf(who))[0]?.publicKey ?? '');
      assert.deepEqual((await app.get('/api/me/passkeys', theirs)).body.passkeys, []);
      const path = `/api/me/passkeys/${id}`;
      assert.equal((await app.send('PATCH', path, theirs, { name: 'Mine' })).status, 404);
      assert.equal((await app.send('DELETE', path, theirs)).status, 404);
      assert.equal((await app.send('PATCH', path, mine, { name: ' ' })).status, 400);
      assert.equal((await app.send('PATCH', path, mine, { name: 'x'.repeat(101) })).status, 400);
      assert.equal((await app.send('PATCH', path, mine, { name: ' Desk ' })).body.name, 'Desk');
      assert.equal((await app.get('/api/me/sign-in', mine)).body.passkeys, 1);
      assert.equal((await app.send('DELETE', path, mine)).status, 204);
      assert.equal((await app.send('DELETE', path, mine)).status, 404);
      const key = await app.member();
      assert.equal((await app.get('/api/me/passkeys', key)).status, 403);
    });

    it('stay when nothing else is left to sign in with', async () => {
      const who = await someone();
      const { browser } = await withPasskey(app, who);
      const second = await addIn(app, browser, 'Second');
      assert.equal(second.page.status, 200);
      const mine = { authorization: `Bearer ${await lastingToken(app, who)}` };
      await app.store.transaction((tx) => tx.users.setPassword(who.id, NO_PASSWORD));
      const [first, last] = await passkeysOf(who);
      assert.deepEqual((await app.get('/api/me/sign-in', mine)).body, {
        password: false,
        companies: [],
        passkeys: 2,
      });
      const both = await Promise.all(
        [first, last].map((one) => app.send('DELETE', `/api/me/passkeys/${one?.id}`, mine)),
      );
      assert.sameMembers(
        both.map(({ status }) => status),
        [204, 409],
        'two at once leave one',
      );
      const [left] = await passkeysOf(who);
      const kept = await app.send('DELETE', `/api/me/passkeys/${left?.id}`, mine);
      assert.equal(kept.body.error, 'last_way_to_sign_in');
      const issuer = 'https://login.company.example';
      await app.store.transaction((tx) =>
        tx.userIdentities.insert({ issuer, subject: who.id, userId: who.id, linkedAt: app.clock.now() }),
      );
      assert.equal((await app.send('DELETE', `/api/me/passkeys/${left?.id}`, mine)).status, 204);
      assert.isFalse(await passwords.verify(NO_PASSWORD, NO_PASSWORD), 'it is no password either');
    });

    it('prove who sets a password, when there was none', async () => {
      const who = await someone();
      const { browser, authenticator } = await withPasskey(app, who);
      await app.store.transaction((tx) => tx.users.setPassword(who.id, NO_PASSWORD));
      const fresh = 'a password of their own';
      app.clock.advance(FRESH_MS);
      assert.notInclude((await browser.go('/account')).text, 'Current password');
      const asked = await browser.submit({ new: fresh, do: 'password' });
      assert.include(asked.text, 'Use one of these ways to set a password');
      assert.equal((await app.store.primary.users.find(who.id))?.passwordHash, NO_PASSWORD);
      await browser.go('/sign-in?act=setPassword&return_to=/account');
      const offer = offered(await browser.go('/sign-in?act=setPassword&return_to=/account'));
      assert.include((await use(browser, authenticator.use(offer))).text, '<title>Your account');
      assert.include((await browser.submit({ new: fresh, do: 'password' })).text, 'The password is changed');
      const other = browserOf(app);
      await signInPageOf(other);
      assert.isTrue(isIn(await other.submit({ email: who.email, password: fresh })));
      await browser.go('/account');
      assert.equal(
        (await browser.submit({ new: 'another of a thief', do: 'password' })).status,
        401,
        'now it asks',
      );
    });

    it('end with the account, and with a password that an operator sets', async () => {
      const who = await someone();
      const { authenticator } = await withPasskey(app, who);
      await app.store.transaction((tx) => tx.users.disable(who.id, app.clock.now()));
      const browser = browserOf(app);
      const page = await use(browser, authenticator.use(offered(await signInPageOf(browser))));
      assert.equal(page.status, 401);
      assert.include(page.text, 'was not accepted');
      await app.store.transaction((tx) => tx.users.enable(who.id));
      await resetPassword(app.store, who.email, 'a password of an operator', passwords);
      assert.lengthOf(await passkeysOf(who), 0);
      assert.include((await use(browser, authenticator.use(offered(page)))).text, 'was not accepted');
    });

    it('are counted by address, and leave one row for each sign-in, which has an end', async () => {
      const authenticator = startAuthenticator(app.baseUrl);
      const count = async () => (await rows(app.url, 'select * from passkey_challenges')).length;
      app.clock.advance(CHALLENGE_MS);
      await app.store.transaction((tx) => tx.passkeyChallenges.prune(app.clock.now(), 1_000));
      const browser = browserOf(app);
      let page = await signInPageOf(browser);
      for (let more = 0; more < 20; more += 1) page = await browser.go(page.url.slice(app.baseUrl.length));
      assert.equal(await count(), 1);
      const ask = { class: 'sign_in:passkey', key: '127.0.0.1', limit: PASSKEY_LIMIT, windowMs: 900_000 };
      await app.store.transaction(async (tx) => {
        for (let more = 0; more < PASSKEY_LIMIT; more += 1)
          await tx.limits.consume({ ...ask, now: app.clock.now() });
      });
      const refused = await use(browser, authenticator.use(offered(page)));
      assert.equal(refused.status, 429, refused.text);
      app.clock.advance(CHALLENGE_MS);
      await app.store.transaction((tx) => tx.passkeyChallenges.prune(app.clock.now(), 1_000));
      assert.equal(await count(), 0);
    });
  });
}

describe('passkeys of an address for which browsers make none', () => {
  it('are offered nowhere, and the page to add one says why', async () => {
    const [engine] = enginesInTurn(import.meta.filename);
    if (engine === undefined) return;
    const app = await startTestApp(engine, { settings: { BASE_URL: 'http://127.0.0.1:8080' } });
    try {
      const { organization } = await createOrganization(app.store, { name: 'Acme' });
      const who = await person(app, 'numbered', { orgId: organization.id, role: 'member' });
      const browser = await signedInBrowser(app, who);
      assert.isNull(offerOf(await signInPageOf(browserOf(app))));
      const page = await browser.go(ADD);
      assert.equal(page.status, 503);
      assert.include(page.text, 'only for a host name with https');
    } finally {
      await app.drop();
    }
  });
});
