import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContractError } from '../contract-error.ts';
import { buildModel, type Model } from '../model.ts';
import { SOURCE_NAME } from '../protocol-name.ts';
import { parseTexts, readTexts, type SourceTexts } from '../read.ts';
import { freezeRelease, recordsIn } from '../releases.ts';
import { resolveSchemas } from '../resolve.ts';
import { type Change, compareContracts } from './compare.ts';
import { contractOf } from './contract.ts';
import { byRelease, releaseFault } from './release.ts';
import { changelogWith } from './text.ts';

const CHANGELOG = 'CHANGELOG.md';

/** The changes since the last frozen release; null when there is none. */
interface SinceLast {
  readonly last: string;
  readonly next: string;
  readonly changes: readonly Change[];
}

/** Compares under the protocol name of the sources, because frozen records use that name. */
function sinceLast({ releases, contract }: Pick<Model, 'releases' | 'contract'>): SinceLast | null {
  const last = [...releases.keys()].sort(byRelease).at(-1);
  if (last === undefined) return null;
  const before = contractOf(releases.get(last) ?? []);
  const after = contractOf(contract);
  return { last, next: after.release, changes: compareContracts(before, after) };
}

/** The contract under the name of the sources. */
export const modelOf = async (texts: SourceTexts): Promise<Model> => {
  const tree = parseTexts(texts);
  return buildModel(tree, resolveSchemas(tree), SOURCE_NAME);
};

/**
 * @param model - the contract under the name of the sources
 * @throws {ContractError} when the contract breaks callers of the last frozen release and still has its number
 */
export function checkRelease(model: Model): void {
  const since = sinceLast(model);
  const fault = since && releaseFault(since.changes, since.last, since.next);
  if (fault !== null) throw new ContractError(fault);
}

/** The changelog with the section of the release in `generated/`, whether frozen or not, under the name that files there have. */
export function pendingChangelog(folder: string): string {
  const frozen = join(folder, 'generated/releases');
  const releases = new Map(
    (existsSync(frozen) ? readdirSync(frozen) : []).map((name) => [
      name.replace(/\.jsonl$/, ''),
      recordsIn(readFileSync(join(frozen, name), 'utf8')),
    ]),
  );
  const contract = recordsIn(readFileSync(join(folder, 'generated/contract.jsonl'), 'utf8'));
  return changelogText(folder, String(contract[0]?.release), sinceLast({ releases, contract }));
}

function changelogText(folder: string, release: string, since: SinceLast | null): string {
  const path = join(folder, CHANGELOG);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '# Changelog of the contract\n';
  // The section of a frozen release already compares it with the release before it.
  if (since?.last === release) return text;
  return changelogWith(text, release, since?.last ?? null, since?.changes ?? []);
}

/**
 * Freezes the contract as the release that it names, and writes the changes since the previous release to the
 * changelog.
 */
export async function freeze(folder: string): Promise<void> {
  const model = await modelOf(readTexts(folder));
  const since = sinceLast(model);
  if (since !== null && byRelease(since.next, since.last) < 0)
    throw new ContractError(
      `the release ${since.last} is frozen; a later number than ${since.next} must follow it`,
    );
  const release = freezeRelease(folder, model.contract);
  writeFileSync(join(folder, CHANGELOG), changelogText(folder, release, since));
}
