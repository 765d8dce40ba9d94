import { assert } from 'chai';
import { readEmail } from '../../../src/domain/members/credentials.ts';
import { addressBucket } from '../../../src/domain/net/address.ts';
import { sha256Hex } from '../../../src/domain/text/sha256.ts';
import { accountTried, PER_ADDRESS } from '../../../src/http/oauth/limits.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Browser, openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import {
  authorizeUrl,
  endLimits,
  newVerifier,
  originOf,
  PASSWORD,
  type Person,
  person,
  REDIRECT,
  register,
  startTwin,
} from './world.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`sign-in on ${engine.name}`, () => {
    let app: TestApp;
    let ann: Person;
    let annHash: string;
    let clientId: string;
    before(async () => {
      app = await startTestApp(engine);
      ann = await person(app, 'ann');
      annHash = (await app.store.transaction((tx) => tx.users.find(ann.id)))?.passwordHash ?? '';
      clientId = await register(app);
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    /** A browser at the sign-in page. */
    async function begin(id = clientId): Promise<Browser> {
      const browser = openBrowser(originOf(app));
      const page = await browser.go(authorizeUrl(id, newVerifier()));
      assert.include(page.text, '<title>Sign in');
      return browser;
    }
    const right = () => ({ email: ann.email, password: PASSWORD });

    it('leads to the question what is allowed, which names the program and where it goes on', async () => {
      const browser = await begin();
      const page = await browser.submit({ email: `  ${ann.email.toUpperCase()} `, password: PASSWORD });
      assert.equal(page.status, 200);
      assert.include(page.text, '<title>Allow access?');
      assert.include(page.text, 'A program');
      assert.include(page.text, '127.0.0.1:3999');
    });

    it('takes forms of its own pages only', async () => {
      const other = await begin();
      const foreign = /name="token" value="([^"]+)"/.exec(
        (await other.go(authorizeUrl(clientId, newVerifier()))).text,
      );
      assert.isNotNull(foreign);
      for (const token of ['', 'x', String(foreign?.[1])]) {
        const browser = await begin();
        const page = await browser.submit({ ...right(), token });
        assert.equal(page.status, 403, token);
        assert.include(page.text, '<title>Request rejected');
        assert.include(page.headers.get('content-type'), 'text/html');
      }
      const browser = await begin();
      await browser.submit(right());
      const consent = await browser.submit({ decision: 'allow', token: 'x' });
      assert.equal(consent.status, 403, 'nobody allows anything from elsewhere');
    });

    it('belongs to the browser that began', async () => {
      const browser = openBrowser(originOf(app));
      const { url } = await browser.go(authorizeUrl(clientId, newVerifier()));
      const { pathname } = new URL(url);
      const other = openBrowser(originOf(app));
      const page = await other.go(pathname);
      assert.equal(page.status, 400);
      assert.include(page.text, '<title>Page expired');
      assert.notInclude(page.text, '<form');
      const begun = await begin();
      const stolen = await begun.go(pathname);
      assert.equal(stolen.status, 400, 'not with the cookie of another page either');
      const answer = await app.post(pathname, 'email=a&password=b', {
        'content-type': 'application/x-www-form-urlencoded',
      });
      assert.equal(answer.status, 400);
      assert.equal((await app.get('/sign-in/doesnotexist')).status, 400);
      const resumed = await app.get(pathname.replace('/sign-in/', '/authorize/'));
      assert.equal(resumed.status, 400);
    });

    it('tells nobody who has an account: same status, same page, same work', async () => {
      await person(app, 'disabled');
      const gone = await app.store.transaction((tx) => tx.users.findByEmail('disabled@people.example'));
      await app.store.transaction((tx) => tx.users.disable(gone?.id ?? '', app.clock.now()));
      const seen = new Set<string>();
      const audited = new Set<string>();
      for (const [email, password] of [
        [ann.email, 'wrong'],
        [ann.email, ''],
        [ann.email, `${PASSWORD} `],
        [ann.email, PASSWORD.toUpperCase()],
        ['nobody@people.example', PASSWORD],
        ['disabled@people.example', PASSWORD],
        ['disabled@people.example', 'wrong'],
        ['no address', PASSWORD],
        ['a\0b@people.example', PASSWORD],
        ['a\ud800b@people.example', PASSWORD],
        ['', ''],
      ] as const) {
        const browser = await begin();
        const page = await browser.submit({ email, password });
        assert.equal(page.status, 401, email);
        assert.isEmpty(page.headers.getSetCookie());
        const text = page.text
          .replace(/ value(?:="[^"]*")?(?=[ />])/g, '')
          .replace(/action="[^"]*"/g, '')
          .replace(/&quot;challenge&quot;:&quot;[\w-]{43}&quot;/, '')
          .replace(/\s+/g, ' ');
        seen.add(text);
        assert.include(page.text, 'The e-mail address or the password is incorrect.');
        const [entry] = await app.store.read.auditLog.list(null, 1);
        const { account_sha256: tried, ...detail } = entry?.detail ?? {};
        assert.equal(tried, accountTried(readEmail(email)), 'an attack on one person can be seen');
        audited.add(JSON.stringify([entry?.action, entry?.actor, entry?.outcome, detail]));
      }
      assert.equal(seen.size, 1);
      assert.equal(audited.size, 1);
      const page = await (await begin()).submit({ email: '"><script>alert(1)</script>', password: 'x' });
      assert.notInclude(page.text, '<script>');
    });

    /** Tries a wrong password so many times; the last page. */
    async function fail(times: number, email: string, browser?: Browser) {
      let page = await (browser ?? (await begin())).submit({ email, password: 'wrong' });
      for (let tried = 1; tried < times; tried += 1) {
        page = await (browser ?? (await begin())).submit({ email, password: 'wrong' });
      }
      return page;
    }

    /** As if so many wrong passwords had been tried from this machine just now; real ones take their time. */
    const failed = (failures: number, email: string) =>
      app.store.transaction((tx) => {
        const key = sha256Hex(`place ${accountTried(email)} 127.0.0.1`);
        return tx.signInAttempts.put({ key, failures, lastAt: app.clock.now() });
      });

    it('makes who guesses wait longer and longer, whether there is such an account or not', async () => {
      for (const email of [ann.email, 'nobody@people.example']) {
        await endLimits(app);
        await failed(9, email);
        assert.equal((await fail(1, email)).status, 401);
        const seen = [];
        for (let round = 0; round < 3; round += 1) {
          const refused = await (await begin()).submit({ email: email.toUpperCase(), password: PASSWORD });
          assert.equal(refused.status, 429, email);
          assert.include(refused.headers.get('content-type'), 'text/html');
          const seconds = Number(refused.headers.get('retry-after'));
          assert.include(refused.text, `${seconds} seconds`);
          seen.push(seconds);
          app.clock.advance(seconds * 1000);
          assert.equal((await fail(1, email)).status, 401, 'no shut door');
        }
        assert.deepEqual(seen, [5, 10, 20]);
      }
      await endLimits(app);
    });

    it('lets an owner in from the browser that they use, while others guess', async () => {
      const own = openBrowser(originOf(app));
      await own.go(authorizeUrl(clientId, newVerifier()));
      assert.include((await own.submit(right())).text, '<title>Allow access?');
      own.forget('session');
      await fail(12, ann.email);
      const stranger = await (await begin()).submit(right());
      assert.equal(stranger.status, 429, 'from another browser at the same address');
      await own.go(authorizeUrl(clientId, newVerifier()));
      assert.include((await own.submit(right())).text, '<title>Allow access?');
    });

    it('counts the failures of a browser that is known too, and only for the account that it is known for', async () => {
      const bob = await person(app, 'bob');
      const own = openBrowser(originOf(app));
      await own.go(authorizeUrl(clientId, newVerifier()));
      await own.submit({ email: bob.email, password: PASSWORD });
      own.forget('session');
      await own.go(authorizeUrl(clientId, newVerifier()));
      assert.equal((await fail(10, bob.email, own)).status, 401);
      assert.equal((await fail(1, bob.email, own)).status, 429);
      await endLimits(app);
      await own.go(authorizeUrl(clientId, newVerifier()));
      assert.equal((await fail(10, ann.email, own)).status, 401);
      assert.equal((await fail(1, ann.email, own)).status, 429);
      const elsewhere = await (await begin()).submit(right());
      assert.equal(elsewhere.status, 429, 'it was no known browser of that account');
    });

    it('takes no cookie of its own making for a browser that is known', async () => {
      const own = openBrowser(originOf(app));
      await own.go(authorizeUrl(clientId, newVerifier()));
      await own.submit(right());
      const cookie = own.cookie('device') ?? '';
      assert.match(cookie, /^[\w-]+\.\d+\.[\w-]+$/);
      await fail(11, ann.email);
      const [nonce = '', issued = '', mac = ''] = cookie.split('.');
      for (const made of [
        '',
        'x',
        `${nonce}.${issued}.`,
        `${nonce}x.${issued}.${mac}`,
        `${nonce}.${Number(issued) + 1}.${mac}`,
        `${nonce}.${issued}.${mac.split('').reverse().join('')}`,
      ]) {
        const browser = await begin();
        browser.setCookie('device', made);
        assert.equal((await browser.submit(right())).status, 429, made);
      }
      const carried = await begin();
      carried.setCookie('device', cookie);
      assert.equal((await carried.submit(right())).status, 200);
      await app.store.transaction((tx) => tx.users.setPassword(ann.id, `${annHash}x`));
      const stale = await begin();
      stale.setCookie('device', cookie);
      assert.equal((await stale.submit(right())).status, 429, 'the password is another one by now');
      await app.store.transaction((tx) => tx.users.setPassword(ann.id, annHash));
    });

    it('slows down many places that guess at one account, and the owner is let in from their own', async () => {
      const own = openBrowser(originOf(app));
      await own.go(authorizeUrl(clientId, newVerifier()));
      await own.submit(right());
      own.forget('session');
      const key = sha256Hex(`account ${accountTried(ann.email)}`);
      const lastAt = app.clock.now();
      await app.store.transaction((tx) => tx.signInAttempts.put({ key, failures: 106, lastAt }));
      const page = await (await begin()).submit(right());
      assert.equal(page.status, 429);
      assert.equal(page.headers.get('retry-after'), '60', 'a minute at most, whoever hammers');
      await own.go(authorizeUrl(clientId, newVerifier()));
      assert.include((await own.submit(right())).text, '<title>Allow access?');
      app.clock.advance(60_000);
      assert.equal((await (await begin()).submit(right())).status, 200);
    });

    it('notes the first refusal of a quarter of an hour, and not each', async () => {
      await failed(10, 'flooded@people.example');
      await fail(4, 'flooded@people.example');
      const noted = (await app.store.read.auditLog.list(null, 50)).filter(
        ({ action, detail }) =>
          action === 'credential.sign_in_throttled' &&
          detail.account_sha256 === accountTried('flooded@people.example'),
      );
      assert.lengthOf(noted, 1);
      assert.deepInclude(noted[0], { actor: 'anonymous', outcome: 'refused', address: '127.0.0.1' });
    });

    it('is limited per address, whatever accounts are tried', async () => {
      const ask = { ...PER_ADDRESS, key: addressBucket('127.0.0.1'), cost: PER_ADDRESS.limit - 2 };
      await app.store.transaction((tx) => tx.limits.consume({ ...ask, now: app.clock.now() }));
      const browser = await begin();
      const statuses = [];
      for (const name of ['some', 'body', 'else']) {
        const page = await browser.submit({ email: `${name}@people.example`, password: 'wrong' });
        statuses.push(page.status);
      }
      assert.deepEqual(statuses, [401, 401, 429]);
      const key = sha256Hex(`place ${accountTried('else@people.example')} 127.0.0.1`);
      const counted = await app.store.transaction((tx) => tx.signInAttempts.findForUpdate(key));
      assert.isUndefined(counted, 'what the address was refused is no failure of the account');
    });

    it('counts exactly when attempts come at once to two processes', async () => {
      const shared = await startTestApp(engine, { settings: { BASE_URL: 'https://registry.example' } });
      const twin = await startTwin(shared);
      try {
        const bob = await person(shared, 'bob');
        const id = await register(shared);
        const browsers = await Promise.all(
          Array.from({ length: 16 }, async (_, index) => {
            const origin = originOf(index % 2 === 0 ? shared : twin);
            const browser = openBrowser(origin, 'https://registry.example');
            await browser.go(authorizeUrl(id, newVerifier()));
            return browser;
          }),
        );
        const pages = await Promise.all(
          browsers.map((browser) => browser.submit({ email: bob.email, password: 'wrong' })),
        );
        const statuses = pages.map(({ status }) => status).sort();
        assert.deepEqual(statuses, [...Array(10).fill(401), ...Array(6).fill(429)]);
      } finally {
        await twin.stop();
        await shared.drop();
      }
    });

    it('shows names of programs as text', async () => {
      const id = await register(app, { client_name: `<img src=x onerror=alert(1)>"'&amp;</title>` });
      const browser = await begin(id);
      const first = await browser.go(authorizeUrl(id, newVerifier()));
      const second = await browser.submit(right());
      for (const { text } of [first, second]) {
        assert.notInclude(text, '<img src=x');
        assert.include(text, `&lt;img src=x onerror=alert(1)>&quot;'&amp;amp;&lt;/title>`);
      }
    });

    it('lets its pages load nothing of others, be framed by nobody, and lead to the program only', async () => {
      for (const [redirectUri, target] of [
        ['https://client.example/cb', 'https://client.example'],
        ['https://client.example:8443/cb', 'https://client.example:8443'],
        [REDIRECT, 'http://127.0.0.1:3999'],
        ['http://[::1]:4000/cb', 'http:'],
        ['com.example.app:/cb', 'com.example.app:'],
        ['https://a;b.example/cb', 'https:'],
        ['https://a,b.example/cb', 'https:'],
      ] as const) {
        await endLimits(app);
        const id = await register(app, { redirect_uris: [redirectUri] });
        const browser = openBrowser(originOf(app));
        const url = authorizeUrl(id, newVerifier(), { redirect_uri: redirectUri });
        // The first page asks for a passkey with a script of ours; the consent has none.
        const scripts =
          "; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
        for (const [page, more] of [
          [await browser.go(url), scripts],
          [await browser.submit(right()), ''],
        ] as const) {
          assert.equal(
            page.headers.get('content-security-policy'),
            `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${target}${more}`,
            redirectUri,
          );
          assert.equal(page.headers.get('x-frame-options'), 'DENY');
          assert.equal(page.headers.get('cache-control'), 'no-store');
          assert.equal(page.headers.get('referrer-policy'), 'no-referrer');
          assert.equal(page.headers.get('x-content-type-options'), 'nosniff');
        }
      }
    });

    it('gives cookies that no script and no other site sees', async () => {
      const shared = await startTestApp(engine, { settings: { BASE_URL: 'https://registry.example' } });
      try {
        const id = await register(shared);
        const { headers } = await shared.get(authorizeUrl(id, newVerifier()));
        const cookies = headers.getSetCookie();
        assert.isNotEmpty(cookies);
        for (const cookie of cookies) {
          assert.match(cookie, /; httponly/i);
          assert.match(cookie, /; secure/i);
          assert.match(cookie, /; samesite=lax/i);
        }
      } finally {
        await shared.drop();
      }
    });

    it('refuses what is no form, or too long a one', async () => {
      const { url } = await (await begin()).go(authorizeUrl(clientId, newVerifier()));
      assert.include(url, '/sign-in/');
      for (const [values, status] of [
        [{ email: 'x'.repeat(20_000), password: 'x' }, 413],
        [{ email: ann.email, password: 'x'.repeat(20_000) }, 413],
      ] as const) {
        const page = await (await begin()).submit(values);
        assert.equal(page.status, status);
      }
    });

    it('answers browsers with pages and programs with JSON when something goes wrong', async () => {
      for (const path of ['/authorize', '/authorize?client_id=nobody', '/authorize/doesnotexist']) {
        const forPeople = await app.get(path, BROWSER);
        assert.equal(forPeople.status, 400, path);
        assert.equal(forPeople.headers.get('content-type'), 'text/html; charset=utf-8', path);
        for (const accept of ['*/*', 'application/json', '']) {
          const forPrograms = await app.get(path, { accept });
          assert.equal(forPrograms.status, 400, path);
          assert.isString(forPrograms.body.error, path);
        }
      }
    });
  });
}
