import { readFileSync } from 'node:fs';
import { assert } from 'chai';
import { writes } from '../../src/desk/tasks/call.ts';
import {
  callerLimits,
  excessOf,
  type HolderLimit,
  keptNewest,
  organizationLimits,
  sandboxLimits,
} from '../../src/domain/holdings.ts';
import { syncAudiences } from '../../src/handlers/audiences/syncAudiences.ts';
import { syncCatalogs } from '../../src/handlers/catalogs/syncCatalogs.ts';
import { syncCreatives } from '../../src/handlers/library/syncCreatives.ts';
import { type Buyer, banner, createArgs, newBuyer } from '../handlers/buys/buys-desk.ts';
import {
  type DeliveryDesk,
  deliveryHandlers,
  startDeliveryDesk,
} from '../handlers/delivery/delivery-desk.ts';
import { apiKey, organization, outcome } from '../http/members/world.ts';
import { startTestApp } from '../support/app.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { insertOf } from '../support/golden-schema.ts';
import { count, execute, rows } from '../support/sql.ts';
import { freshKey } from '../support/task-desk.ts';

const OWNERS: Readonly<Record<string, string>> = { revisions: 'editor_org_id' };
const ofCallers = Object.keys({ ...callerLimits, ...keptNewest });
const ofOrganizations = Object.keys(organizationLimits);
const holderOf = (table: string) =>
  ofCallers.includes(table) ? 'principal_id' : (OWNERS[table] ?? 'org_id');

describe('limits of one holder', () => {
  it('are named by the request that adds the rows, with the number and the error', () => {
    for (const [kind, limit] of Object.entries<HolderLimit>(callerLimits)) {
      const path = new URL(`../../schemas/v3/${limit.schema}.json`, import.meta.url);
      const { description } = JSON.parse(readFileSync(path, 'utf8'));
      const code = kind === 'buyer_catalogs' ? 'CATALOG_LIMIT_EXCEEDED' : 'INVALID_STATE';
      assert.match(
        description,
        new RegExp(`must not have more than [^.]*\\b${limit.most} ${limit.what}[^.]*\`${code}\``),
      );
    }
  });

  it('refuse what adds to too much, and nothing else', () => {
    const most = callerLimits.creatives.most;
    const held = (n: number) => new Map([['creatives', n]]);
    assert.isNull(excessOf(held(most - 1), held(most), callerLimits));
    assert.equal(excessOf(held(most), held(most + 1), callerLimits)?.count, most + 1);
    assert.equal(excessOf(new Map(), held(most + 1), callerLimits)?.kind, 'creatives');
    assert.isNull(excessOf(held(most + 9), held(most + 9), callerLimits), 'as many as before');
    assert.isNull(excessOf(held(most + 9), held(most + 8), callerLimits), 'fewer than before');
    assert.isNull(excessOf(new Map(), new Map([['toString', 1e9]]), callerLimits), 'no limit has this name');
  });
});

