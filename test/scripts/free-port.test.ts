import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { freePort } from '../../scripts/free-port.ts';
import { projectRoot } from '../../src/infra/project.ts';

const run = promisify(execFile);
const PROGRAM = `
  const { freePort } = await import(${JSON.stringify(join(projectRoot, 'scripts/free-port.ts'))});
  const ports = [];
  for (let n = 0; n < 40; n += 1) ports.push(await freePort());
  process.stdout.write(JSON.stringify(ports));
  // Held until its parent has heard from all.
  await new Promise((resolve) => process.stdin.resume().on('end', resolve));
`;

describe('a port that is chosen before it is used', () => {
  it('is told to one process only, with the ports above it', async () => {
    const runs = [1, 2, 3, 4].map(() => run(process.execPath, ['--input-type=module', '-e', PROGRAM]));
    const printed = runs.map(
      ({ child }) =>
        new Promise<number[]>((resolve) => child.stdout?.once('data', (text) => resolve(JSON.parse(text)))),
    );
    const own = Promise.all(Array.from({ length: 40 }, () => freePort()));
    const ports = (await Promise.all([own, ...printed])).flat().sort((a, b) => a - b);
    for (const { child } of runs) child.stdin?.end();
    await Promise.all(runs);
    assert.lengthOf(ports, 200);
    for (const [n, port] of ports.slice(1).entries()) assert.isAtLeast(port - (ports[n] ?? 0), 16);
  });

  it('is none that this machine gives to a connection or to a listener without a port', async () => {
    const port = await freePort();
    assert.isAtLeast(port, 20_000);
    assert.isBelow(port + 15, firstOfTheSystem());
  });
});

function firstOfTheSystem(): number {
  const file = '/proc/sys/net/ipv4/ip_local_port_range';
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(/\s+/)[0]) : 49_152;
}
