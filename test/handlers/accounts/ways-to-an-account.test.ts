import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import type { TaskName } from '../../../generated/tasks.ts';
import { newAccount } from '../../../src/domain/accounts/account.ts';
import type { AccountStatus } from '../../../src/domain/accounts/states.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import { enginesInTurn, type TestEngine } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { fieldOf, type Place, placesIn, referredFile, withValue } from '../../support/request-places.ts';
import {
  type Answer,
  freshKey,
  principalOf,
  startTaskDesk,
  type TestTaskDesk,
} from '../../support/task-desk.ts';

type Json = Readonly<Record<string, unknown>>;
type Row = { readonly name: TaskName; readonly request: string; readonly examples: readonly Json[] };
type Way = Place & { readonly task: TaskName; readonly example: Json; readonly isRequired: boolean };

const schemas = join(projectRoot, 'schemas/v3');
const read = (file: string) => JSON.parse(readFileSync(join(schemas, file), 'utf8'));
const rows = read('tasks.json').tasks as Row[];
const REFERENCE = 'core/account-ref.json';

/** Requests that mean an account, where the first example of the task creates one. */
const EXAMPLES: Partial<Record<TaskName, Json>> = {
  sync_accounts: { idempotency_key: '', accounts: [{ payment_terms: 'net_15' }] },
};

/** Every field of every task that refers to an account. */
const ways: readonly Way[] = rows.flatMap(({ name, request, examples }) =>
  placesIn(`${request}.json`, (seen) => referredFile(seen) === REFERENCE).map((place) => ({
    ...place,
    task: name,
    example: EXAMPLES[name] ?? examples[0] ?? {},
    isRequired: place.path.length === 1 && (read(`${request}.json`).required ?? []).includes(place.path[0]),
  })),
);

/** Fields named after accounts that refer to none of this service, with the reason. */
const OTHER_FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^account\/sync-(accounts|governance)-request\.json#\/properties\/accounts$/, 'the list of entries'],
  [/^core\/creative-filters\.json#\/properties\/accounts$/, 'the list of references'],
  [/^core\/destination\.json/, 'an account at a platform that signals are sent to'],
  [/^core\/business-entity\.json/, 'an account at a bank'],
  [/^compliance\/comply-test-controller-request\.json/, 'judged by the controller: see the last test'],
];

/** Ways that only narrow what is looked for: what the caller does not have is not found there. */
const NARROWING = [
  'account of list_accounts',
  'account of get_task_status',
  'account of list_tasks',
  'account of update_rights',
  'filters.accounts[0] of list_creatives',
];

const PAYS: readonly string[] = ['create_media_buy', 'acquire_rights', 'activate_signal'];
const REPORTS: readonly string[] = [
  'get_media_buys',
  'get_media_buy_delivery',
  'get_media_buy_artifacts',
  'get_creative_delivery',
  'list_creatives',
  'report_usage',
];
const SETS_UP: readonly string[] = ['sync_accounts', 'sync_governance', 'get_account_financials'];

/** What a task is refused with by the state of the account; null when the state allows the task. */
const refusedIn: Readonly<Record<AccountStatus, (task: string) => string | null>> = {
  active: () => null,
  pending_approval: (task) => (SETS_UP.includes(task) ? null : 'ACCOUNT_SETUP_REQUIRED'),
  payment_required: (task) => (PAYS.includes(task) ? 'ACCOUNT_PAYMENT_REQUIRED' : null),
  suspended: (task) => ([...SETS_UP, ...REPORTS].includes(task) ? null : 'ACCOUNT_SUSPENDED'),
  rejected: () => 'ACCOUNT_NOT_FOUND',
  closed: () => 'ACCOUNT_NOT_FOUND',
};
const states = Object.keys(refusedIn) as AccountStatus[];

const brand = { domain: 'outdoor.example' };
const operatorOf = (status: AccountStatus): string => `${status.replace('_', '-')}.example`;
const UNKNOWN_ID = 'acc_01890000-0000-8000-8000-000000000000';

