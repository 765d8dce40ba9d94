import { readdirSync, readFileSync } from 'node:fs';
import { assert } from 'chai';
import fc from 'fast-check';
import { protocol } from '../../../generated/protocol.ts';
import { type TaskName, tasks } from '../../../generated/tasks.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { newId } from '../../../src/infra/random.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { principalOf, startTaskDesk, type TestTaskDesk } from '../../support/task-desk.ts';

type Json = Readonly<Record<string, unknown>>;

const FIXTURES = new URL('../../fixtures/tasks/', import.meta.url);
const RUNS = 400;
const YEAR_MS = 365 * 86_400_000;
/** What is really there, in the place of what fixtures name. */
const KNOWN: Json = {
  account: { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true },
  product_id: 'network_display',
  pricing_option_id: 'cpm_usd_auction',
  media_buy_id: 'mb_seeded',
  package_id: 'pkg_1',
  creative_id: 'c1',
  end_time: new Date(Date.now() + YEAR_MS).toISOString(),
  start_time: 'asap',
};
const names = (Object.keys(tasks) as TaskName[]).filter((name) => name !== protocol.capabilitiesTask);
const requests = names.flatMap((task) =>
  readdirSync(new URL(`${task}/request/valid/`, FIXTURES)).map((file) => ({
    task,
    args: JSON.parse(
      readFileSync(new URL(`${task}/request/valid/${file}`, FIXTURES), 'utf8').replace(
        /(?<![A-Za-z])NAME(?![A-Za-z])/g,
        protocol.name,
      ),
      (name, value: unknown) => (Object.hasOwn(KNOWN, name) ? KNOWN[name] : value),
    ) as Json,
  })),
);

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    2 ** 53,
    0.1 + 0.2,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
    '9999-12-31T23:59:59Z',
    '0001-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    'x'.repeat(5000),
    '💥'.repeat(300),
    [],
    {},
    [[]],
    [null],
    { a: {} },
    [{}, {}],
  ),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
);

/** Replaces, takes away or doubles what stands at a place that the number picks. */
function damaged(value: unknown, place: number, by: unknown): unknown {
  const places: (() => unknown)[] = [];
  const copy = structuredClone(value);
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      const at = node as Record<string, unknown>;
      places.push(
        () => Object.assign(at, { [key]: by }),
        () => Reflect.deleteProperty(at, key),
        () => Object.assign(at, { [key]: [at[key], at[key]] }),
      );
      visit(at[key]);
    }
  };
  visit(copy);
  places[place % Math.max(1, places.length)]?.();
  return copy;
}

/** Numbers that schemas allow at most, just above what is counted exactly, and beyond every count. */
const EXTREMES = [0, 9_000_000_000, 9_007_199_255, 1e13, 1e15, 2 ** 53, -1e15, 1e308];

/** The value with one of its numbers replaced, for each of them. */
function withNumber(value: unknown, by: number): unknown[] {
  if (typeof value === 'number') return [by];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    withNumber(held, by).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  );
}

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`damaged arguments on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    const caller = principalOf(`agent_${newId()}`, { sandboxOnly: true });
    before(async () => {
      desk = await startTaskDesk(engine, { profile: publisherProfile, handlers: taskHandlers });
      await desk.call(caller, 'comply_test_controller', {
        scenario: 'seed_media_buy',
        params: { media_buy_id: 'mb_seeded', fixture: { packages: [{ package_id: 'pkg_1', budget: 500 }] } },
        account: KNOWN.account,
      });
    });
    after(() => desk.drop());

    it('are answered or refused, and are never a fault of ours', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...requests),
          fc.array(fc.tuple(fc.nat(), junk), { maxLength: 3 }),
          async ({ task, args }, faults) => {
            const given = faults.reduce<unknown>((all, [place, by]) => damaged(all, place, by), args) as Json;
            const keyed = 'idempotency_key' in given ? { ...given, idempotency_key: newId() } : given;
            const { body } = await desk.outcome(caller, task, keyed);
            assert.notEqual(body.code, 'INTERNAL_ERROR', `${task} ${String(desk.failures.at(-1))}`);
          },
        ),
        { numRuns: RUNS },
      );
      assert.deepEqual(desk.failures, []);
    });

    it('are refused or counted where a number is extreme', async () => {
      const numeric = requests.flatMap(({ task, args }) =>
        EXTREMES.flatMap((by) => withNumber(args, by).map((given) => ({ task, given: given as Json }))),
      );
      assert.isAbove(numeric.length, 500);
      for (const { task, given } of numeric) {
        const keyed = 'idempotency_key' in given ? { ...given, idempotency_key: newId() } : given;
        await desk.outcome(caller, task, keyed);
      }
      assert.deepEqual(desk.failures, []);
    });

    it('of a bid are refused above what can be counted, and taken at it', async () => {
      // The account of the other tests may have a governance agent by now.
      const bidder = principalOf(`agent_${newId()}`, { sandboxOnly: true });
      const buy = (bid_price: number) => ({
        idempotency_key: newId(),
        account: KNOWN.account,
        brand: { domain: 'outdoor.example' },
        start_time: 'asap',
        end_time: KNOWN.end_time,
        packages: [
          {
            product_id: KNOWN.product_id,
            pricing_option_id: KNOWN.pricing_option_id,
            budget: 900,
            bid_price,
          },
        ],
      });
      for (const bid of [9_000_000_001, 1e308]) {
        const { code, issues } = await desk.refusal(bidder, 'create_media_buy', buy(bid));
        assert.equal(code, 'INVALID_REQUEST');
        assert.equal(issues[0].pointer, '/packages/0/bid_price');
      }
      assert.lengthOf((await desk.call(bidder, 'create_media_buy', buy(9_000_000_000))).packages, 1);
    });
  });
}
