import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { taskErrors } from '../../../generated/task-errors.ts';
import { projectRoot } from '../../../src/infra/project.ts';

type Json = Readonly<Record<string, unknown>>;

/** A description that says with which code a value is refused, and where requests have that value. */
export type NamedCode = {
  /** Place of the description: `media-buy/package-request.json#/properties/budget`. */
  readonly place: string;
  readonly code: string;
  /** What the description says of it. */
  readonly sentence: string;
  /** The described schema, references followed. */
  readonly schema: Json;
  readonly ways: readonly Way[];
};

/** A field of a task, as errors name it; `[]` stands for the items of a list, `*` for the entries of a map. */
export type Way = { readonly task: string; readonly field: string };

const ROOT = join(projectRoot, 'schemas/v3');
const files = new Map<string, Json>();
const fileOf = (name: string): Json => {
  const known = files.get(name);
  if (known !== undefined) return known;
  const read: Json = JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
  files.set(name, read);
  return read;
};

type Place = { readonly file: string; readonly pointer: string; readonly node: Json };

function follow({ file, node }: Place): Place | undefined {
  const { $ref: reference } = node;
  if (typeof reference !== 'string') return undefined;
  const [path = '', pointer = ''] = reference.split('#');
  const name = path === '' ? file : posix.join(posix.dirname(file), path);
  let found: unknown = fileOf(name);
  for (const key of pointer.split('/').slice(1)) found = (found as Json)[key];
  return { file: name, pointer, node: found as Json };
}

/** The described schema with what it refers to. */
function whole(place: Place): Json {
  const target = follow(place);
  return target === undefined ? place.node : { ...whole(target), ...place.node };
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
/** Their sizes at which a caller is refused have a test of their own: `test/desk/holdings.test.ts`. */
const HOLDING = /A caller must not have more than [^.]*\./g;

/** Codes of tasks that a text names, each with the sentence that does. */
function codesIn(text: string): [code: string, sentence: string][] {
  return (
    text
      .replaceAll(HOLDING, '')
      .split(/(?<=\.) /)
      // A code that is an example promises nothing.
      .map((sentence) => sentence.replaceAll(/such as `[A-Z_]+`(?: or `[A-Z_]+`)?/g, ''))
      .flatMap((sentence) =>
        [...sentence.matchAll(/\b([A-Z]+(?:_[A-Z]+)*)\b/g)].map(([, code = '']): [string, string] => [
          code,
          sentence,
        ]),
      )
      .filter(([code]) => Object.hasOwn(taskErrors, code) || CONTROLLER.has(code))
  );
}

/** Codes that the test controller has for itself. */
const CONTROLLER = new Set([
  'INVALID_PARAMS',
  'INVALID_TRANSITION',
  'UNKNOWN_SCENARIO',
  'FORBIDDEN',
  'NOT_FOUND',
]);

/** Files with texts of their own: the tables of tasks and codes, and the capabilities of agents that are not ours. */
const OTHERS = /^(?:tasks|task-errors|protocol\/foreign-capabilities)\.json$/;

/** Every code that a description names: of a request, or of what the seller offers and requests have to meet. */
export function namedCodes(): NamedCode[] {
  const asked = codesOfRequests();
  const known = new Set(asked.map(({ place, code }) => `${place} ${code}`));
  const offered: NamedCode[] = [];
  for (const name of readdirSync(ROOT, { recursive: true, encoding: 'utf8' })) {
    const file = name.replaceAll('\\', '/');
    if (!file.endsWith('.json') || OTHERS.test(file)) continue;
    const visit = (node: unknown, pointer: string): void => {
      if (!isObject(node)) return;
      const place = `${file}#${pointer}`;
      for (const [code, sentence] of typeof node.description === 'string' ? codesIn(node.description) : []) {
        const row = { place, code, sentence, schema: whole({ file, pointer, node }), ways: [] };
        if (!known.has(`${place} ${code}`)) offered.push(row);
      }
      for (const [key, below] of Object.entries(node))
        if (key !== 'examples') visit(below, `${pointer}/${key}`);
    };
    visit(fileOf(file), '');
  }
  return [...asked, ...offered];
}

/** The codes of requests, with every field that has the description. */
function codesOfRequests(): NamedCode[] {
  const found = new Map<string, NamedCode & { ways: Way[] }>();
  const list = fileOf('tasks.json').tasks as readonly { name: string; request: string }[];
  for (const { name: task, request } of list) {
    const seen = new Set<string>();
    const visit = (place: Place, field: string): void => {
      const { file, pointer, node } = place;
      const id = `${file}#${pointer}`;
      // A shared schema is looked at once for each field that has it, but never below itself.
      if (seen.has(`${id} ${field}`) || field.split(/[.[]/).length > 9) return;
      seen.add(`${id} ${field}`);
      if (typeof node.description === 'string') {
        for (const [code, sentence] of codesIn(node.description)) {
          const key = `${id} ${code}`;
          const row = found.get(key) ?? { place: id, code, sentence, schema: whole(place), ways: [] };
          row.ways.push({ task, field });
          found.set(key, row);
        }
      }
      const target = follow(place);
      if (target !== undefined) visit(target, field);
      for (const [path, part, at] of partsOf(node, field))
        visit({ file, pointer: `${pointer}/${path}`, node: part }, at);
    };
    const file = `${request}.json`;
    visit({ file, pointer: '', node: fileOf(file) }, '');
  }
  return [...found.values()];
}

type Part = readonly [path: string, node: Place['node'], field: string];

/** The schemas in a schema of a field, each with its path and with the field that it describes. */
const partsOf = (node: Place['node'], field: string): Part[] =>
  Object.entries(node).flatMap(([keyword, below]) =>
    isObject(below) ? partsUnder(keyword, below, field) : [],
  );

function partsUnder(keyword: string, below: Place['node'], field: string): Part[] {
  const each = (fieldOf: (key: string) => string): Part[] =>
    Object.entries(below).flatMap(([key, part]): Part[] =>
      isObject(part) ? [[`${keyword}/${key}`, part, fieldOf(key)]] : [],
    );
  if (keyword === 'items') return [[keyword, below, `${field}[]`]];
  if (keyword === 'additionalProperties') return [[keyword, below, `${field}.*`]];
  if (keyword === 'properties') return each((key) => (field === '' ? key : `${field}.${key}`));
  return ['oneOf', 'anyOf', 'allOf'].includes(keyword) ? each(() => field) : [];
}