/** References to accounts that the caller does not have. */
const notTheirs: Readonly<Record<string, Json>> = {
  'an id that nobody has': { account_id: UNKNOWN_ID },
  'an id that the caller made up': { account_id: 'nope' },
  'the id of someone else’s account': { account_id: 'acc_theirs' },
  'the brand and operator of someone else’s account': {
    brand: { domain: 'theirs.example' },
    operator: 'agency.example',
  },
  'an operator without an account': { brand, operator: 'nobody.example' },
  'a brand without an account': { brand: { domain: 'none.example' }, operator: operatorOf('active') },
  'a brand of the domain that has no account': {
    brand: { ...brand, brand_id: 'other' },
    operator: operatorOf('active'),
  },
  'the sandbox account of a live one': { brand, operator: operatorOf('active'), sandbox: true },
  'the live account of a sandbox one': {
    brand: { domain: 'tested.example' },
    operator: 'agency.example',
    sandbox: false,
  },
};

/** References that the schema refuses. */
const malformed: Readonly<Record<string, unknown>> = {
  'an id together with a brand': { account_id: 'acc_active', brand, operator: operatorOf('active') },
  'an empty object': {},
  null: null,
  'a text': 'acc_active',
  'a list': ['acc_active'],
  'a number as the id': { account_id: 7 },
  'an id of 257 characters': { account_id: 'x'.repeat(257) },
  'a brand without an operator': { brand },
  'an operator without a brand': { operator: 'agency.example' },
  'a domain in capital letters': { brand: { domain: 'OUTDOOR.example' }, operator: 'agency.example' },
  'a field that no reference has': { account_id: 'acc_active', name: 'x' },
};

const nameOf = (way: Way): string => `${fieldOf(way)} of ${way.task}`;
const isNarrowing = (way: Way): boolean => NARROWING.includes(nameOf(way));

/** The errors of an answer: its own, and those of its entries. */
const errorsIn = (body: Answer): Answer[] => [
  ...(body.errors ?? []),
  ...[...(body.accounts ?? []), ...(body.results ?? [])].flatMap(({ errors = [] }: Answer) => errors),
];
const told = (body: Answer): string[] => errorsIn(body).map(({ code, field }) => `${code} ${field}`);

describe('fields that refer to an account', () => {
  it('are all known', () => {
    const isOfAccount = (name: string) => /(^|_)accounts?(_|$)/.test(name);
    const others = rows.flatMap(({ request }) =>
      placesIn(`${request}.json`, ({ path }) => isOfAccount(path.at(-1) ?? ''), { isWhole: true }),
    );
    const references = new Set(ways.map(({ location }) => location));
    const unknown = others
      .map(({ location }) => location)
      .filter((one) => !references.has(one) && !OTHER_FIELDS.some(([known]) => known.test(one)));
    assert.deepEqual(unknown, [], 'refer to core/account-ref.json, or say in this file what they are');
    assert.isAtLeast(ways.length, 28);
    assert.includeMembers(ways.map(nameOf), NARROWING);
  });
});

