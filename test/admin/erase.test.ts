import { assert } from 'chai';
import { eraseOrganization, erasePrincipal } from '../../src/admin/erase.ts';
import { createOrganization } from '../../src/admin/organizations.ts';
import { createUser } from '../../src/admin/people.ts';
import { createPrincipal, revokePrincipal } from '../../src/admin/principals.ts';
import { naturalKey, newAccount } from '../../src/domain/accounts/account.ts';
import { DEFAULT_TERMS } from '../../src/domain/accounts/plan-account-entry.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { commitBuy } from '../../src/record/buys/commit-buy.ts';
import { erasedTables } from '../../src/store/holdings/erasures.ts';
import { ownedTables } from '../../src/store/holdings/owned-tables.ts';
import { wholeBuy } from '../support/buys.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { goldenSchema, insertOf } from '../support/golden-schema.ts';
import { NOW } from '../support/media.ts';
import { count, execute, rows } from '../support/sql.ts';
import { refused } from './refused.ts';

const SECRET = 'ann@secret.example';

/** Places of the database where a text stands in clear. */
async function placesOf(url: string, text: string): Promise<string[]> {
  const places: string[] = [];
  for (const [table, columns] of goldenSchema)
    for (const row of await rows(url, `select * from ${table}`))
      for (const { name } of columns)
        if (String(row[name] ?? '').includes(text)) places.push(`${table}.${name}`);
  return places;
}

const password = 'a long enough password 7';

