import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../src/infra/project.ts';

/** The code that ran: the files with a called function, and number of lines of those functions. */
export type Ran = { readonly files: number; readonly lines: number; readonly paths: readonly string[] };

/** Types never run. The query engine is not counted, as in the other measure. */
const COUNTED = /^src\/(?!store\/engine\/)/;

/** Measures which code this process runs during an action, with V8's own coverage counters. */
export async function whatRuns(): Promise<{
  during: (act: () => Promise<unknown>) => Promise<Ran>;
  end: () => Promise<void>;
}> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  /** The counters since the last call. */
  const take = async () => (await session.post('Profiler.takePreciseCoverage')).result;
  return {
    async during(act) {
      await take();
      await act();
      const paths: string[] = [];
      let lines = 0;
      for (const { url, functions } of await take()) {
        const path = url.startsWith('file:') ? relative(projectRoot, fileURLToPath(url)) : '';
        if (!COUNTED.test(path)) continue;
        // The first function of a file is its module code, which runs when the file is loaded.
        const called = functions.flatMap(({ ranges: [range] }) =>
          range !== undefined && range.count > 0 && range.startOffset > 0 ? [range] : [],
        );
        if (called.length > 0) paths.push(path);
        lines += linesOf(path, called).size;
      }
      return { files: paths.length, lines, paths: paths.sort() };
    },
    async end() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

function linesOf(
  path: string,
  ranges: readonly { readonly startOffset: number; readonly endOffset: number }[],
): Set<number> {
  const text = ranges.length === 0 ? '' : readFileSync(`${projectRoot}/${path}`, 'utf8');
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const lines = new Set<number>();
  for (const { startOffset, endOffset } of ranges)
    for (let line = lineAt(startOffset); line <= lineAt(endOffset); line += 1) lines.add(line);
  return lines;
}