for (const engine of engines) {
  describe(`rows of one holder on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      await execute(store.url, insertOf('organizations', { id: 'acme' }));
      await execute(store.url, insertOf('users', { id: 'u1' }));
    });
    after(() => store.drop());

    for (const table of [...ofCallers, ...ofOrganizations])
      it(`are counted however they come and go: ${table}`, async () => {
        const holder = ofCallers.includes(table) ? 'p1' : 'acme';
        const held = async () => (await store.primary.holdings.of(holder)).get(table) ?? 0;
        const before = await held();
        const more = table === 'memberships' ? { user_id: 'u1' } : {};
        await execute(store.url, insertOf(table, { [holderOf(table)]: holder, ...more }));
        assert.equal(await held(), before + 1);
        await execute(store.url, `delete from ${table} where ${holderOf(table)} = '${holder}'`);
        assert.equal(await held(), 0);
      });

    it('have no count any more when there are none', async () => {
      assert.equal(await count(store.url, 'holdings'), 0);
    });
  });

  describe(`tasks at the limit of a caller on ${engine.name}`, () => {
    let desk: DeliveryDesk;
    let buyer: Buyer;
    before(async () => {
      desk = await startDeliveryDesk(engine, {
        handlers: {
          ...deliveryHandlers,
          sync_audiences: writes(syncAudiences),
          sync_catalogs: writes(syncCatalogs),
          sync_creatives: writes(syncCreatives),
        },
      });
    });
    beforeEach(() => {
      buyer = newBuyer();
    });
    after(() => desk.drop());

    /** As if the caller had so many rows: filling a table with millions of rows would show the same. */
    const hold = (kind: string, n: number) =>
      execute(
        desk.store.url,
        `insert into holdings (holder, kind, count) values ('${buyer.principal.id}', '${kind}', ${n})
         on conflict (holder, kind) do update set count = excluded.count`,
      );
    const member = { external_id: 'c-1', hashed_email: 'a'.repeat(64) };
    const audience = (more: object = {}) => ({ audience_id: freshKey(), ...more });
    const catalog = { catalog_id: 'boots', type: 'product', items: [{ sku: 'a', name: 'Boot' }] };
    const shop = { event_source_id: 'shop', action_source: 'website', event_types: ['purchase'] };

    /** One more of each, as a call of a task. */
    const more: Readonly<Record<string, { task: string; args: () => object | Promise<object> }>> = {
      audiences: { task: 'sync_audiences', args: () => ({ audiences: [audience()] }) },
      audience_members: {
        task: 'sync_audiences',
        args: () => ({ audiences: [audience({ add: [member] })] }),
      },
      buyer_catalogs: { task: 'sync_catalogs', args: () => ({ catalogs: [catalog] }) },
      buyer_catalog_items: { task: 'sync_catalogs', args: () => ({ catalogs: [catalog] }) },
      creatives: { task: 'sync_creatives', args: () => ({ creatives: [banner('b')] }) },
      media_buys: { task: 'create_media_buy', args: () => createArgs(buyer) },
      event_sources: { task: 'sync_event_sources', args: () => ({ event_sources: [shop] }) },
      logged_events: {
        task: 'log_event',
        async args() {
          await desk.sources(buyer, { event_sources: [shop] });
          const event = {
            event_id: 'e1',
            event_type: 'purchase',
            event_time: '2027-03-15T09:00:00Z',
            user_match: { click_id: 'c' },
          };
          return { account: undefined, event_source_id: 'shop', events: [event] };
        },
      },
    };
    for (const [kind, { task, args }] of Object.entries(more)) {
      const limit: HolderLimit = callerLimits[kind as keyof typeof callerLimits];
      it(`${task} refuses ${limit.what} beyond ${limit.most}, and stores nothing`, async () => {
        const given = { idempotency_key: freshKey(), account: buyer.account, ...(await args()) };
        await hold(kind, limit.most);
        const error = await desk.refusal(buyer.principal, task, given);
        assert.deepInclude(error, {
          code: kind === 'buyer_catalogs' ? 'CATALOG_LIMIT_EXCEEDED' : 'INVALID_STATE',
          recovery: 'correctable',
          ...(limit.field === undefined ? {} : { field: limit.field }),
          suggestion: limit.mend,
        });
        assert.deepEqual(error.details, { limit: limit.most, kind });
        assert.equal(await count(desk.store.url, `${kind} where principal_id = '${buyer.principal.id}'`), 0);
        // The seller's own event source comes with the first one.
        await hold(kind, limit.most - (kind === 'event_sources' ? 2 : 1));
        await desk.call(buyer.principal, task, { ...given, idempotency_key: freshKey() });
      });
    }

    it('lets a caller beyond a limit change and delete what it has', async () => {
      const args = (audiences: object[]) => ({
        idempotency_key: freshKey(),
        account: buyer.account,
        audiences,
      });
      await desk.call(buyer.principal, 'sync_audiences', args([{ audience_id: 'a' }, { audience_id: 'b' }]));
      await hold('audiences', callerLimits.audiences.most + 5);
      await desk.call(buyer.principal, 'sync_audiences', args([{ audience_id: 'a', name: 'Other' }]));
      await desk.call(buyer.principal, 'sync_audiences', args([{ audience_id: 'a', delete: true }]));
      const swap = args([{ audience_id: 'b', delete: true }, { audience_id: 'c' }]);
      await desk.call(buyer.principal, 'sync_audiences', swap);
      const error = await desk.refusal(buyer.principal, 'sync_audiences', args([{ audience_id: 'd' }]));
      assert.equal(error.code, 'INVALID_STATE');
    });

    it('lets one of many simultaneous calls have the last place', async () => {
      const args = () => ({ idempotency_key: freshKey(), account: buyer.account, audiences: [audience()] });
      await desk.call(buyer.principal, 'sync_audiences', args());
      await hold('audiences', callerLimits.audiences.most - 1);
      const outcomes = await Promise.all(
        Array.from({ length: 4 }, () => desk.outcome(buyer.principal, 'sync_audiences', args())),
      );
      assert.lengthOf(
        outcomes.filter(({ kind }) => kind === 'done'),
        1,
      );
      assert.equal(
        (await desk.store.primary.holdings.of(buyer.principal.id)).get('audiences'),
        callerLimits.audiences.most,
      );
    });

    it('refuses a sandbox token that has too many rows in all', async () => {
      buyer = newBuyer({ sandboxOnly: true });
      const half = sandboxLimits.rowsOfToken / 2;
      await hold('creatives', half);
      await hold('fixtures', half);
      const args = { idempotency_key: freshKey(), account: buyer.account, audiences: [audience()] };
      const error = await desk.refusal(buyer.principal, 'sync_audiences', args);
      assert.deepInclude(error, { code: 'INVALID_STATE' });
      assert.deepEqual(error.details, { limit: sandboxLimits.rowsOfToken, kind: 'rows' });
    });

    it('refuses a new sandbox token when there are too many, and no token that it knows', async () => {
      const known = newBuyer({ sandboxOnly: true });
      const call = ({ principal, account }: Buyer) =>
        desk.outcome(principal, 'sync_audiences', {
          idempotency_key: freshKey(),
          account,
          audiences: [audience()],
        });
      assert.equal((await call(known)).kind, 'done');
      const set = (n: number) =>
        execute(desk.store.url, `update holdings set count = ${n} where kind = 'sandbox_principals'`);
      const [{ count: before }] = (await rows(
        desk.store.url,
        "select count from holdings where kind = 'sandbox_principals'",
      )) as [{ count: number }];
      await set(sandboxLimits.tokens);
      const { body } = await call(newBuyer({ sandboxOnly: true }));
      assert.equal(body.code, 'RATE_LIMITED');
      assert.equal((await call(known)).kind, 'done');
      await set(Number(before));
      assert.equal((await call(newBuyer({ sandboxOnly: true }))).kind, 'done');
    });
  });

  describe(`an organization at its limits on ${engine.name}`, () => {
    it('is refused one more key, client or invitation, and may have one again when one is gone', async () => {
      const app = await startTestApp(engine);
      try {
        const { id } = await organization(app, 'Acme');
        const admin = (await apiKey(app, id, 'admin:*')).credential;
        const asks = {
          api_keys: ['/api/me/api-keys', { name: 'More' }],
          client_organizations: ['/api/me/clients', { name: 'More' }],
          invitations: ['/api/me/invitations', { role: 'member' }],
        } as const;
        for (const [kind, [path, body]] of Object.entries(asks)) {
          const { most } = organizationLimits[kind as keyof typeof asks];
          const hold = (n: number) =>
            execute(
              app.config.databaseUrl,
              `insert into holdings (holder, kind, count) values ('${id}', '${kind}', ${n})
               on conflict (holder, kind) do update set count = excluded.count`,
            );
          await hold(most);
          const refused = await app.post(path, body, admin);
          assert.equal(outcome(refused), '409 limit_reached', kind);
          assert.include(refused.body.message, String(most));
          await hold(most - 1);
          assert.equal((await app.post(path, body, admin)).status, 201, kind);
        }
      } finally {
        await app.drop();
      }
    });
  });
}
