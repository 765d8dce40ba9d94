import { readSources, type Sources, whyApart } from './apart.ts';
import type { Row } from './table.ts';

/** Why the files of a layer are not folded into fewer. Every layer of `src/` has its row. */
const REASONS: Readonly<Record<string, string>> = {
  start:
    'the files of `src/` itself, which build the service from its settings: one for each part that a process can run with',
  http: 'one file for each step that every request passes; they are the same for all operations, so one reads them once',
  'agent-doors': 'one file for each step that a call over MCP or A2A passes; they are the same for all tasks',
  desk: 'runs every operation and every task; read once',
  handlers: 'the operation or task itself: one file each, named after the contract',
  record: 'work over several tables that jobs share with handlers; a file has at most 300 lines',
  store: 'one file for each table that the request reads or writes',
  live: 'limits and shares the requests to other hosts; one file for each kind of document',
  outside: 'one file for each kind of document or agent that is fetched',
  'ad-server': 'the port, and the parts of the simulator: each figure has its file',
  jobs: 'one file for each job',
  domain: 'rules: a file for each rule of a subject. Folding them would mix subjects, or pass 300 lines',
  admin: 'one file for each group of the commands that operators give',
  pages: 'one file for each kind of page that people read',
  infra: 'machines that every request uses: fetcher, queue, clock, keys',
};

const layerOf = (path: string): string => /^src\/([^/]+)\//.exec(path)?.[1] ?? 'start';

/** A document that names each file of each flow, by its layer. Paths stand without marks: the document is not checked. */
export function filesOf(rows: readonly Row[], sources: Sources = readSources()): string {
  const paths = [...new Set(rows.flatMap(({ ran }) => ran.paths))].sort();
  for (const layer of new Set(paths.map(layerOf)))
    if (REASONS[layer] === undefined)
      throw new Error(`The layer ${layer} has no reason in scripts/reading-distance/files.ts.`);
  const apart = whyApart(paths, sources);
  return [
    '# The files of six flows',
    '',
    'Written by `npm run reading-distance`. It names every file with a function that ran during one successful request of each flow of',
    '[architecture.md](architecture.md), "How far one must read". A flow misses its goal by the files named here. The reason why they are',
    'not folded into fewer is that of their layer, and for each file the one of the last table.',
    '',
    '| layer | why these are several files |',
    '|---|---|',
    ...Object.entries(REASONS).map(([layer, reason]) => `| ${layer} | ${reason} |`),
    ...rows.flatMap(({ name, ran, goal }) => [
      '',
      `## ${name}`,
      '',
      `${ran.files} files; the goal is ${goal}.`,
      '',
      ...[...Map.groupBy(ran.paths, layerOf)].map(
        ([layer, paths]) => `- ${layer} (${paths.length}): ${paths.join(', ')}`,
      ),
    ]),
    '',
    '## Why a file is not part of the file that reads it',
    '',
    '| file | why it stands by itself |',
    '|---|---|',
    ...paths.map((path) => `| ${path} | ${apart.get(path)} |`),
    '',
  ].join('\n');
}
