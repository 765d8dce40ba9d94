import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../../src/infra/project.ts';

type Json = Readonly<Record<string, unknown>>;

/** A description that names the code of a refusal, and the operation whose requests are refused so. */
export type RestCode = {
  readonly operation: string;
  readonly code: string;
  /** The described field of the body or parameter; empty for the operation and its responses. */
  readonly field: string;
  readonly sentence: string;
};

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const sources = new Map<string, Json>();
function sourceOf(file: string): Json {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const read = (file.endsWith('.json') ? JSON.parse(text) : parse(text)) as Json;
  sources.set(file, read);
  return read;
}

const restErrors: ReadonlySet<string> = new Set(Object.keys(sourceOf('openapi/errors.yaml')));

/** Every code that a text names, with the sentence that does. */
const codesIn = (text: string): [code: string, sentence: string][] =>
  text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.;]) /)
    .flatMap((sentence) =>
      [...sentence.matchAll(/`([a-z_]+)`/g)].map(([, code = '']): [string, string] => [code, sentence]),
    )
    .filter(([code]) => restErrors.has(code));

type At = { readonly file: string; readonly field: string; readonly above: readonly unknown[] };

function referredTo(ref: string, from: string): { file: string; target: unknown } {
  const [path = '', pointer = ''] = ref.split('#');
  const file = path === '' ? from : posix.join(posix.dirname(from), path);
  let target: unknown = sourceOf(file);
  for (const key of pointer.split('/').slice(1)) target = (target as Json)[key.replaceAll('~1', '/')];
  return { file, target };
}

/** Texts of a part of the contract and of everything that it refers to, each with the field that it describes. */
function* textsOf(node: unknown, at: At): Generator<{ field: string; text: string }> {
  if (!isObject(node) || at.above.includes(node)) return;
  const inside = { ...at, above: [...at.above, node] };
  if (typeof node.$ref === 'string') {
    const { file, target } = referredTo(node.$ref, at.file);
    yield* textsOf(target, { ...inside, file });
  }
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string' && (key === 'description' || key.startsWith('x-')))
      yield { field: at.field, text: value };
    if (key === 'properties' && isObject(value))
      for (const [name, member] of Object.entries(value))
        yield* textsOf(member, { ...inside, field: at.field === '' ? name : `${at.field}.${name}` });
    else if (key === 'items') yield* textsOf(value, { ...inside, field: `${at.field}[0]` });
    else if (!SKIPPED.has(key)) yield* textsOf(value, inside);
  }
}
const SKIPPED: ReadonlySet<string> = new Set(['example', 'examples', 'security', 'tags']);

/**
 * Every code that the contract of the REST API names: in the texts of operations, of their parameters and responses,
 * and of the schemas of their bodies. What describes a response body does not describe a refusal.
 */
export function restCodes(): RestCode[] {
  const folder = 'openapi/paths';
  const found = new Map<string, RestCode>();
  for (const name of readdirSync(join(projectRoot, folder))) {
    const file = `${folder}/${name}`;
    for (const item of Object.values(sourceOf(file)))
      for (const part of Object.values(item as Json)) {
        if (!isObject(part) || typeof part.operationId !== 'string') continue;
        const { operationId: operation, parameters = [], requestBody, responses = {}, ...own } = part;
        const texts = [
          ...textsOf({ ...own, responses: withoutContent(responses, file) }, { file, field: '', above: [] }),
          ...[parameters]
            .flat()
            .flatMap((one) => [...textsOf(one, { file, field: String(Object(one).name ?? ''), above: [] })]),
          ...textsOf(requestBody, { file, field: '', above: [] }),
        ];
        for (const { field, text } of texts)
          for (const [code, sentence] of codesIn(text))
            found.set(`${operation} ${field} ${code}`, { operation, code, field, sentence });
      }
  }
  return [...found.values()];
}

/** The descriptions of the responses; their bodies and headers describe what is in an answer. */
function withoutContent(responses: unknown, file: string): Json {
  return Object.fromEntries(
    Object.entries(responses as Json).map(([status, response]) => {
      const { $ref } = response as Json;
      const [path = '', pointer = ''] = typeof $ref === 'string' ? $ref.split('#') : [];
      const target =
        typeof $ref === 'string'
          ? (sourceOf(posix.join(posix.dirname(file), path))[pointer.slice(1)] as Json)
          : (response as Json);
      return [status, { description: target.description }];
    }),
  );
}
