import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/infra/project.ts';
import { bothEngines, removeDatabases } from '../../test/support/databases.ts';
import { filesOf } from './files.ts';
import { runsOf } from './requests.ts';
import { measured, outdated, tableIn, tableOf, withTable } from './table.ts';

const file = join(projectRoot, 'docs/architecture.md');
const text = readFileSync(file, 'utf8');
const [sqlite] = bothEngines;
if (sqlite === undefined) throw new Error('There is no engine to measure on.');
const rows = measured(await runsOf(sqlite));
await removeDatabases();
console.log(tableOf(rows));
if (process.argv.includes('--check')) {
  const faults = outdated(tableIn(text), rows);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error('Run `npm run reading-distance` and commit docs/architecture.md.');
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  writeFileSync(file, withTable(text, tableOf(rows)));
  writeFileSync(join(projectRoot, 'docs/reading-distance.md'), filesOf(rows));
}
