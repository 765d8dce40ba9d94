import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../src/infra/project.ts';
import { readmeFiles } from '../schema-package/readme.ts';
import { checkWithAjv } from './ajv.ts';
import { checkWithGo } from './go.ts';
import { checkWithPython } from './python.ts';
import { checkReceivers } from './receivers.ts';
import { type PackedMessage, reportText, type ToolReport } from './report.ts';

const run = promisify(execFile);

/**
 * Packs the schemas, then checks the tarball with tools of several languages, as an implementer would who has only
 * the package.
 */
const folder = mkdtempSync(join(tmpdir(), 'languages-'));
try {
  const [tarball, other] = await Promise.all([pack('one'), pack('other', '--fresh')]);
  await run('tar', ['-xzf', tarball, '-C', folder]);
  const unpacked = join(folder, 'package');
  const read = (path: string) => JSON.parse(readFileSync(join(unpacked, path), 'utf8'));
  const messagesIn = (place: string) =>
    readdirSync(join(unpacked, place)).map((file): PackedMessage => {
      const { bundle, valid, invalid } = read(`${place}/${file}`);
      return { name: file.replace(/\.json$/, ''), bundle: read(bundle), valid, invalid };
    });
  const ofTasks = messagesIn('vectors/tasks');
  const ofWebhooks = messagesIn('vectors/webhooks');
  const messages = [...ofTasks, ...ofWebhooks, ...messagesIn('vectors/operations')];
  const index = read('schemas/v3/index.json');
  const walk = readmeFiles(readFileSync(join(unpacked, 'README.md'), 'utf8'));
  for (const [file, text] of walk.files) writeFileSync(join(folder, file), text);
  const schemas = index.schemas.map(({ path }: { path: string }) => read(`schemas/v3/${path}.json`));
  const vocabulary = index.vocabulary.map(({ keyword }: { keyword: string }) => keyword);
  // The programs of other languages run while Ajv uses this process.
  const others = [
    checkTypes(unpacked),
    checkWithPython(folder, unpacked, walk.output),
    // A type compiler takes long for each message. Operations only have forms that these contain as well.
    checkWithGo(folder, [...ofTasks, ...ofWebhooks]),
  ];
  const receivers = checkReceivers(folder, ofWebhooks);
  const reports: ToolReport[] = [
    reproducible(tarball, other),
    checkWithAjv(messages, schemas, vocabulary),
    ...(await Promise.all(others)),
    ...(await receivers),
  ];
  for (const report of reports) process.stdout.write(reportText(report));
  const vectors = messages.reduce((sum, { valid, invalid }) => sum + valid.length + invalid.length, 0);
  process.stdout.write(`${vectors} vectors of ${messages.length} messages\n`);
  const sum = (count: (report: ToolReport) => number) =>
    reports.reduce((total, one) => total + count(one), 0);
  const failed = sum(({ failures }) => failures.length);
  process.stdout.write(`${sum(({ passed }) => passed)} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** One run takes the vectors that an earlier process kept, if there are any; the other makes all. */
async function pack(name: string, ...more: string[]): Promise<string> {
  const out = join(folder, name);
  mkdirSync(out);
  const program = join(projectRoot, 'scripts/schema-package/main.ts');
  await run(process.execPath, [program, '--out', out, '--base', 'https://schemas.example', ...more]);
  const [file = ''] = readdirSync(out).filter((entry) => entry.endsWith('.tgz'));
  return join(out, file);
}

function reproducible(one: string, other: string): ToolReport {
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  const failures = hash(one) === hash(other) ? [] : ['two runs gave different tarballs'];
  return { tool: 'Two runs of pack:schemas', passed: 1 - failures.length, failures };
}

/** Checks all types with the strictest compiler options and a gigabyte of memory. */
async function checkTypes(unpacked: string): Promise<ToolReport> {
  const config = {
    compilerOptions: {
      noEmit: true,
      strict: true,
      skipLibCheck: false,
      types: [],
      module: 'nodenext',
      target: 'es2023',
    },
    include: [join(unpacked, 'types/**/*.d.ts')],
  };
  const path = join(folder, 'tsconfig.json');
  writeFileSync(path, JSON.stringify(config));
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const tool = 'TypeScript, strict';
  try {
    const arguments_ = ['--max-old-space-size=1024', compiler, '-p', path, '--extendedDiagnostics'];
    const { stdout: output } = await run(process.execPath, arguments_);
    const figure = (label: string) => new RegExp(`^${label}: +(\\S+)`, 'm').exec(output)?.[1];
    process.stdout.write(
      `TypeScript: ${figure('Files')} files, ${figure('Memory used')} of memory, ${figure('Total time')}\n`,
    );
    return { tool, passed: 1, failures: [] };
  } catch (problem) {
    return { tool, passed: 0, failures: [String(objectText(problem)).slice(0, 4000)] };
  }
}

const objectText = (problem: unknown) =>
  problem instanceof Error && 'stdout' in problem ? problem.stdout : problem;
