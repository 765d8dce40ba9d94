import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { type CheckReport, checkAdServer } from '../../../conformance/ad-server/check.ts';
import { readable } from '../../../scripts/ad-server-check/readable.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import {
  HOUR,
  running,
  shownTo,
  startWorld,
  TOKEN,
  terms,
  type World,
} from '../../examples/ad-server/world.ts';
import { startFront } from './front.ts';
import { variants } from './variants.ts';

const run = promisify(execFile);
const WISHES = { channel: 'display', price: '20', size: '300x250', patience: 0 };

/** The example with a package that has delivered for five hours: twice in the first, and nothing since. */
async function deliveredWorld(given: Parameters<typeof startWorld>[0] = {}): Promise<World> {
  const now = Date.now();
  const begin = Math.floor(now / HOUR) * HOUR - 5 * HOUR;
  const world = await startWorld(given, begin);
  const flight = {
    start: new Date(begin).toISOString(),
    end: new Date(begin + 30 * 24 * HOUR).toISOString(),
  };
  await running(world, 'pkg_1', { flight });
  await shownTo(world);
  await shownTo(world, 'side');
  world.clock.now = now;
  return world;
}

const textOf = ({ findings }: CheckReport): string =>
  findings.map(({ rule, text }) => `${rule}: ${text}`).join('\n');

describe('npm run ad-server:check', () => {
  it('finds nothing wrong with the example, and leaves nothing of its own that could deliver or hold', async () => {
    const world = await deliveredWorld({ holdSeconds: 1 });
    // The clock of the example goes on as the check waits for the end of a hold.
    const timer = setInterval(() => {
      world.clock.now = Date.now();
    }, 20);
    const report = await checkAdServer(world.base, TOKEN, { ...WISHES, patience: 30 });
    clearInterval(timer);
    assert.equal(textOf(report), '');
    assert.deepEqual(report.skipped, []);
    assert.equal(report.name, 'Example ad server 1.0');
    const { db } = world.tools;
    const live = db
      .prepare("SELECT count(*) AS n FROM packages WHERE desired <> 'stopped' AND id <> 'pkg_1'")
      .get();
    const held = db
      .prepare("SELECT count(*) AS n FROM reservations WHERE state = 'held' AND expires_at > ?")
      .get(Date.now());
    assert.deepEqual([live, held], [{ n: 0 }, { n: 0 }]);
    assert.include(readable(report), 'It keeps the contract.');
    await world.close();
  });

  it('says what it could not see: an expiry that is too far away, and figures that are not there', async () => {
    const world = await startWorld({}, Date.now());
    const { findings, skipped } = await checkAdServer(world.base, TOKEN, WISHES);
    assert.deepEqual(findings, []);
    assert.deepEqual(skipped.map(({ rule }) => rule).sort(), ['delivery', 'reservations']);
    await world.close();
  });

  it(`has ${variants.length} broken ad servers to find, with different names`, () => {
    assert.isAtLeast(variants.length, 20);
    assert.lengthOf(new Set(variants.map((make) => make().name)), variants.length);
  });

  for (const make of variants) {
    const variant = make();
    it(`finds an ad server that ${variant.name}`, async () => {
      const world = await deliveredWorld();
      const { url, server } = await startFront(world.base, variant);
      const report = await checkAdServer(url, TOKEN, WISHES);
      server.closeAllConnections();
      server.close();
      await world.close();
      const found = report.findings.filter(
        ({ rule, text }) => rule === variant.rule && variant.said.test(text),
      );
      assert.isNotEmpty(found, `only found:\n${textOf(report)}`);
    });
  }

  it('finds nothing in front that changes nothing', async () => {
    const world = await deliveredWorld();
    const { url, server } = await startFront(world.base, { name: 'changes nothing', rule: '', said: /./ });
    assert.equal(textOf(await checkAdServer(url, TOKEN, WISHES)), '');
    server.closeAllConnections();
    server.close();
    await world.close();
  });

  it('is a program: readable or JSON, and the code 1 for findings', async () => {
    const world = await startWorld({}, Date.now());
    const program = join(projectRoot, 'scripts/ad-server-check/main.ts');
    const good = await run(process.execPath, [program, world.base, '--token', TOKEN, '--patience', '0']);
    assert.include(good.stdout, 'It keeps the contract.');
    const bad = await run(process.execPath, [
      program,
      world.base,
      '--token',
      'another-token-16',
      '--json',
    ]).catch((cause: { code: number; stdout: string }) => cause);
    assert.propertyVal(bad, 'code', 1);
    const { url, name, findings } = JSON.parse(bad.stdout) as CheckReport;
    assert.deepEqual([url, name], [world.base, null]);
    assert.isNotEmpty(findings);
    await world.close();
    const gone = await run(process.execPath, [program, world.base, '--token', TOKEN]).catch(
      (cause: { code: number; stdout: string }) => cause,
    );
    assert.propertyVal(gone, 'code', 1);
    assert.include(gone.stdout, 'no answer');
  });

  it('has terms in its tests that the contract accepts', () => assert.equal(terms().desired, 'paused'));
});