for (const engine of engines) {
  describe(`admin erase on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());

    /** Something of the caller in every table that is erased, with the secret in every text that is no key. */
    async function fill(id: string): Promise<void> {
      // Counts come before what is counted, which adds to them.
      for (const table of erasedTables.toReversed()) {
        const columns = (goldenSchema.get(table) ?? []).filter(({ isText }) => isText);
        const texts = Object.fromEntries(columns.map(({ name }) => [name, `${SECRET} ${id}`]));
        await execute(store.url, insertOf(table, { ...texts, principal_id: id, hour: 0 }));
      }
    }

    async function makeCaller(name: string): Promise<string> {
      const { principal } = await createPrincipal(store, { name });
      const { id } = principal;
      await fill(id);
      const key = naturalKey({ brand: { domain: 'acme.example' }, operator: 'agency.example' }, false);
      const account = newAccount(key, {
        id: 'a1',
        principalId: id,
        status: 'active',
        billing: 'operator',
        declared: true,
        terms: DEFAULT_TERMS,
        now: NOW,
      });
      const entity = { legal_name: 'Acme Ltd', contacts: [{ role: 'billing', email: SECRET }] };
      await store.transaction(async (tx) => {
        await tx.accounts.insert({
          ...account,
          settings: { ...account.settings, billing_entity: entity as never },
        });
        const buy = wholeBuy({ id: 'b1', principalId: id, accountId: 'a1', packages: [] });
        await commitBuy(
          tx,
          null,
          { ...buy, details: { context: { who: SECRET }, po_number: 'po-1' } },
          { now: NOW, historyNotes: [] },
        );
      });
      await execute(
        store.url,
        insertOf('audit_log', {
          id: `e-${id}`,
          actor: id,
          actor_name: name,
          detail: '{}',
          address: '1.2.3.4',
          org_id: null,
        }),
      );
      await fillKept(id, name);
      return id;
    }

    /** Documents that stay, with the name of the caller in every member that may hold one, at any depth. */
    async function fillKept(id: string, name: string): Promise<void> {
      const receiver = { url: 'https://a.example', authentication: { credentials: name } };
      const anything = { context: { who: name }, ext: { deep: [{ who: name }] } };
      const personal = {
        ...anything,
        push_notification_config: receiver,
        reporting_webhook: receiver,
        revocation_webhook: receiver,
        invoice_recipient: { contacts: [{ email: name }] },
        kept: { list: [{ ...anything, contacts: [{ name }], number: 1 }] },
      };
      const grant = {
        campaign: { description: name, uses: ['voice'] },
        revocationWebhook: receiver,
        pushConfig: receiver,
      };
      for (const [table, row] of [
        ['media_buy_packages', { id: 'p1', details: JSON.stringify(personal) }],
        [
          'creatives',
          { name, folded_name: name, document: JSON.stringify({ ...personal, name, tags: [name] }) },
        ],
        ['usage_records', { record: JSON.stringify(personal) }],
        [
          'rights_grants',
          { id: `g-${id}`, offering: '{}', terms: '{}', details: JSON.stringify({ ...personal, ...grant }) },
        ],
      ] as const)
        await execute(store.url, insertOf(table, { ...row, principal_id: id }));
    }

    it('takes everything of a revoked caller but what bills rest on, and says what', async () => {
      const id = await makeCaller('Ann');
      const other = await makeCaller('Ben');
      await refused(erasePrincipal(store, 'Ann'), /in use; run principal revoke Ann first/);
      await refused(erasePrincipal(store, 'Nobody'), /no principal/);
      await revokePrincipal(store, 'Ann');
      const { removed, pseudonymized } = await erasePrincipal(store, 'Ann');
      assert.sameMembers(Object.keys(removed), erasedTables);
      const one = { media_buy_packages: 1, creatives: 1, usage_records: 1, rights_grants: 1 };
      // The operator's entries name the caller too.
      assert.deepEqual(pseudonymized, {
        ...one,
        accounts: 1,
        media_buys: 1,
        audit_log: 3,
        agent_principals: 1,
      });
      assert.includeMembers(await placesOf(store.url, 'Ben'), [
        'audit_log.actor_name',
        'audit_log.detail',
        'agent_principals.name',
        'media_buy_packages.details',
        'creatives.name',
        'creatives.folded_name',
        'creatives.document',
        'usage_records.record',
      ]);
      assert.deepEqual(await placesOf(store.url, 'Ann'), []);
      const grant = async (of: string) =>
        JSON.stringify(await store.primary.rightsGrants.find(of, `g-${of}`));
      assert.include(await grant(other), 'Ben');
      assert.include(await grant(id), '"campaign":{"description":"erased","uses":["voice"]}');
      assert.notInclude(await grant(id), 'Ann');
      const [kept] = await rows(store.url, `select record from usage_records where principal_id = '${id}'`);
      assert.equal(kept?.record, '{"kept":{"list":[{"number":1}]}}');
      for (const table of erasedTables) {
        assert.equal(await count(store.url, `${table} where principal_id = '${id}'`), 0, table);
        assert.equal(await count(store.url, `${table} where principal_id = '${other}'`), 1, table);
      }
      const [account] = await store.primary.accounts.list({ principalId: id }, 10);
      assert.equal(account?.name, 'erased');
      assert.deepEqual(account?.settings.billing_entity, { legal_name: 'Acme Ltd' });
      const buy = await store.primary.mediaBuys.find({ principalId: id, id: 'b1' });
      assert.deepEqual(buy?.details, { po_number: 'po-1' });
      const [entry] = await rows(store.url, `select actor_name, address from audit_log where id = 'e-${id}'`);
      assert.deepEqual({ ...entry }, { actor_name: 'erased', address: null });
    });

    it('can be repeated, and finds nothing the second time', async () => {
      const id = await makeCaller('Ann');
      await revokePrincipal(store, 'Ann');
      await store.transaction((tx) => tx.erasures.removeSome(id, 1));
      await erasePrincipal(store, id);
      const again = await erasePrincipal(store, id);
      assert.deepInclude(again, { principal: id, removed: {}, pseudonymized: { agent_principals: 1 } });
    });

    it('says of every table of a caller what was erased, or why it stays', async () => {
      const id = await makeCaller('Ann');
      await revokePrincipal(store, 'Ann');
      const { removed, kept } = await erasePrincipal(store, id);
      assert.sameMembers([...Object.keys(removed), ...Object.keys(kept)], Object.keys(ownedTables));
      for (const reason of Object.values(kept)) assert.match(reason, /^[a-z].{20,}[^.]$/);
    });

    it('takes the jobs of a caller that have ended, however many others have, and no other job', async () => {
      const id = await makeCaller('Ann');
      await revokePrincipal(store, 'Ann');
      const job = (name: string, more: object) =>
        execute(
          store.url,
          insertOf('jobs', { id: name, status: 'done', finished_at: 1, payload: '{}', ...more }),
        );
      const own = JSON.stringify({ principalId: id, id: 'b1' });
      const ids = ['a own', 'b webhook', 'c open', 'd other', 'e looks like it'];
      await job('a own', { payload: own });
      await job('b webhook', { payload: '{"channel":"x","url":"https://a.example"}', share: id });
      await job('c open', { payload: own, status: 'queued', finished_at: null });
      await job('d other', { payload: JSON.stringify({ principalId: `${id}x` }), share: 'other' });
      await job('e looks like it', { payload: JSON.stringify({ principalId: id.replaceAll(/[-_]/g, 'x') }) });
      const total = async (limit: number) => {
        let removed = 0;
        for (let after: string | null = ''; after !== null; ) {
          const from: string = after;
          const piece = await store.transaction((tx) => tx.erasures.removeEndedJobs(id, from, limit));
          removed += piece.rows;
          after = piece.last;
        }
        return removed;
      };
      assert.equal(await total(1), 2);
      const left = (await rows(store.url, "select id from jobs where id like '% %' order by id")).map(
        (row) => row.id,
      );
      assert.deepEqual(left, ids.slice(2));
      await job('a own', { payload: own });
      assert.equal((await erasePrincipal(store, id)).removed.jobs, 1);
    });

    it('is done by the sweep for a caller 90 days after it was revoked, and not before', async () => {
      const id = await makeCaller('Ann');
      const live = await makeCaller('Ben');
      await revokePrincipal(store, 'Ann');
      const days = (n: number) => new Date(Date.now() + n * 86_400_000);
      const sweepAll = async (now: Date) => {
        while (!(await sweep(store, now)));
      };
      const members = (of: string) => count(store.url, `audience_members where principal_id = '${of}'`);
      await sweepAll(days(89));
      assert.equal(await members(id), 1);
      await sweepAll(days(91));
      assert.equal(await members(id), 0);
      assert.equal(await members(live), 1);
      assert.equal(await count(store.url, `accounts where principal_id = '${id}'`), 1);
      const [row] = await rows(store.url, `select erased_at from agent_principals where id = '${id}'`);
      assert.isNotNull(row?.erased_at);
      const documents = ['media_buy_packages', 'creatives', 'usage_records'];
      const named = async (name: string) =>
        (await placesOf(store.url, name)).map((place) => place.split('.')[0]);
      assert.includeMembers(await named('Ben'), documents);
      for (const table of documents) assert.notInclude(await named('Ann'), table);
      const [account] = await store.primary.accounts.list({ principalId: id }, 10);
      assert.deepEqual(account?.settings.billing_entity, { legal_name: 'Acme Ltd' });
    });

    it('takes the people of an organization who belong to no other, and its calls of the agent', async () => {
      const { organization } = await createOrganization(store, { name: 'Acme' });
      const { organization: other } = await createOrganization(store, { name: 'Other' });
      const user = { password, role: 'owner', name: 'Ann' };
      await createUser(store, { ...user, org: organization.id, email: SECRET });
      await createUser(store, { ...user, org: organization.id, email: 'both@secret.example' });
      const both = await store.primary.users.findByEmail('both@secret.example');
      await store.transaction((tx) =>
        tx.memberships.insert({ orgId: other.id, userId: both?.id ?? '', role: 'member', createdAt: NOW }),
      );
      await fill(`org_${organization.id}`);
      for (const [table, org, more] of [
        ['invitations', 'org_id', {}],
        ['api_keys', 'org_id', {}],
        ['ownership_challenges', 'org_id', {}],
        ['crawl_requests', 'org_id', {}],
        ['feed_subscriptions', 'organization_id', {}],
        ['revisions', 'editor_org_id', { editor_name: 'Ann' }],
        ['reviews', 'org_id', { editor: 'Ann' }],
      ] as const)
        await execute(store.url, insertOf(table, { ...more, [org]: organization.id }));
      // A sign-in belongs to no organization.
      for (const email of [SECRET, 'both@secret.example']) {
        const { id } = (await store.primary.users.findByEmail(email)) ?? assert.fail();
        await execute(
          store.url,
          insertOf('audit_log', { id: `s-${id}`, actor: id, actor_name: email, detail: '{}', org_id: null }),
        );
      }
      const { removed, pseudonymized } = await eraseOrganization(store, 'Acme');
      assert.deepEqual(await placesOf(store.url, SECRET), []);
      assert.include(await placesOf(store.url, 'both@secret.example'), 'audit_log.actor_name');
      const gone = [
        'invitations',
        'api_keys',
        'ownership_challenges',
        'crawl_requests',
        'feed_subscriptions',
      ];
      assert.sameMembers(Object.keys(removed), [...erasedTables, ...gone, 'memberships']);
      assert.deepInclude(pseudonymized, { users: 1, revisions: 1, reviews: 1, organizations: 1 });
      for (const table of gone) assert.equal(await count(store.url, table), 0, table);
      assert.isUndefined(await store.primary.users.findByEmail(SECRET));
      assert.isNull((await store.primary.users.findByEmail('both@secret.example'))?.disabledAt ?? null);
      const [revision] = await rows(store.url, 'select editor_name from revisions');
      assert.equal(revision?.editor_name, 'erased');
      const again = await eraseOrganization(store, organization.id);
      assert.deepEqual(again.removed, {});
      await refused(eraseOrganization(store, 'Acme'), /no organization/);
    });
  });
}
