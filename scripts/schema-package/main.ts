import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { pendingChangelog } from '../../codegen/changes/freeze.ts';
import { renameText } from '../../codegen/protocol-name.ts';
import { protocol } from '../../generated/protocol.ts';
import { type TaskName, tasks } from '../../generated/tasks.ts';
import { readReference } from '../../src/domain/contract/api-reference.ts';
import { readContract } from '../../src/domain/contract/contract.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { addressWarning } from './address.ts';
import { packageFiles } from './files.ts';
import { writtenValues } from './fixtures.ts';
import { keptVectors } from './kept-vectors.ts';
import { vectorMaker } from './vectors.ts';
import { writePackage } from './write.ts';

/** Address of a service that has no public one. */
const LOCAL = 'http://localhost:8080';

const { base, out, fresh } = new Command('pack:schemas')
  .description('Writes the published contract as a folder and an npm tarball of the same files.')
  .option('--base <url>', 'address that the `$id`s start with', process.env.BASE_URL || LOCAL)
  .option('--out <folder>', 'folder for both', 'dist')
  .option('--fresh', 'make all test vectors anew, in place of those that an earlier run kept')
  .parse()
  .opts<{ base: string; out: string; fresh?: true }>();

if (!URL.canParse(base) || !/^https?:\/\/[^?#]+$/.test(base))
  throw new Error(`--base must be an http or https address without query and fragment, not "${base}"`);

const warning = addressWarning(base);
if (warning !== null) process.stderr.write(`${warning}\n`);

const TYPES = 'generated/types';
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

const contract = read('generated/contract.jsonl');
const open = () => vectorMaker(readContract(contract));
const kept = keptVectors(contract, open);
const files = packageFiles({
  base: base.replace(/\/+$/, ''),
  contract,
  schemaTypes: readdirSync(join(projectRoot, TYPES), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name !== 'openapi.ts')
    .sort()
    .map((name) => read(join(TYPES, name)))
    .join(''),
  openapiTypes: read('generated/types/openapi.ts'),
  openapi: read('generated/openapi/registry.yaml'),
  adServer: read('generated/openapi/ad-server.yaml'),
  reference: readReference(read('generated/reference.json')),
  readme: read('scripts/schema-package/README.md'),
  changelog: renameText(pendingChangelog(projectRoot), protocol.name),
  examples: new Map((Object.keys(tasks) as TaskName[]).map((name) => [name, tasks[name].examples])),
  written: ({ name }, task, message) =>
    writtenValues(join(projectRoot, 'test/fixtures/tasks'), name, task, message),
  vectorsOf: fresh ? open() : kept.vectorsOf,
  vectors: signingVectors(),
});
kept.save();

const folder = join(resolve(projectRoot, out), 'schema-package');
const tarball = writePackage(folder, files);
process.stdout.write(`${files.size} files in ${folder}\n${tarball}\n`);

function signingVectors(): Map<string, string> {
  const place = 'schemas/v3/vectors/signing';
  const names = readdirSync(join(projectRoot, place), { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => name.endsWith('.json'))
      .map((name) => [`vectors/signing/${name}`, read(join(place, name))]),
  );
}
