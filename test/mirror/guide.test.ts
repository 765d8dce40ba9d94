import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { freePort } from '../../scripts/free-port.ts';
import { DIFFERENT_MEMBERS, NOT_MIRRORED } from '../../src/domain/dump/mirrored.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { childEnv } from '../support/child-env.ts';
import { enginesInTurn } from '../support/databases.ts';
import { type MirrorWorld, startMirrorWorld } from './world.ts';

const run = promisify(execFile);
const BLOCKS = /```(sh|text answer)\n([\s\S]*?)```/g;
/** `npm run -s mirror --` as readers have it, without the second that each start of npm takes. */
const NPM = `#!/bin/sh\ntest "$1 $2 $3 $4" = "run -s mirror --" || exit 99\nshift 4\nexec "${process.execPath}" ${projectRoot}/mirror/main.ts "$@"\n`;

/** Lines of an answer; an ellipsis stands for anything, and on a line of its own for any lines. */
const patternOf = (shown: string): RegExp =>
  new RegExp(
    `^${shown
      .trim()
      .split('\n')
      .map((line) =>
        line === '…'
          ? '[^]*'
          : line
              .split('…')
              .map((piece) => piece.replaceAll(/[^\w\s]/g, '\\$&'))
              .join('.*'),
      )
      .join('\\n')}$`,
  );

/** Ports that are free here in the place of those that the guide names. */
/** A port that holds the digits of another one, as 38090 does, stays as it is. */
const withPorts = (text: string, ports: Readonly<Record<string, number>>): string =>
  text.replace(/\b\d+\b/g, (number) => `${ports[number] ?? number}`);

for (const engine of enginesInTurn(import.meta.filename))
  describe(`docs/mirrors.md, on ${engine.name}`, () => {
    let world: MirrorWorld;
    before(async () => {
      world = await startMirrorWorld(engine, 20260120);
      for (let round = 0; round < 2; round += 1) await world.living.round();
      await world.dump();
    });
    after(() => world.drop());

    it('names every operation and member in which a mirror differs', () => {
      const text = readFileSync(join(projectRoot, 'docs/mirrors.md'), 'utf8');
      const members = Object.entries(DIFFERENT_MEMBERS).map(
        ([id, names]) => `| \`${id}\` | ${names.map((name) => `\`${name}\``).join(', ')} |`,
      );
      const operations = Object.keys(NOT_MIRRORED).map((id) => `\`${id}\``);
      assert.deepEqual(
        [...members, ...operations].filter((name) => !text.includes(name)),
        [],
      );
    });

    it('leads from nothing to a verified copy', async () => {
      const bin = join(world.root, 'bin');
      mkdirSync(bin);
      writeFileSync(join(bin, 'npm'), NPM);
      chmodSync(join(bin, 'npm'), 0o755);
      const blocks = [...readFileSync(join(projectRoot, 'docs/mirrors.md'), 'utf8').matchAll(BLOCKS)];
      assert.lengthOf(blocks, 12);
      const ports = { 8090: await freePort(), 8091: await freePort() };
      let script = '';
      let printed = '';
      for (const [, kind, text = ''] of blocks) {
        if (kind === 'sh') {
          // Each block goes on with the settings of those before it.
          script += withPorts(text.replace('http://localhost:8080', world.url), ports);
          const env = { ...childEnv(), API_KEY: world.token, PATH: `${bin}:${process.env.PATH}` };
          const { stdout } = await run('bash', ['-ec', script], { cwd: world.root, env });
          printed = stdout.trim();
          script = script.replaceAll(/^(?!export ).*\n/gm, '');
        } else assert.match(printed, patternOf(withPorts(text, ports)));
      }
    });
  });
