import { posix } from 'node:path';
import { assert } from 'chai';
import { renameTree } from '../../codegen/protocol-name.ts';
import { parseTexts, readTexts } from '../../codegen/read.ts';
import { protocol } from '../../generated/protocol.ts';
import { tasks } from '../../generated/tasks.ts';
import { isObject } from '../../src/domain/json/values.ts';
import { projectRoot } from '../../src/infra/project.ts';

type Json = Readonly<Record<string, unknown>>;
type Place = { readonly file: string; readonly node: Json };

const sources = renameTree(parseTexts(readTexts(projectRoot)), protocol.name);
const fileOf = (name: string) => sources.get(`schemas/v3/${name}`)?.value as Json;

/** The schema that a place refers to, or the place itself. */
function resolved({ file, node }: Place): Place {
  if (typeof node.$ref !== 'string') return { file, node };
  const [path = '', pointer = ''] = node.$ref.split('#');
  const name = path === '' ? file : posix.join(posix.dirname(file), path);
  let found: unknown = fileOf(name);
  for (const key of pointer.split('/').slice(1)) found = (found as Json)[key];
  return resolved({ file: name, node: found as Json });
}

/** Files that the request of a task reaches. The test controller takes anything that a test may seed. */
function requestFiles(): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const look = (node: unknown): void => {
      if (Array.isArray(node)) for (const part of node) look(part);
      if (!isObject(node)) return;
      if (typeof node.$ref === 'string') visit(resolved({ file, node }).file);
      for (const part of Object.values(node)) look(part);
    };
    look(fileOf(file));
  };
  for (const { name, request } of Object.values(tasks))
    if (name !== 'comply_test_controller') visit(`${request}.json`);
  return seen;
}

/** Every schema inside a file with the name of the member or keyword that it stands under. */
function* within(file: string, node: unknown, name = ''): Generator<Place & { readonly name: string }> {
  if (Array.isArray(node)) for (const part of node) yield* within(file, part, name);
  if (!isObject(node)) return;
  yield { file, node, name };
  for (const [keyword, part] of Object.entries(node)) {
    if (keyword === 'examples') continue;
    if (keyword === 'properties' && isObject(part))
      for (const [key, member] of Object.entries(part)) yield* within(file, member, key);
    else yield* within(file, part, keyword === 'items' ? `${name}[]` : name);
  }
}

const places = [...requestFiles()].sort().flatMap((file) => [...within(file, fileOf(file))]);

describe('requests of tasks', () => {
  it('give an identifier one limit, wherever it is sent', () => {
    const limits = new Map<string, Map<unknown, string[]>>();
    for (const place of places) {
      const id = /^(\w+_id)s?(\[\])?$/.exec(place.name)?.[1];
      const { node } = resolved(place);
      if (id === undefined || node.type !== 'string' || node.maxLength === undefined) continue;
      const its = limits.get(id) ?? limits.set(id, new Map()).get(id);
      its?.set(node.maxLength, [...(its.get(node.maxLength) ?? []), place.file]);
    }
    const differing = [...limits].filter(([, its]) => its.size > 1);
    assert.deepEqual(
      differing.map(([id, its]) => `${id}: ${JSON.stringify([...its])}`),
      [],
    );
    assert.isAbove(limits.size, 30);
  });

  it('have no list of objects that may be anything', () => {
    const open = places
      .filter(({ name }) => name.endsWith('[]'))
      .filter((place) => {
        const { node } = resolved(place);
        const says = ['properties', 'patternProperties', 'allOf', 'oneOf', 'anyOf', 'enum', 'const'];
        return node.type === 'object' && !says.some((keyword) => keyword in node);
      });
    // The type of a catalog decides what its items are; they are judged when the catalog is synchronized.
    assert.deepEqual(
      open.map(({ file, name }) => `${file} ${name}`),
      ['core/catalog.json items[]'],
    );
  });
});
