import { Writable } from 'node:stream';
import { assert } from 'chai';
import type pino from 'pino';
import { createLog, type Log } from '../../src/infra/log.ts';

describe('the log', () => {
  /** What one line says. */
  function lineOf(write: (log: Log) => void): Record<string, unknown> {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    write(createLog('info', sink as unknown as ReturnType<typeof pino.destination>));
    assert.lengthOf(lines, 1);
    return JSON.parse(lines[0] ?? '');
  }

  const SECRET = 'open sesame';

  it('cuts out credentials by the names of their fields, at any depth', () => {
    const names = [
      ...[
        'authorization',
        'Authorization',
        'proxy-authorization',
        'cookie',
        'Set-Cookie',
        'api_key',
        'X-Api-Key',
      ],
      ...[
        'apiKey',
        'password',
        'newPassword',
        'client_secret',
        'credentials',
        'access_token',
        'refreshToken',
      ],
      ...['private_key', 'passphrase'],
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
