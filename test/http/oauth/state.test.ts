import { assert } from 'chai';
import { decodeProtectedHeader } from 'jose';
import type { App } from '../../../src/app.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { loadKeys, rotateKeys, SIGNING_PURPOSE } from '../../../src/infra/oauth-keys.ts';
import { newId } from '../../../src/infra/random.ts';
import { sweep } from '../../../src/jobs/sweep.ts';
import type { Tables } from '../../../src/store/index.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import {
  authorizeUrl,
  codeOf,
  endLimits,
  feedStatus,
  member,
  newVerifier,
  originOf,
  PASSWORD,
  type Person,
  PUBLIC,
  redeem,
  refresh,
  register,
  startTwin,
  tokensOf,
} from './world.ts';

/** An organization whose invitations ended long ago, a while ago, and not yet. */
async function addInvitations(tx: Tables, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await tx.organizations.insert({ id: 'o', name: 'Acme', tier: null, createdAt: now });
  for (const [id, expiresAt] of [
    ['long over', ago(30 * DAY_MS)],
    ['just over', ago(29 * DAY_MS)],
    ['open', ago(-DAY_MS)],
  ] as const) {
    await tx.invitations.insert({
      id,
      orgId: 'o',
      tokenHash: id,
      email: null,
      role: 'member',
      createdBy: 'x',
      expiresAt,
      createdAt: ago(40 * DAY_MS),
      acceptedAt: null,
      acceptedBy: null,
      revokedAt: null,
    });
  }
}

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`state of the authorization server on ${engine.name}`, () => {
    let app: TestApp;
    let ann: Person;
    const running: App[] = [];
    before(async () => {
      app = await startTestApp(engine, { settings: { BASE_URL: PUBLIC } });
      ann = await member(app, 'ann');
    });
    after(async () => {
      await Promise.all(running.map((twin) => twin.stop()));
      await app.drop();
    });
    afterEach(() => endLimits(app));

    const twin = async () => {
      const started = await startTwin(app);
      running.push(started);
      return started;
    };

    it('is shared by processes behind one address, whichever gets which request', async () => {
      const other = await twin();
      let turn = 0;
      const next = () => {
        turn += 1;
        return originOf(turn % 2 === 0 ? app : other);
      };
      const clientId = await register(app);
      const verifier = newVerifier();
      const browser = openBrowser(next, PUBLIC);
      await browser.go(authorizeUrl(clientId, verifier));
      await browser.submit({ email: ann.email, password: PASSWORD });
      const { url } = await browser.submit({ decision: 'allow' });
      const code = { clientId, verifier, code: new URL(url).searchParams.get('code') ?? '' };
      const first = await redeem(other, code);
      assert.equal(first.status, 200);
      assert.equal(await feedStatus(app, first.access_token), 200);
      const second = await refresh(app, clientId, first.refresh_token);
      assert.equal(second.status, 200);
      assert.equal(await feedStatus(other, second.access_token), 200);
      assert.equal((await refresh(other, clientId, first.refresh_token)).error, 'invalid_grant');
      assert.equal(await feedStatus(app, second.access_token), 401);
    });

    it('outlives a restart: sessions, codes, tokens, forms that are open, and keys', async () => {
      const before = await twin();
      const clientId = await register(app);
      let origin = originOf(before);
      const browser = openBrowser(() => origin, PUBLIC);
      const code = await codeOf(app, ann, {}, clientId, browser);
      const tokens = await tokensOf(app, ann);
      const waiting = openBrowser(() => origin, PUBLIC);
      await waiting.go(authorizeUrl(clientId, newVerifier()));
      running.splice(running.indexOf(before), 1);
      await before.stop();
      const after = await twin();
      origin = originOf(after);
      const form = await waiting.submit({ email: ann.email, password: PASSWORD });
      assert.include(form.text, '<title>Allow access?');
      assert.equal(await feedStatus(after, tokens.access_token), 200);
      const redeemed = await redeem(after, code);
      assert.equal(redeemed.status, 200);
      assert.equal(await feedStatus(after, redeemed.access_token), 200);
      assert.equal((await refresh(after, tokens.clientId, tokens.refresh_token)).status, 200);
      const again = await browser.go(authorizeUrl(clientId, newVerifier()));
      // Nobody proves to be that program on somebody's machine, so each time is allowed anew (RFC 8252 section 8.6).
      assert.include(again.text, '<title>Allow access?', 'the session is there');
      const jwks = await (await fetch(`${originOf(after)}/.well-known/oauth-jwks.json`)).text();
      assert.equal((await app.get('/.well-known/oauth-jwks.json')).text, jwks);
    });

    it('signs with a new key from its rotation on, and takes what the old one signed', async () => {
      const other = await twin();
      const old = await tokensOf(app, ann);
      const kidOf = (token: string) => decodeProtectedHeader(token).kid;
      const published = async (from: Pick<App, 'address'>) => {
        const { keys } = (await (await fetch(`${originOf(from)}/.well-known/oauth-jwks.json`)).json()) as {
          keys: { kid: string }[];
        };
        return keys.map(({ kid }) => kid);
      };
      // Longer than keys are kept without a look, and less than tokens live.
      const pass = () => app.clock.advance(31_000);
      const kid = await rotateKeys(app.store, { now: () => app.clock.now(), newId });
      pass();
      const fresh = await refresh(app, old.clientId, old.refresh_token);
      assert.equal(kidOf(fresh.access_token), kid);
      assert.notEqual(kidOf(old.access_token), kid);
      for (const process of [app, other]) {
        assert.equal(await feedStatus(process, old.access_token), 200);
        assert.equal(await feedStatus(process, fresh.access_token), 200, 'also before it would look');
        assert.sameMembers(await published(process), [kid, String(kidOf(old.access_token))]);
      }
      const again = await rotateKeys(app.store, { now: () => app.clock.now(), newId });
      pass();
      assert.equal(kidOf((await tokensOf(app, ann)).access_token), again);
      assert.equal(await feedStatus(other, old.access_token), 200);
      app.clock.advance(-62_000);
    });

    it('makes keys once, however many processes begin at the same time', async () => {
      const store = await engine.open();
      try {
        const tools = { now: () => new Date(), newId };
        const loaded = await Promise.all(Array.from({ length: 6 }, () => loadKeys(store, null, tools)));
        for (const keys of loaded) assert.deepEqual(keys, loaded[0]);
        assert.lengthOf(await store.read.secrets.list(SIGNING_PURPOSE), 1);
        const rotated = await Promise.all(Array.from({ length: 3 }, () => rotateKeys(store, tools)));
        const [current] = (await loadKeys(store, null, tools)).signing;
        assert.include(rotated, current?.kid);
        const secrets = await store.read.secrets.list(SIGNING_PURPOSE);
        assert.lengthOf(
          secrets.filter(({ retiredAt }) => retiredAt === null),
          1,
        );
      } finally {
        await store.drop();
      }
    });

    it('signs with the newest key also when two were made in one millisecond', async () => {
      const store = await engine.open();
      try {
        const at = new Date();
        const tools = { now: () => at, newId };
        await loadKeys(store, null, tools);
        for (let round = 0; round < 5; round += 1) {
          const kid = await rotateKeys(store, tools);
          assert.equal((await loadKeys(store, null, tools)).signing[0]?.kid, kid);
        }
      } finally {
        await store.drop();
      }
    });

    it('takes keys from a file without keeping them', async () => {
      const store = await engine.open();
      try {
        const key = { kty: 'EC', kid: 'given' };
        const keys = await loadKeys(store, [key], { now: () => new Date(), newId });
        assert.deepEqual(keys.signing, [key]);
        assert.isEmpty(await store.read.secrets.list(SIGNING_PURPOSE));
        assert.lengthOf(keys.cookies, 1);
      } finally {
        await store.drop();
      }
    });

    it('is swept of what is over, and of nothing else', async () => {
      const store = await engine.open();
      try {
        const now = new Date('2027-01-01T00:00:00Z');
        const ago = (ms: number) => new Date(now.getTime() - ms);
        const models: [string, Date | null][] = [
          ['over', ago(1)],
          ['ends now', now],
          ['open', ago(-1)],
          ['endless', null],
        ];
        const nothing = { accountId: null, grantId: null, uid: null, userCode: null, consumedAt: null };
        await store.transaction(async (tx) => {
          for (const [id, expiresAt] of models) {
            await tx.oidcModels.put({ model: 'Grant', id, payload: {}, expiresAt, ...nothing });
          }
          await addInvitations(tx, now);
          const ask = { key: 'k', limit: 1, windowMs: 1000 };
          await tx.limits.consume({ ...ask, class: 'over', now: ago(1001) });
          await tx.limits.consume({ ...ask, class: 'open', now });
          await tx.signInAttempts.put({ key: 'over', failures: 3, lastAt: ago(DAY_MS + 1) });
          await tx.signInAttempts.put({ key: 'open', failures: 3, lastAt: ago(DAY_MS) });
          for (const [id, retiredAt] of [
            ['old', ago(2 * DAY_MS)],
            ['retired', ago(DAY_MS / 2)],
            ['current', null],
          ] as const) {
            const purpose = SIGNING_PURPOSE;
            await tx.secrets.insert({ id, purpose, value: '{}', createdAt: ago(3 * DAY_MS), retiredAt });
          }
        });
        await sweep(store, now);
        const attempts = await store.transaction(async (tx) => [
          await tx.signInAttempts.findForUpdate('over'),
          await tx.signInAttempts.findForUpdate('open'),
        ]);
        assert.deepEqual(
          attempts.map((row) => row?.key),
          [undefined, 'open'],
        );
        const left = await Promise.all(models.map(([id]) => store.read.oidcModels.find('Grant', id)));
        assert.deepEqual(
          left.map((row) => row?.id),
          [undefined, undefined, 'open', 'endless'],
        );
        const invitations = ['long over', 'just over', 'open'];
        const kept = await Promise.all(invitations.map((id) => store.read.invitations.find(id, 'o')));
        assert.deepEqual(
          kept.map((row) => row?.id),
          [undefined, 'just over', 'open'],
        );
        const secrets = await store.read.secrets.list(SIGNING_PURPOSE);
        assert.deepEqual(
          secrets.map(({ id }) => id),
          ['current', 'retired'],
        );
        const rows = await store.transaction((tx) => tx.limits.prune(ago(-DAY_MS)));
        assert.equal(rows, 1, 'of two windows one was left');
      } finally {
        await store.drop();
      }
    });
  });
}
