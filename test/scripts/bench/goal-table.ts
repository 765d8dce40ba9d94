import { goals } from '../../../scripts/bench/goals.ts';

type Goal = keyof typeof goals;

const of = (goal: Goal): number => Number(/[\d.]+/.exec(goals[goal])?.[0]);
const whole = (goal: Goal): string => of(goal).toLocaleString('en-US');

/** The first two cells of each line of that table, and the goals that it names. */
export const goalTable: readonly {
  readonly what: string;
  readonly goal: string;
  readonly names: readonly Goal[];
}[] = [
  {
    what: 'brands/resolve',
    goal: `${of('resolveBesideFastify')} of Fastify, under ${of('resolve')} µs`,
    names: ['resolveBesideFastify', 'resolve'],
  },
  {
    what: 'reads beside a Fastify route with the same statements and bytes',
    goal: `${of('readBesideFastify')}`,
    names: ['readBesideFastify'],
  },
  {
    what: "calls that do nothing, beside the SDKs' servers",
    goal: `${of('emptyCallBesideSdk')}`,
    names: ['emptyCallBesideSdk'],
  },
  {
    what: '`list_accounts`, `get_products` by a brief',
    goal: `under ${of('listAccounts')} and ${of('getProducts')} ms`,
    names: ['listAccounts', 'getProducts'],
  },
  {
    what: '`create_media_buy`',
    goal: `under ${of('purchase')} ms, p50 of 16 at once under ${of('purchasesAtOnce')} ms, growth ${of('purchaseGrowth')} to 100,000 live packages`,
    names: ['purchase', 'purchasesAtOnce', 'purchaseGrowth'],
  },
  {
    what: 'five calls for accounts of 1,000 to 100,000 rows',
    goal: `growth ${of('accountGrowth')}`,
    names: ['accountGrowth'],
  },
  {
    what: 'PostgreSQL beside SQLite, the same reads',
    goal: `${of('besideSqlite')}`,
    names: ['besideSqlite'],
  },
  {
    what: 'reads of a million authorizations beside a thousand',
    goal: `${of('tableGrowth')}`,
    names: ['tableGrowth'],
  },
  { what: 'two workers', goal: `${of('twoWorkers')}`, names: ['twoWorkers'] },
  { what: 'memory, idle', goal: `under ${of('memoryIdle')} MB`, names: ['memoryIdle'] },
  {
    what: 'after everything was asked for once',
    goal: `under ${of('memoryAfterAll')} MB`,
    names: ['memoryAfterAll'],
  },
  {
    what: 'with 2,000 streams and a crawl of 100,000 properties',
    goal: `under ${of('memoryUnderLoad')} MB`,
    names: ['memoryUnderLoad'],
  },
  { what: 'start on an existing database', goal: `under ${of('start')} s`, names: ['start'] },
  {
    what: 'webhooks',
    goal: `${whole('webhooks')} a second, ${of('webhooksBesideDead')} of it beside 50 dead receivers`,
    names: ['webhooks', 'webhooksBesideDead'],
  },
  {
    what: 'crawl',
    goal: `${whole('hostsCrawled')} hosts a minute, longest turn under ${of('longestTurn')} ms; a file of 20 MB likewise`,
    names: ['hostsCrawled', 'longestTurn'],
  },
  { what: 'all of it', goal: `under ${of('run')} minutes`, names: ['run'] },
];
