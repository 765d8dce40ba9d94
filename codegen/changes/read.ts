import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ContractError } from '../contract-error.ts';
import type { JsonObject } from '../json.ts';
import { buildModel } from '../model.ts';
import { SOURCE_NAME } from '../protocol-name.ts';
import { parseTexts, readTexts, type SourceTexts } from '../read.ts';
import { resolveSchemas } from '../resolve.ts';
import { type Contract, contractOf } from './contract.ts';

const run = promisify(execFile);

/** The contract of some sources, under the protocol name that the sources use. */
async function contractOfTexts(texts: SourceTexts): Promise<Contract> {
  const tree = parseTexts(texts);
  const { contract } = await buildModel(tree, resolveSchemas(tree), SOURCE_NAME);
  return contractOf(contract);
}

/** The contract of a frozen release, or of `generated/contract.jsonl`. */
function contractOfLines(text: string): Contract {
  const lines = text.split('\n').filter((line) => line !== '');
  return contractOf(lines.map((line): JsonObject => JSON.parse(line)));
}

/** The contract of a project folder, of a file of records, or of a commit in the repository that contains `folder`. */
export async function readContract(folder: string, from: string): Promise<Contract> {
  const path = resolve(folder, from);
  if (!existsSync(path)) return contractOfCommit(folder, from);
  if (!statSync(path).isDirectory()) return contractOfLines(readFileSync(path, 'utf8'));
  return contractOfTexts(readTexts(path));
}

async function contractOfCommit(folder: string, commit: string): Promise<Contract> {
  const target = mkdtempSync(join(tmpdir(), 'codegen-diff-'));
  try {
    const archive = join(target, 'sources.tar');
    const sources = ['schemas/v3', 'openapi'];
    await run('git', ['archive', '--output', archive, commit, '--', ...sources], { cwd: folder });
    await run('tar', ['-xf', archive, '-C', target]);
    return await contractOfTexts(readTexts(target));
  } catch (problem) {
    if (problem instanceof ContractError) throw problem;
    const text =
      problem instanceof Error && 'stderr' in problem ? String(problem.stderr).trim() : String(problem);
    throw new ContractError(`"${commit}" is no folder, no file of records and no commit: ${text}`);
  } finally {
    rmSync(target, { recursive: true });
  }
}
