#!/usr/bin/env node
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { endOnLostOutput } from '../src/domain/text/lost-output.ts';
import type { Screen } from './io.ts';
import { runMirror } from './mirror-program.ts';
import { runRegistry } from './program.ts';

/** Of the package; among the sources it stands one folder above. */
const manifest = new URL(
  import.meta.url.endsWith('.ts') ? '../package.json' : 'package.json',
  import.meta.url,
);
const { name, version } = JSON.parse(await readFile(manifest, 'utf8'));
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => interrupt.abort(new DOMException(signal, 'AbortError')));

const screenOf = (stream: NodeJS.WriteStream): Screen => ({
  isTerminal: stream.isTTY === true,
  write: (text) =>
    new Promise((resolve, reject) => {
      stream.write(text, (cause) => (cause ? reject(cause) : resolve()));
    }),
});
process.stderr.on('error', () => process.exit());
endOnLostOutput(process);

process.exitCode = await runRegistry(
  {
    version,
    env: process.env,
    out: screenOf(process.stdout),
    err: screenOf(process.stderr),
    readInput: () => buffer(process.stdin),
    readFile: (path) => readFile(path),
    isFile: (path) =>
      stat(path).then(
        (found) => found.isFile(),
        () => false,
      ),
    async replaceFile(path, text) {
      const beside = `${path}.${process.pid}.new`;
      await writeFile(beside, text);
      await rename(beside, path);
    },
    runMirror: (args) => runMirror(name, args, interrupt.signal),
    now: () => new Date(),
    interrupted: interrupt.signal,
  },
  process.argv.slice(2),
);
