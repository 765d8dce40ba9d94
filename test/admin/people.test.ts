import { assert } from 'chai';
import { setTier } from '../../src/admin/organizations.ts';
import {
  createUser,
  disableUser,
  enableUser,
  releaseUser,
  resetPassword,
  verifyAddress,
} from '../../src/admin/people.ts';
import { OperatorError } from '../../src/domain/errors.ts';
import { organization } from '../http/members/world.ts';
import {
  allow,
  authorizeUrl,
  newVerifier,
  originOf,
  person,
  register,
  type Tokens,
  tokensOf,
} from '../http/oauth/world.ts';
import { passwords, startTestApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { enginesInTurn } from '../support/databases.ts';
import { rejects } from '../support/rejects.ts';
import { runAdmin, runAdminWith } from './run-admin.ts';

const PASSWORD = 'correct horse battery staple';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`operator commands about people on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, 'Acme')).id;
    });
    after(() => app.drop());

    const run = (...args: string[]) => runAdmin({ DATABASE_URL: app.config.databaseUrl }, ...args);
    const admin = async (...args: string[]) => {
      const { code, stdout, stderr } = await run(...args);
      assert.equal(stderr, '', args.join(' '));
      assert.equal(code, 0);
      assert.match(stdout, /^\{.*\}\n$/, 'one line, nothing else');
      return JSON.parse(stdout);
    };
    const refused = async (...args: string[]) => {
      const { code, stdout, stderr } = await run(...args);
      assert.equal(stdout, '');
      assert.equal(code, 1);
      assert.notInclude(stderr, PASSWORD);
      return stderr.trim();
    };
    const create = (...more: string[]) => ['user', 'create', '--org', 'Acme', ...more];
    const me = ({ access_token: token }: Tokens) => app.get('/api/me', { authorization: `Bearer ${token}` });

    it('make a person who can sign in, with the role that was given', async () => {
      const made = await admin(
        ...create(
          '--email',
          ' Ann@People.example',
          '--password',
          PASSWORD,
          '--role',
          'owner',
          '--name',
          'Ann',
        ),
      );
      assert.deepInclude(made.user, { email: 'ann@people.example', name: 'Ann' });
      assert.deepEqual(made.organization, { id: orgId, name: 'Acme', role: 'owner' });
      const { body } = await me(await tokensOf(app, { id: made.user.id, email: 'ann@people.example' }));
      assert.deepInclude(body, { id: made.user.id, name: 'Ann' });
      assert.deepEqual(body.organizations, [{ id: orgId, name: 'Acme', tier: null, role: 'owner' }]);
      const [entry] = await app.store.transaction((tx) => tx.auditLog.list(orgId, 10));
      assert.deepInclude(entry, { action: 'user create', actor: 'admin', subject: made.user.id });
    });

    it('make members unless told otherwise, and nobody twice', async () => {
      const made = await admin(...create('--email', 'bob@people.example', '--password', PASSWORD));
      assert.equal(made.organization.role, 'member');
      assert.equal(made.user.name, 'bob');
      const again = await refused(...create('--email', 'BOB@people.example', '--password', PASSWORD));
      assert.match(again, /already/);
    });

    it('take a password from a pipe, and warn of one that others can read', async () => {
      const who = create('--email', 'pip@people.example');
      const env = { DATABASE_URL: app.config.databaseUrl };
      for (const args of [who, [...who, '--password', PASSWORD, '--password-stdin']])
        assert.match(await refused(...args), /either --password-stdin .* or --password/);
      const empty = await runAdminWith('', env, [...who, '--password-stdin']);
      assert.match(empty.stderr, /at least 12 characters/);
      const made = await runAdminWith(`${PASSWORD}\n`, env, [...who, '--password-stdin']);
      assert.equal(made.code, 0, made.stderr);
      const { user, warning } = JSON.parse(made.stdout);
      assert.isUndefined(warning);
      assert.equal((await me(await tokensOf(app, user))).status, 200);
      const open = await admin(...create('--email', 'opal@people.example', '--password', PASSWORD));
      assert.match(open.warning, /use --password-stdin/);
    });

    it('list who belongs to an organization', async () => {
      const input = { org: orgId, email: 'iris@people.example', password: PASSWORD, role: 'admin' };
      const { user } = await createUser(app.store, input, passwords);
      const { organization: shown, members, count } = await admin('user', 'list', '--org', orgId);
      assert.equal(shown.id, orgId);
      assert.lengthOf(members, count);
      const { joined_at: joined, ...iris } = members.find(
        ({ user_id: id }: { user_id: string }) => id === user.id,
      );
      assert.deepEqual(iris, { user_id: user.id, name: 'iris', email: user.email, role: 'admin' });
      assert.isNotNaN(Date.parse(joined));
      assert.match(await refused('user', 'list', '--org', 'Nowhere'), /no organization/);
    });

    it('refuse bad addresses, passwords, roles and organizations, and say which it is', async () => {
      const ann = { org: 'Acme', email: 'c@people.example', password: PASSWORD, role: 'member' };
      for (const [reason, input] of [
        [/not an e-mail address/, { email: 'nobody' }],
        [/at least 12 characters/, { password: 'short' }],
        [/must not repeat the e-mail address/, { password: 'c@people.example' }],
        [/not a role/, { role: 'boss' }],
        [/no organization/, { org: 'Nowhere' }],
      ] as const) {
        const error = await rejects(createUser(app.store, { ...ann, ...input }, passwords));
        assert.instanceOf(error, OperatorError);
        assert.match(error.message, reason);
      }
      assert.match((await rejects(setTier(app.store, 'Nowhere', 'api'))).message, /no organization/);
      assert.match((await rejects(setTier(app.store, 'Acme', 'gold'))).message, /gold is not a tier/);
      assert.isUndefined(await app.store.transaction((tx) => tx.users.findByEmail('c@people.example')));
    });

    it('lock a person out at once, tokens included', async () => {
      const eve = { org: orgId, email: 'eve@people.example', password: PASSWORD, role: 'member' };
      const { user } = await createUser(app.store, eve, passwords);
      const tokens = await tokensOf(app, user);
      assert.equal((await me(tokens)).status, 200);
      const done = await admin('user', 'disable', 'Eve@people.example');
      assert.deepInclude(done, { disabled: true });
      assert.equal((await me(tokens)).status, 401);
      assert.match(await refused('user', 'disable', user.email), /is disabled already/);
      for (const email of ['nobody@people.example', 'nobody'])
        assert.match(await refused('user', 'disable', email), /^nobody signs in as "nobody.*; user list/);
    });

    it('let a person back in who was locked out', async () => {
      const finn = { org: orgId, email: 'finn@people.example', password: PASSWORD, role: 'member' };
      const { user } = await createUser(app.store, finn, passwords);
      assert.match((await rejects(enableUser(app.store, finn.email))).message, /can sign in already/);
      await disableUser(app.store, finn.email);
      const done = await admin('user', 'enable', 'Finn@people.example');
      assert.deepInclude(done, { disabled: false });
      assert.equal((await me(await tokensOf(app, user))).status, 200);
      assert.match(
        (await rejects(enableUser(app.store, 'nobody@people.example'))).message,
        /nobody signs in as/,
      );
    });

    it('give a person another password, and end what the old one opened', async () => {
      const gina = { org: orgId, email: 'gina@people.example', password: PASSWORD, role: 'member' };
      const { user } = await createUser(app.store, gina, passwords);
      const tokens = await tokensOf(app, user);
      const { password, ...done } = await admin('user', 'password', gina.email);
      assert.deepEqual(done.user, { id: user.id, email: gina.email, name: 'gina' });
      assert.match(password, /^[\w-]{43}$/, 'one is made and shown');
      assert.equal((await me(tokens)).status, 401);
      const signIn = async (word: string) => {
        const browser = openBrowser(originOf(app), app.baseUrl);
        await browser.go('/account');
        return (await browser.submit({ email: gina.email, password: word })).status;
      };
      assert.deepEqual([await signIn(PASSWORD), await signIn(password)], [401, 200]);
      const given = await resetPassword(app.store, gina.email, `${PASSWORD} again`, passwords);
      assert.notProperty(given, 'password', 'what was given is not shown');
      assert.deepEqual([await signIn(password), await signIn(`${PASSWORD} again`)], [401, 200]);
      for (const [email, word, reason] of [
        ['nobody@people.example', undefined, /nobody signs in as/],
        ['nobody', undefined, /nobody signs in as/],
        [gina.email, 'short', /at least 12/],
        [gina.email, gina.email, /must not repeat/],
      ] as const)
        assert.match((await rejects(resetPassword(app.store, email, word, passwords))).message, reason);
      const [entry] = await app.store.transaction((tx) => tx.auditLog.list(null, 1));
      assert.notInclude(JSON.stringify(entry), password);
    });

    it('give and take roles in running the deployment', async () => {
      const { email, id } = await person(app, 'hal', { orgId, role: 'member' });
      const roleOf = async () => (await app.store.primary.users.findOperator(id))?.operatorRole;
      assert.deepInclude(await admin('user', 'grant', email, 'moderator'), { role: 'moderator' });
      assert.equal(await roleOf(), 'moderator');
      await admin('user', 'grant', email.toUpperCase(), 'operator');
      const { people, count } = await admin('user', 'roles');
      assert.equal(count, 1);
      assert.deepInclude(people[0], { user_id: id, role: 'operator', granted_by: 'admin', disabled: false });
      assert.deepInclude(await admin('user', 'grant', email, 'none'), { role: null });
      assert.isUndefined(await roleOf());
      assert.match(await refused('user', 'grant', email, 'none'), /no such person with a role/);
      assert.match(
        await refused('user', 'grant', email, 'owner'),
        /the roles are moderator, operator, or none/,
      );
      assert.match(await refused('user', 'grant', 'nobody@people.example', 'moderator'), /nobody signs in/);
    });

    it('vouch for addresses, and free those that are not their holders', async () => {
      const hugo = await person(app, 'hugo', { orgId, role: 'member' });
      const find = () => app.store.transaction((tx) => tx.users.findByEmail(hugo.email));
      assert.isNull((await find())?.emailVerifiedAt);
      assert.deepInclude(await admin('user', 'verify', hugo.email), { email_verified: true });
      assert.isNotNull((await find())?.emailVerifiedAt);
      const tokens = await tokensOf(app, hugo);
      assert.deepInclude(await admin('user', 'release', hugo.email), { released: hugo.email });
      assert.equal((await me(tokens)).status, 401);
      assert.isUndefined(await find());
      const fresh = await createUser(app.store, {
        org: orgId,
        email: hugo.email,
        password: PASSWORD,
        role: 'member',
      });
      assert.notEqual(fresh.user.id, hugo.id);
      assert.match(
        (await rejects(releaseUser(app.store, 'nobody@people.example'))).message,
        /nobody signs in as/,
      );
      assert.match((await rejects(verifyAddress(app.store, 'nobody'))).message, /nobody signs in as/);
    });

    it('give and take the tier of an organization', async () => {
      assert.deepEqual(await admin('org', 'tier', 'Acme', 'api'), {
        organization: { id: orgId, name: 'Acme', tier: 'api' },
      });
      assert.equal((await app.store.transaction((tx) => tx.organizations.find(orgId)))?.tier, 'api');
      assert.equal((await setTier(app.store, orgId, 'none')).organization.tier, null);
    });

    it('change the signing key, and leave tokens of the old one valid', async () => {
      const dora = { org: orgId, email: 'dora@people.example', password: PASSWORD, role: 'member' };
      const made = await createUser(app.store, dora, passwords);
      const who = { id: made.user.id, email: made.user.email };
      const before = await tokensOf(app, who);
      const kidOf = ({ access_token: token }: Tokens) =>
        JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
      const { kid, rotated } = await admin('keys', 'rotate');
      assert.isTrue(rotated);
      app.clock.advance(30_000);
      const after = await tokensOf(app, who);
      assert.equal(kidOf(after), kid);
      assert.notEqual(kidOf(before), kid);
      assert.equal((await me(before)).status, 200);
      assert.equal((await me(after)).status, 200);
      const { text } = await app.get('/.well-known/oauth-jwks.json');
      const published: { kid: string; d?: string }[] = JSON.parse(text).keys;
      assert.includeMembers(
        published.map((key) => key.kid),
        [kid, kidOf(before)],
      );
      assert.isTrue(published.every((key) => key.d === undefined));
    });

    it('leave sign-in closed to a wrong password', async () => {
      const url = authorizeUrl(await register(app), newVerifier());
      const page = await allow(openBrowser(originOf(app)), url, 'ann@people.example', 'wrong wrong wrong');
      assert.equal(page.status, 401);
    });
  });
}
