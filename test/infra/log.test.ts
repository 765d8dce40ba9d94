import { Writable } from 'node:stream';
import { assert } from 'chai';
import pg from 'pg';
import type pino from 'pino';
import { createLog, type Log } from '../../src/infra/log.ts';
import { type Database, engines, postgres } from '../support/databases.ts';

/** What one line says. */
function lineOf(write: (log: Log) => void): Record<string, unknown> {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  write(createLog('info', sink as unknown as pino.DestinationStream));
  assert.lengthOf(lines, 1);
  return JSON.parse(lines[0] ?? '');
}

describe('the log', () => {
  const SECRET = 'open sesame';

  it('cuts out credentials by the names of their fields, at any depth', () => {
    const names = [
      'authorization',
      'Authorization',
      'proxy-authorization',
      'cookie',
      'Set-Cookie',
      'api_key',
      'X-Api-Key',
      'apiKey',
      'password',
      'newPassword',
      'client_secret',
      'credentials',
      'access_token',
      'refreshToken',
      'private_key',
      'passphrase',
    ];
    for (const name of names) {
      const line = lineOf((log) =>
        log.info({ [name]: SECRET, a: { [name]: SECRET, b: [{ c: { [name]: [SECRET] } }] } }, 'x'),
      );
      assert.notInclude(JSON.stringify(line), SECRET, name);
      assert.include(JSON.stringify(line), '[cut]', name);
    }
  });

  it('cuts them out of errors and of what caused them', () => {
    const cause = Object.assign(new Error('below'), { config: { headers: { authorization: SECRET } } });
    const err = Object.assign(new Error('above', { cause }), { request: { password: SECRET } });
    const line = lineOf((log) => log.error({ err }, 'x'));
    assert.notInclude(JSON.stringify(line), SECRET);
    assert.nestedInclude(line, { 'err.message': 'above', 'err.cause.message': 'below', 'err.type': 'Error' });
    assert.nestedProperty(line, 'err.stack');
  });

  it('leaves everything else as it is', () => {
    const fields = { job: 'j1', key: 'acme.example', tokens: 3, has_password: true, at: [1, { b: null }] };
    assert.deepInclude(
      lineOf((log) => log.info(fields, 'done')),
      { ...fields, msg: 'done' },
    );
  });

  it('ends with things that are too deep or go round', () => {
    const round: Record<string, unknown> = { password: SECRET };
    round.self = round;
    const line = lineOf((log) => log.info({ round }, 'x'));
    assert.notInclude(JSON.stringify(line), SECRET);
    assert.include(JSON.stringify(line), '[deep]');
  });
});

if (engines.some(({ name }) => name === 'postgres'))
  describe('the log of a failure that PostgreSQL describes', () => {
    const ADDRESS = 'ann@people.example';
    let database: Database;
    let client: pg.Client;
    before(async () => {
      if (postgres === undefined) assert.fail('no PostgreSQL');
      database = await postgres.create();
      client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(
        `create temp table people (email text primary key, age int not null check (age > 0));
         create function pg_temp.fails(text) returns void language plpgsql as $$
         begin execute format('insert into people values (%L, 0)', $1); end $$`,
      );
      await client.query('insert into people values ($1, 1)', [ADDRESS]);
    });
    after(async () => {
      await client.end();
      await database.drop();
    });

    for (const [name, sql] of [
      ['a value that is there already', 'insert into people values ($1, 1)'],
      ['a missing value', 'insert into people values ($1, null)'],
      ['a value out of range', 'insert into people values ($1, -1)'],
      ['a statement within a function', 'select pg_temp.fails($1)'],
    ] as const)
      it(`says which rule ${name} broke, and nothing of the row`, async () => {
        const cause = await client.query(sql, [ADDRESS]).catch((error: unknown) => error);
        const around = new Error('request failed', { cause });
        for (const err of [cause, around, new AggregateError([cause], 'parts failed')]) {
          const line = JSON.stringify(lineOf((log) => log.error({ err }, 'x')));
          assert.notInclude(line, ADDRESS);
          assert.match(line, /"code":"23(505|502|514)"/);
        }
      });
  });
