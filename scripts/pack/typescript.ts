import { join } from 'node:path';
import { projectRoot } from '../../src/infra/project.ts';

/** Arguments of Node that compile with TypeScript, in one thread: each of several works out again what they share. */
export const typescript = (...args: readonly string[]): string[] => [
  join(projectRoot, 'node_modules/tsc7/bin/tsc'),
  '--singleThreaded',
  ...args,
];

/** The environment of the compiler, which is a Go program: with rare collections it takes half of the processor time, and no more memory. */
export const withRareCollections = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...env,
  GOGC: '400',
});
