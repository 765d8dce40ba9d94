import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PostgresServer, startPostgres } from '../../test/support/postgres.ts';
import type { FillOrder } from './fill-child.ts';
import { ENGINES, type EngineName, type FilledWorld } from './filled-world.ts';
import { measureTime, type Taken } from './minutes.ts';
import { newDatabase } from './postgres.ts';

/** Authorizations of the world that all scenarios of full scale share. */
export const LARGE = 1_000_000;
const GIGABYTE = 1024 ** 3;
/** What the two databases take, with what is sorted while they are filled. */
const NEEDS = 45 * GIGABYTE;
const CHILD = fileURLToPath(new URL('./fill-child.ts', import.meta.url));

/** The world of a million authorizations on each engine: filled when the first scenario needs it, both at once. */
export type LargeWorlds = {
  of(engine: EngineName): Promise<FilledWorld>;
  /** How long filling took, and below it each step on each engine; nothing when no scenario needed it. */
  filled(): readonly Taken[];
  /** Removes what is there; a second time changes nothing. */
  remove(): Promise<void>;
};

type Filled = Readonly<Record<EngineName, FilledWorld>>;

export function largeWorlds(): LargeWorlds {
  let filled: Promise<Filled> | null = null;
  let server: PostgresServer | null = null;
  let folder: string | null = null;
  const taken: Taken[] = [];

  async function fill(): Promise<Filled> {
    const { bavail, bsize } = statfsSync(tmpdir());
    if (bavail * bsize < NEEDS)
      throw new Error(`the large world needs ${NEEDS / GIGABYTE} GB of free space in ${tmpdir()}`);
    const ended = measureTime('filling the large world');
    folder = mkdtempSync(join(tmpdir(), 'registry-bench-large-'));
    // A folder in memory has no room for it beside the other database's pages.
    server = await startPostgres(tmpdir());
    const urls = {
      SQLite: `sqlite:${join(folder, 'large.sqlite')}`,
      PostgreSQL: await newDatabase(server, 'large'),
    };
    const [SQLite, PostgreSQL] = await Promise.all(
      ENGINES.map((engine) => fillBeside(urls[engine], LARGE, join(`${folder}`, engine))),
    );
    if (SQLite === undefined || PostgreSQL === undefined) throw new Error('an engine was not filled');
    taken.push(ended());
    const filled = { SQLite, PostgreSQL };
    for (const engine of ENGINES)
      for (const { name, ms } of filled[engine].steps)
        taken.push({ name: `  ${engine}, ${name}`, ms, cpuMs: Number.NaN });
    return filled;
  }

  return {
    async of(engine) {
      filled ??= fill();
      return (await filled)[engine];
    },
    filled: () => taken,
    async remove() {
      await server?.stop();
      server = null;
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Fills a database in a process of its own, with a folder of its own for files. */
export async function fillBeside(
  databaseUrl: string,
  authorizations: number,
  folder: string,
): Promise<FilledWorld> {
  mkdirSync(folder);
  const child = fork(CHILD, { execArgv: ['--import', './scripts/derived.mjs'] });
  const exit = once(child, 'exit');
  child.send({ databaseUrl, authorizations, folder } satisfies FillOrder);
  const answer = await Promise.race([once(child, 'message'), exit.then(() => null)]);
  if (answer === null) throw new Error(`${databaseUrl} was not filled`);
  await exit;
  return answer[0] as FilledWorld;
}
