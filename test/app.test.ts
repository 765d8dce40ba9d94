import { assert } from 'chai';
import { freePort } from '../scripts/free-port.ts';
import { startApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { engines } from './support/databases.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

describe('the service while it starts', () => {
  it('answers the first request that it accepts, however early it comes', async () => {
    const [engine] = engines;
    if (engine === undefined) throw new Error('there is no engine');
    const database = await engine.create();
    const port = await freePort();
    const config = readConfig({ PORT: String(port), DATABASE_URL: database.url, ROLE: 'web' });
    const starting = startApp(config, { log: silent });
    let status = 0;
    while (status === 0) {
      status = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(60_000) }).then(
        (response) => response.status,
        (problem: Error) => {
          if (problem.name === 'TimeoutError') throw problem;
          return 0;
        },
      );
    }
    assert.equal(status, 200);
    await (await starting).stop();
    await database.drop();
  });
});
