import { assert } from 'chai';
import pg from 'pg';
import { openPool, type Pool } from '../../../src/store/engine/postgres.ts';
import { pipelinedSend } from '../../../src/store/engine/postgres-pipeline.ts';
import type { ReadAnswer } from '../../../src/store/engine/postgres-read.ts';
import { postgres, type TestStore } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';

const CONNECTIONS = 4;
const LIMITS = {
  connections: CONNECTIONS,
  connectMs: 5_000,
  statementMs: 7_000,
  idleInTransactionMs: 60_000,
};
const PID = 'select pg_backend_pid() as pid, cast($1 as integer) as n';

describe('reads that share connections of PostgreSQL', () => {
  let store: TestStore;
  let pool: Pool;
  before(async () => {
    if (postgres === undefined) assert.fail('no PostgreSQL');
    store = await postgres.open();
  });
  after(() => store.drop());
  beforeEach(() => {
    pool = openPool(store.url, { readOnly: true, limits: LIMITS });
  });
  afterEach(() => pool.end());

  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
  const pidsOf = (results: readonly ReadAnswer[]) => new Set(results.map(({ rows }) => rows[0]?.pid));

  it('gives each statement of a turn its own answer over one connection', async () => {
    const send = pipelinedSend(pool, 2);
    const results = await Promise.all(numbers(16).map((n) => send({ name: 'pid', text: PID, values: [n] })));
    assert.deepEqual(
      results.map(({ rows }) => rows[0]?.n),
      numbers(16),
    );
    assert.equal(pidsOf(results).size, 1);
  });

  it('uses another connection for more than sixteen, and no more than it may', async () => {
    const send = pipelinedSend(pool, 2);
    const results = await Promise.all(numbers(60).map((n) => send({ name: 'pid', text: PID, values: [n] })));
    assert.deepEqual(
      results.map(({ rows }) => rows[0]?.n),
      numbers(60),
    );
    assert.equal(pidsOf(results).size, 2);
  });

  for (const [what, most, name] of [
    ['no statement without a name', 2, undefined],
    ['no statement with an empty name', 2, ''],
    ['nothing where it may share no connection', 0, 'pid'],
  ] as const) {
    it(`shares ${what}`, async () => {
      const send = pipelinedSend(pool, most);
      const query = name === undefined ? { text: PID } : { name, text: PID };
      const results = await Promise.all(numbers(CONNECTIONS).map((n) => send({ ...query, values: [n] })));
      assert.equal(pidsOf(results).size, CONNECTIONS);
    });
  }

  it('gives each statement of a turn its own values, long ones and those of other scripts too', async () => {
    const send = pipelinedSend(pool, 1);
    const texts = ['', 'é\u{1f600}', 'x'.repeat(300_000), 'ß'.repeat(70_000), "it's $1 \\", null];
    const echo = { name: 'echo', text: 'select cast($1 as text) as t, cast($2 as bigint) as n' };
    const results = await Promise.all(texts.map((text, n) => send({ ...echo, values: [text, n - 1] })));
    assert.deepEqual(
      results.map(({ rows }) => rows),
      texts.map((t, n) => [{ t, n: n - 1 }]),
    );
  });

  it('reads many rows beside few', async () => {
    const send = pipelinedSend(pool, 1);
    const series = { name: 'series', text: 'select generate_series(1, cast($1 as integer)) as n' };
    const counts = [1, 0, 40_000, 2];
    const results = await Promise.all(counts.map((count) => send({ ...series, values: [count] })));
    assert.deepEqual(
      results.map(({ rows, rowCount }) => [rows.length, rowCount, rows.at(-1)?.n]),
      counts.map((count) => [count, count, count === 0 ? undefined : count]),
    );
  });

  it('answers a statement without text with no rows, and the next one too', async () => {
    const send = pipelinedSend(pool, 1);
    const [nothing, pid] = await Promise.all([
      send({ name: 'nothing', text: '' }),
      send({ name: 'pid', text: PID, values: [1] }),
    ]);
    assert.deepEqual(nothing, { rows: [], rowCount: null });
    assert.equal(pid.rows[0]?.n, 1);
  });

  it('refuses a statement with the name of another', async () => {
    const send = pipelinedSend(pool, 1);
    await send({ name: 'pid', text: PID, values: [1] });
    const error = await rejects(send({ name: 'pid', text: 'select 1 as n' }));
    assert.include(error.message, 'Two statements have the name pid');
    assert.lengthOf((await send({ name: 'pid', text: PID, values: [2] })).rows, 1);
  });

  it('fails one statement and none that was asked for beside it', async () => {
    const send = pipelinedSend(pool, 1);
    const divide = (n: number) =>
      send({ name: 'divide', text: 'select 6 / cast($1 as integer) as n', values: [n] });
    const [one, none, three, refused] = await Promise.allSettled([
      divide(1),
      divide(0),
      divide(3),
      send({ name: 'write', text: "insert into organizations (id) values ('w')" }),
    ]);
    assert.equal(one.status === 'fulfilled' && one.value.rows[0]?.n, 6);
    assert.equal(none.status === 'rejected' && none.reason.code, '22012');
    assert.equal(three.status === 'fulfilled' && three.value.rows[0]?.n, 2);
    assert.equal(refused.status === 'rejected' && refused.reason.code, '25006');
    assert.equal((await divide(2)).rows[0]?.n, 3);
  });

  it('runs what follows failed statements of its turn, though it was not prepared before', async () => {
    const send = pipelinedSend(pool, 1);
    const wrong = (n: number) =>
      send({ name: `wrong${n}`, text: `select ${n} / 0, cast($1 as text)`, values: ['x'] });
    const results = await Promise.allSettled([
      wrong(1),
      send({ name: 'unparsed', text: 'select from where' }),
      send({ name: 'pid', text: PID, values: [1] }),
      send({ name: 'pid', text: PID, values: ['no number'] }),
      wrong(2),
      send({ name: 'later', text: PID, values: [2] }),
      send({ name: 'pid', text: PID, values: [3] }),
    ]);
    assert.deepEqual(
      results.map((result) => (result.status === 'rejected' ? result.reason.code : result.value.rows[0]?.n)),
      ['22012', '42601', 1, '22P02', '22012', 2, 3],
    );
    const again = await Promise.all(['pid', 'later'].map((name) => send({ name, text: PID, values: [4] })));
    const answered = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    assert.equal(pidsOf([...answered, ...again]).size, 1);
  });

  it('answers a turn that was sent behind one with a failed statement', async () => {
    const send = pipelinedSend(pool, 1);
    await send({ name: 'pid', text: PID, values: [0] });
    const asked: Promise<ReadAnswer>[] = [];
    const failed = rejects(
      send({ name: 'sleeps', text: 'select pg_sleep(0.2), 1 / cast($1 as integer)', values: [0] }),
    );
    for (let turn = 1; turn < 4; turn += 1) {
      asked.push(
        send({ name: 'pid', text: PID, values: [turn] }),
        send({ name: 'late', text: PID, values: [turn] }),
      );
      await new Promise((resolve) => setImmediate(resolve));
    }
    assert.propertyVal(await failed, 'code', '22012');
    assert.deepEqual(
      (await Promise.all(asked)).map(({ rows }) => rows[0]?.n),
      [1, 1, 2, 2, 3, 3],
    );
  });

  it('fails all that was on the way to a database that hangs, and asks for none of it again', async () => {
    const hanging = openPool(store.url, { readOnly: true, limits: { ...LIMITS, statementMs: 200 } });
    const send = pipelinedSend(hanging, 1);
    // The limit of the server does not end it, so that the driver's own does.
    const hang = { name: 'hang', text: "select set_config('statement_timeout', '0', false), pg_sleep(3)" };
    await send({ name: 'endless', text: "select set_config('statement_timeout', '0', false)" });
    const results = await Promise.allSettled([
      send(hang),
      ...numbers(3).map((n) => send({ name: 'pid', text: PID, values: [n] })),
    ]);
    assert.deepEqual(
      results.map((result) => result.status === 'rejected' && result.reason.message),
      results.map(() => 'Query read timeout'),
    );
    assert.equal((await send({ name: 'pid', text: PID, values: [7] })).rows[0]?.n, 7);
    await hanging.end();
  });

  it('asks again for all that was on the way when a connection is cut', async () => {
    const send = pipelinedSend(pool, 1);
    const wait = { name: 'wait', text: 'select pg_sleep(0.3), cast($1 as integer) as n' };
    const asked = Promise.all(numbers(3).map((n) => send({ ...wait, values: [n] })));
    const admin = new pg.Client({ connectionString: store.url });
    await admin.connect();
    try {
      let cut = 0;
      while (cut === 0) {
        const { rowCount } = await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and query like 'select pg_sleep(0.3)%' and state = 'active'`,
        );
        cut = rowCount ?? 0;
      }
      assert.deepEqual(
        (await asked).map(({ rows }) => rows[0]?.n),
        numbers(3),
      );
    } finally {
      await admin.end();
    }
  });

  it('reads the columns of a statement anew on a connection that prepares it anew', async () => {
    const admin = new pg.Client({ connectionString: store.url });
    await admin.connect();
    const send = pipelinedSend(pool, 1);
    const shapes = () => send({ name: 'shapes', text: 'select * from shapes_read' });
    try {
      await admin.query('create table shapes_read (n bigint, t text)');
      await admin.query("insert into shapes_read values (9007199254740991, null), (0, 'x')");
      const rows = [
        { n: 9007199254740991, t: null },
        { n: 0, t: 'x' },
      ];
      for (let round = 0; round < 2; round += 1)
        assert.deepEqual(await shapes(), { rows, rowCount: 2 }, `round ${round}`);
      await admin.query('alter table shapes_read drop column t');
      await admin.query('alter table shapes_read alter column n type text');
      assert.deepEqual((await shapes()).rows, [{ n: '9007199254740991' }, { n: '0' }]);
      await admin.query('delete from shapes_read');
      assert.deepEqual(await shapes(), { rows: [], rowCount: 0 });
    } finally {
      await admin.end();
    }
  });

  it('fails rather than rounding a number, and goes on with the next statement', async () => {
    const send = pipelinedSend(pool, 1);
    const big = (n: string) => send({ name: 'big', text: 'select cast($1 as bigint) as n', values: [n] });
    const [rounded, whole] = await Promise.allSettled([big('9007199254740993'), big('7')]);
    assert.equal(rounded.status === 'rejected' && rounded.reason.code, 'unstorable');
    assert.equal(whole.status === 'fulfilled' && whole.value.rows[0]?.n, 7);
  });

  it('lets a statement that was slow hold up no other from then on', async () => {
    const send = pipelinedSend(pool, 1);
    const slow = () => send({ name: 'slow', text: 'select pg_sleep(0.4)' });
    for (let run = 0; run < 2; run += 1) await slow();
    const order: string[] = [];
    await Promise.all([
      slow().then(() => order.push('slow')),
      send({ name: 'pid', text: PID, values: [1] }).then(() => order.push('quick')),
    ]);
    assert.deepEqual(order, ['quick', 'slow']);
  });

  it('finds out which statement of a slow turn was slow, and lets the others share on', async () => {
    const send = pipelinedSend(pool, 1);
    const quick = (name: string) => send({ name, text: PID, values: [1] });
    const slow = () => send({ name: 'slow', text: 'select pg_sleep(0.35)' });
    for (let turn = 0; turn < 3; turn += 1) await Promise.all([quick('before'), slow(), quick('after')]);
    const order: string[] = [];
    const [before, , after] = await Promise.all(
      [quick('before'), slow(), quick('after')].map((sent, at) =>
        sent.then((answer) => {
          order.push(at === 1 ? 'slow' : 'quick');
          return answer;
        }),
      ),
    );
    assert.deepEqual(order, ['quick', 'quick', 'slow']);
    assert.equal(before?.rows[0]?.pid, after?.rows[0]?.pid);
  });

  it('keeps no connection from others, once nothing is asked for', async () => {
    const send = pipelinedSend(pool, 2);
    await Promise.all(numbers(40).map((n) => send({ name: 'pid', text: PID, values: [n] })));
    const clients = await Promise.all(numbers(CONNECTIONS).map(() => pool.connect()));
    for (const client of clients) client.release();
  });

  it('gives back an idle connection at once and a busy one after its last answer, when it is asked to', async () => {
    const only = openPool(store.url, { readOnly: true, limits: { ...LIMITS, connections: 1 } });
    const send = pipelinedSend(only, 1);
    await send({ name: 'pid', text: PID, values: [1] });
    assert.equal(only.idleCount, 0);
    send.release();
    assert.equal(only.idleCount, 1);
    const last = send({ name: 'pid', text: PID, values: [2] });
    send.release();
    assert.equal((await last).rows[0]?.n, 2);
    assert.equal(only.idleCount, 1);
    await only.end();
  });

  it('fails a statement whose database does not exist', async () => {
    const url = new URL(store.url);
    url.pathname = '/nowhere';
    const away = openPool(url.href, { readOnly: true, limits: LIMITS });
    const send = pipelinedSend(away, 2);
    const error = await rejects(send({ name: 'pid', text: PID, values: [1] }));
    assert.propertyVal(error, 'code', '3D000');
    await away.end();
  });
});
