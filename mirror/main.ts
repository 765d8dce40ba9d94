#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { mirrorCommand } from './command.ts';

/** Of the package; among the sources it stands one folder above. */
const manifest = new URL(
  import.meta.url.endsWith('.ts') ? '../package.json' : 'package.json',
  import.meta.url,
);
const { version } = JSON.parse(await readFile(manifest, 'utf8'));
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => interrupt.abort(new DOMException(signal, 'AbortError')));

await mirrorCommand({
  out: process.stdout,
  err: process.stderr,
  signal: interrupt.signal,
  version,
  onExit(code) {
    process.exitCode = code;
  },
}).parseAsync();
