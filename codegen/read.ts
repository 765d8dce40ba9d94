import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'jsonc-parser';
import { LineCounter, parseDocument } from 'yaml';
import { ContractError } from './contract-error.ts';
import { byCodeUnit, type Json } from './json.ts';

/** Text of every source file by its path from the project root, with `/` as separator. */
export type SourceTexts = ReadonlyMap<string, string>;

export interface Source {
  /** Path from the project root, with the protocol name that is generated. */
  readonly path: string;
  readonly value: Json;
  /** Hash of the bytes on disk, hexadecimal. */
  readonly sha256: string;
}

export type SourceTree = ReadonlyMap<string, Source>;

const LINT_RULES = 'redocly.yaml';
/** Published test vectors are documents, not schemas. */
const VECTORS = 'schemas/v3/vectors/';

/** Reads `schemas/v3/**`, the frozen releases and `openapi/**` below a project root, and the linter's rules. */
export function readTexts(root: string): SourceTexts {
  const paths = [
    ...listFiles(root, 'schemas/v3').filter((path) => path.endsWith('.json') && !path.startsWith(VECTORS)),
    ...listFiles(root, 'schemas/releases').filter((path) => /\.jsonl?$/.test(path)),
    ...listFiles(root, 'openapi').filter((path) => path.endsWith('.yaml')),
    ...(existsSync(join(root, LINT_RULES)) ? [LINT_RULES] : []),
  ];
  return new Map(paths.sort(byCodeUnit).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(root, path) : [path];
  });
}

/** What was parsed in this process, by path and by text: a contract and its changed copies share nearly every file. */
const parsed = new Map<string, Map<string, Source>>();

/** Parses every file. @throws {ContractError} with file, line and column for a syntax error or a repeated key */
export function parseTexts(texts: SourceTexts): SourceTree {
  return new Map([...texts].map(([path, text]) => [path, sourceOf(path, text)]));
}

function sourceOf(path: string, text: string): Source {
  const known = parsed.get(path)?.get(text);
  if (known !== undefined) return known;
  const value = frozen(parse(path, text));
  const source = { path, value, sha256: createHash('sha256').update(text).digest('hex') };
  const ofPath = parsed.get(path) ?? new Map<string, Source>();
  parsed.set(path, ofPath.set(text, source));
  return source;
}

/** A value that whoever shares it cannot change. */
function frozen<T extends Json>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) frozen(inner as Json);
  return Object.freeze(value);
}

function parse(path: string, text: string): Json {
  if (path.endsWith('.json')) return parseJson(path, text);
  if (path.endsWith('.yaml')) return parseYaml(path, text);
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line, index) => parseJson(`${path}:${index + 1}`, line));
}

function parseYaml(path: string, text: string): Json {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const problem = document.errors[0];
  if (problem) {
    const { line, col } = lines.linePos(problem.pos[0]);
    throw new ContractError(`${path}:${line}:${col} is not readable YAML: ${problem.message}`);
  }
  return document.toJS() ?? null;
}

function parseJson(path: string, text: string): Json {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (problem) {
    throw new ContractError(
      `${path} is not JSON: ${problem instanceof Error ? problem.message : String(problem)}`,
    );
  }
  refuseRepeatedKeys(path, text);
  return value;
}

/** Rejects repeated keys, because JSON.parse would silently keep only the last one. */
function refuseRepeatedKeys(path: string, text: string): void {
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, offset) => {
      const keys = open.at(-1);
      if (keys?.has(key)) throw new ContractError(`${path}:${place(text, offset)} repeats the key "${key}"`);
      keys?.add(key);
    },
  });
}

function place(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