async function startDesk(engine: TestEngine, profile = publisherProfile): Promise<TestTaskDesk> {
  const desk = await startTaskDesk(engine, { handlers: taskHandlers, profile, mode: 'production' });
  const keep = (id: string, principalId: string, status: AccountStatus, key: object) =>
    desk.store.transaction((tx) =>
      tx.accounts.insert(
        newAccount(
          {
            brandDomain: brand.domain,
            brandId: '',
            operator: 'agency.example',
            sandbox: false,
            ...key,
          },
          {
            id,
            principalId,
            status,
            billing: 'operator',
            declared: true,
            terms: 'net_30',
            now: new Date(),
            creditLimit: null,
          },
        ),
      ),
    );
  for (const status of states)
    await keep(`acc_${status}`, 'agent_ways', status, { operator: operatorOf(status) });
  await keep('acc_theirs', 'agent_else', 'active', { brandDomain: 'theirs.example' });
  await keep('acc_tested', 'agent_ways', 'active', { brandDomain: 'tested.example', sandbox: true });
  for (const brandId of ['one', 'two'])
    await keep(`acc_${brandId}`, 'agent_ways', 'active', { brandDomain: 'twice.example', brandId });
  return desk;
}

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`ways to an account on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    let without: TestTaskDesk;
    const buyer = principalOf('agent_ways');
    before(async () => {
      desk = await startDesk(engine);
      const { account } = publisherProfile;
      without = await startDesk(engine, { ...publisherProfile, account: { ...account, sandbox: false } });
    });
    after(async () => {
      await desk.drop();
      await without.drop();
    });

    const argsOf = (way: Way, reference: unknown): Json => {
      const made = withValue(way.example, way, reference);
      return 'idempotency_key' in made ? { ...made, idempotency_key: freshKey() } : made;
    };
    const ask = (way: Way, reference: unknown, principal = buyer) =>
      desk.outcome(principal, way.task, argsOf(way, reference));
    const accountsOf = async (id: string) =>
      desk.store.read.accounts.page(id, { sandbox: null }, { after: null, limit: 100 });

    for (const way of ways) {
      const field = fieldOf(way);

      it(`${nameOf(way)} refuses an account that the caller does not have`, async () => {
        const before = await accountsOf(buyer.id);
        const [first, ...others] = await Promise.all(
          Object.values(notTheirs).map(async (reference) => (await ask(way, reference)).body),
        );
        if (isNarrowing(way)) {
          assert.notMatch(told(first as Answer).join(), /ACCOUNT_/);
          for (const list of ['accounts', 'tasks', 'creatives'])
            assert.isEmpty((first as Answer)[list] ?? [], list);
        } else assert.include(told(first as Answer), `ACCOUNT_NOT_FOUND ${field}`);
        // Nothing tells an account of someone else from one that does not exist.
        for (const body of others) assert.deepEqual(errorsIn(body), errorsIn(first as Answer));
        assert.deepEqual(await accountsOf(buyer.id), before);
      });

      it(`${nameOf(way)} refuses a malformed reference`, async () => {
        for (const [what, reference] of Object.entries(malformed)) {
          const { kind, body } = await ask(way, reference);
          assert.equal(kind, 'refused', what);
          const [error] = errorsIn(body);
          assert.equal(error.code, 'INVALID_REQUEST', what);
          assert.isTrue(error.field.startsWith(field), `${what}: ${error.field}`);
        }
      });

      for (const status of states) {
        const code = isNarrowing(way) ? null : refusedIn[status](way.task);
        it(`${nameOf(way)} ${code === null ? 'takes' : 'refuses'} an account that is ${status}`, async () => {
          for (const reference of [
            { account_id: `acc_${status}` },
            { brand, operator: operatorOf(status), sandbox: false },
          ]) {
            const { body } = await ask(way, reference);
            if (code === null) assert.notMatch(told(body).join(), /ACCOUNT_|UNSUPPORTED_FEATURE account/);
            else assert.include(told(body), `${code} ${field}`, JSON.stringify(reference));
          }
        });
      }

      it(`${nameOf(way)} asks which of several brands of a domain is meant`, async () => {
        const { body } = await ask(way, { brand: { domain: 'twice.example' }, operator: 'agency.example' });
        if (isNarrowing(way)) assert.notMatch(told(body).join(), /ACCOUNT_/);
        else assert.include(told(body), `ACCOUNT_AMBIGUOUS ${field}`);
        const named = { domain: 'twice.example', brand_id: 'two' };
        const { body: chosen } = await ask(way, { brand: named, operator: 'agency.example' });
        assert.notMatch(told(chosen).join(), /ACCOUNT_/);
      });

      it(`${nameOf(way)} refuses a live account to a caller that may use the sandbox only`, async () => {
        const tester = principalOf('agent_tester', { sandboxOnly: true });
        const { body } = await ask(
          way,
          { ...notTheirs['an operator without an account'], sandbox: false },
          tester,
        );
        assert.include(told(body), `PERMISSION_DENIED ${field}.sandbox`, JSON.stringify(body));
      });

      it(`${nameOf(way)} refuses a sandbox account where there are none`, async () => {
        const args = argsOf(way, { brand, operator: operatorOf('active'), sandbox: true });
        const { body } = await without.outcome(buyer, way.task, args);
        assert.include(told(body), `UNSUPPORTED_FEATURE ${field}.sandbox`, JSON.stringify(body));
      });
    }

    for (const way of ways.filter(({ isRequired }) => isRequired)) {
      it(`${nameOf(way)} is required`, async () => {
        const { account: _, ...others } = argsOf(way, {}) as { account: unknown };
        const { kind, body } = await desk.outcome(buyer, way.task, others);
        assert.deepEqual([kind, ...told(body)], ['refused', 'INVALID_REQUEST account']);
      });
    }
  });
}
