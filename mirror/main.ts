#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { endOnLostOutput } from '../src/domain/text/lost-output.ts';
import { runMirror } from './command.ts';
import { followBeside } from './follow-beside.ts';

/** Of the package; among the sources it stands one folder above. */
const manifest = new URL(
  import.meta.url.endsWith('.ts') ? '../package.json' : 'package.json',
  import.meta.url,
);
const { version } = JSON.parse(await readFile(manifest, 'utf8'));
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => interrupt.abort(new DOMException(signal, 'AbortError')));

/** The options of `serve` that `follow` has too. */
function optionsToFollow(): string[] {
  const given = process.argv.slice(2);
  return ['--registry', '--database'].flatMap((name) => {
    const at = given.findIndex((one) => one === name || one.startsWith(`${name}=`));
    const own = given[at];
    if (own === undefined) return [];
    return own === name ? [name, given[at + 1] ?? ''] : [own];
  });
}

// Whoever started this process to follow beside it is gone, perhaps already while this program was loaded.
const endAlone = () => interrupt.abort(new DOMException('disconnect', 'AbortError'));
if (process.connected === false) endAlone();
process.once('disconnect', endAlone);
process.channel?.unref();

// A mirror that follows goes on when nobody reads what it says.
process.stderr.on('error', () => {});
endOnLostOutput(process);

await runMirror(
  {
    // Loaded here: it is the whole service, which the other commands do not need.
    async serve(options) {
      const { serve } = await import('./serve.ts');
      await serve({ ...options, env: process.env, signal: interrupt.signal });
    },
    followBeside: (say, signal) =>
      followBeside({
        command: [
          process.execPath,
          ...process.execArgv,
          import.meta.filename,
          'follow',
          ...optionsToFollow(),
        ],
        signal: AbortSignal.any([interrupt.signal, signal]),
        say,
      }),
    out: process.stdout,
    err: process.stderr,
    signal: interrupt.signal,
    version,
    env: process.env,
    now: () => new Date(),
    onExit(code) {
      process.exitCode = code;
    },
  },
  process.argv.slice(2),
);
