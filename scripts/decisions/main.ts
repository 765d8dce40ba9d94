import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/infra/project.ts';
import { withIds } from './rows.ts';

const path = 'docs/decisions.md';
const today = new Date().toISOString().slice(0, 10);

/** Days on which lines were last changed. A line that is not committed has the day of today. */
function daysOfLines(): string[] {
  const blame = execFileSync('git', ['blame', '--date=short', '-s', '--line-porcelain', path], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  return [...blame.matchAll(/^author-time (\d+)$/gm)].map(([, seconds]) =>
    new Date(Number(seconds) * 1000).toISOString().slice(0, 10),
  );
}

const file = join(projectRoot, path);
const days = daysOfLines();
writeFileSync(
  file,
  withIds(readFileSync(file, 'utf8'), (line) => days[line - 1] ?? today),
);
