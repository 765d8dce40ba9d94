import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { byRelease, type Contract, readingContract } from '../domain/contract/contract.ts';
import {
  bundlePath,
  comparingPaths,
  contractFolder,
  contractIndex,
  type PublishedFile,
  publishedSchema,
  publishedText,
  type TaskMessage,
  taskBundle,
  taskMessages,
} from '../domain/contract/publish.ts';
import type { Json } from '../domain/json/values.ts';
import { inTurns, type Steps } from '../domain/steps.ts';
import { projectRoot } from './project.ts';

/** One set of schemas: the current one, or that of a release. */
export type ContractShelf = {
  readonly contract: Contract;
  /** URL of the set, without a trailing slash. */
  readonly folder: string;
  /** The JSON file at a path below the folder, extension included; null when it does not exist. */
  document(file: string): Promise<Json | null>;
  /** The paths below the folder that are most similar to this one. */
  near(file: string): Promise<string[]>;
};

export type ContractLibrary = {
  /** Version numbers of the published releases, oldest first. */
  readonly releases: readonly string[];
  /** The current set, which changes with the program. */
  current(): Promise<ContractShelf>;
  /** The set of a release; null when the release does not exist. */
  release(release: string): Promise<ContractShelf | null>;
  readonly vectors: ContractVectors;
};

const GENERATED = join(projectRoot, 'generated');
export const INDEX_FILE = 'index.json';
const BUNDLE = /^bundles\/([a-z0-9_]{1,100})-(request|response)\.json$/;

/**
 * The published contract of this deployment. A set is read and parsed at its first request and then kept, so it
 * does not slow down the start.
 */
export function openContractLibrary(baseUrl: string): ContractLibrary {
  const folder = join(GENERATED, 'releases');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const releases = names
    .flatMap((name) => (name.endsWith('.jsonl') ? [name.slice(0, -'.jsonl'.length)] : []))
    .sort(byRelease);
  const shelves = new Map<string | null, Promise<ContractShelf>>();
  const open = (release: string | null): Promise<ContractShelf> => {
    const known = shelves.get(release);
    if (known !== undefined) return known;
    const file = release === null ? 'contract.jsonl' : `releases/${release}.jsonl`;
    const opened = openShelf(join(GENERATED, file), contractFolder(baseUrl, release));
    shelves.set(release, opened);
    // After a failed read the next request reads the file again.
    opened.catch(() => shelves.delete(release));
    return opened;
  };
  return {
    releases,
    vectors: openContractVectors(),
    current: () => open(null),
    release: async (release) => (releases.includes(release) ? open(release) : null),
  };
}

async function openShelf(file: string, folder: string): Promise<ContractShelf> {
  const contract = await inTurns(readingContract(await readFile(file, 'utf8')), nextTurn);
  const bundles = [...contract.tasks.keys()].flatMap((task) =>
    taskMessages.map((message) => ({ task, message, path: bundlePath(task, message) })),
  );
  const paths = [...contract.schemas.keys(), ...bundles.map(({ path }) => path)];
  let comparing: Promise<(path: string) => string[]> | undefined;
  let index: Promise<Json> | undefined;
  const document = (path: string): Json | null => {
    const [, task, message] = BUNDLE.exec(path) ?? [];
    if (task !== undefined) return taskBundle(contract, task, message as TaskMessage, folder);
    return path.endsWith('.json') ? publishedSchema(contract, path.slice(0, -'.json'.length), folder) : null;
  };

  function* hashes(): Steps<Map<string, PublishedFile>> {
    const found = new Map<string, PublishedFile>();
    for (const path of paths) {
      found.set(path, publishedFile(document(`${path}.json`) ?? {}));
      yield;
    }
    return found;
  }

  return {
    contract,
    folder,
    async near(file) {
      comparing ??= inTurns(comparingPaths(paths.map((path) => `${path}.json`)), nextTurn);
      return (await comparing)(file);
    },
    async document(path) {
      if (path !== INDEX_FILE) return document(path);
      index ??= inTurns(hashes(), nextTurn).then((files) => contractIndex(contract, folder, files));
      return index;
    },
  };
}

function publishedFile(document: Json): PublishedFile {
  const text = Buffer.from(publishedText(document));
  return { sha256: createHash('sha256').update(text).digest('hex'), bytes: text.length };
}

const FOLDER = join(projectRoot, 'schemas/v3');
const VECTORS = 'vectors';

type ContractVectors = {
  /** Paths of the test vectors, relative to `/schemas/v3/`, sorted. */
  list(): Promise<readonly string[]>;
  /** Text of a vector; null for a path that the list does not contain. */
  text(path: string): Promise<string | null>;
};

/**
 * Test vectors with which implementers check their own code. The list is read once, and only files in the list are
 * opened.
 */
function openContractVectors(): ContractVectors {
  let listed: Promise<readonly string[]> | undefined;
  const list = () => {
    listed ??= listVectors();
    return listed;
  };
  return {
    list,
    text: async (path) => ((await list()).includes(path) ? readFile(join(FOLDER, path), 'utf8') : null),
  };
}

async function listVectors(): Promise<readonly string[]> {
  if (!existsSync(join(FOLDER, VECTORS))) return [];
  const entries = await readdir(join(FOLDER, VECTORS), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(FOLDER.length + 1))
    .sort();
}
