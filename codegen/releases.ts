import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContractError } from './contract-error.ts';
import { arrayOr, byCodeUnit, isObject, type JsonObject, objectOr } from './json.ts';
import type { SourceTree } from './read.ts';

const RELEASES = 'schemas/releases/';
const MANIFEST = `${RELEASES}manifest.json`;
const FROZEN = /^schemas\/releases\/(\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?)\.jsonl$/;

/** The records of every frozen release, by its number. @throws {ContractError} when a file is not as it was frozen */
export function readReleases(tree: SourceTree): Map<string, readonly JsonObject[]> {
  const hashes = objectOr(tree.get(MANIFEST)?.value);
  const releases = new Map<string, readonly JsonObject[]>();
  for (const { path, value, sha256 } of tree.values()) {
    if (!path.startsWith(RELEASES) || path === MANIFEST) continue;
    const release = FROZEN.exec(path)?.[1];
    if (release === undefined) throw new ContractError(`${path} is not called after a release`);
    if (hashes[release] !== sha256)
      throw new ContractError(
        `${path} is not the file that was frozen: ${MANIFEST} has ${String(hashes[release] ?? 'no hash of it')}, and its hash is ${sha256}`,
      );
    releases.set(release, arrayOr(value).filter(isObject));
  }
  const missing = Object.keys(hashes).find((release) => !releases.has(release));
  if (missing !== undefined)
    throw new ContractError(
      `${MANIFEST} names the release ${missing}, but ${RELEASES}${missing}.jsonl is missing`,
    );
  return releases;
}

/** One record per line, so that a changed schema is a changed line. */
export const recordLines = (records: readonly JsonObject[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

/** The records of such lines. */
export const recordsIn = (text: string): JsonObject[] =>
  text.split('\n').flatMap((line) => (line === '' ? [] : [objectOr(JSON.parse(line))]));

/** Freezes the contract under its release number and returns the number. The file must never change afterwards. */
export function freezeRelease(root: string, records: readonly JsonObject[]): string {
  const release = String(records[0]?.release);
  const path = `${RELEASES}${release}.jsonl`;
  if (!FROZEN.test(path) || release === '0.0.0')
    throw new ContractError('schemas/v3/release.json must name the release before it can be frozen');
  const hashes = readHashes(root);
  if (hashes[release] !== undefined)
    throw new ContractError(
      `the release ${release} is frozen already; give the next one a new number in schemas/v3/release.json`,
    );
  const text = recordLines(records);
  const sha256 = createHash('sha256').update(text).digest('hex');
  mkdirSync(join(root, RELEASES), { recursive: true });
  writeFileSync(join(root, path), text);
  const entries = Object.entries({ ...hashes, [release]: sha256 }).sort(([a], [b]) => byCodeUnit(a, b));
  writeFileSync(join(root, MANIFEST), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  return release;
}

function readHashes(root: string): JsonObject {
  try {
    return objectOr(JSON.parse(readFileSync(join(root, MANIFEST), 'utf8')));
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return {};
    throw problem;
  }
}
