import { readdirSync, readFileSync } from 'node:fs';
import { assert } from 'chai';
import fc from 'fast-check';
import { checkAdagents } from '../../../../src/domain/publishers/adagents/check.ts';
import { judgeAdagentsFile } from '../../../../src/domain/publishers/adagents/judge.ts';
import { propertiesInScope } from '../../../../src/domain/publishers/adagents/scope.ts';

const FOLDER = new URL('../../../fixtures/adagents/valid/', import.meta.url);
const files = readdirSync(FOLDER).map((name): unknown =>
  JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')),
);
const context = { domain: 'gazette.example' };
const roles = ['own', 'pointer_target', 'manager'] as const;

const NAMES = [
  ...new Set(
    JSON.stringify(files)
      .match(/"[$a-z_]+"(?=:)/g)
      ?.map((name) => name.slice(1, -1)),
  ),
  '__proto__',
  'constructor',
  'toString',
  'length',
];

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    Number.POSITIVE_INFINITY,
    '',
    ' ',
    'x',
    [],
    {},
    [[]],
    [null],
    ['x'],
    [{}],
    {
      length: 3,
    },
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'all',
    'by_id',
    'https://a.example',
    'a.example',
    'xn--a.example',
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);

type Path = (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, member]) => pathsOf(member, [...path, name]))];
}

function changed(value: unknown, path: Path, to: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return to;
  const copy: object = Array.isArray(value) ? [...value] : { ...Object(value) };
  const before: unknown = Object.hasOwn(copy, step) ? Reflect.get(copy, step) : undefined;
  // Not an assignment: `__proto__` has to become a member like any other.
  const descriptor = {
    value: changed(before, rest, to),
    enumerable: true,
    configurable: true,
    writable: true,
  };
  return Object.defineProperty(copy, step, descriptor);
}

/** A valid file with a few of its parts replaced by something else. */
const mutated = fc.constantFrom(...files).chain((file) => {
  const paths = pathsOf(file);
  const change = fc.record({
    path: fc.constantFrom(...paths),
    extra: fc.option(fc.constantFrom(...NAMES)),
    to: odd,
  });
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes): unknown => {
    const doc = changes.reduce((before, { path, extra, to }) => {
      try {
        return changed(before, extra === null ? path : [...path, extra], to);
      } catch {
        return before;
      }
    }, file);
    return JSON.parse(JSON.stringify(doc));
  });
});

/** Any JSON that uses the names of the file format. */
const { node: arbitrary } = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 6 },
    odd,
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('node'), { maxKeys: 6 }),
  ),
}));

function judgeEverywhere(doc: unknown): void {
  const bytes = new TextEncoder().encode(JSON.stringify(doc) ?? '');
  for (const role of roles) {
    const { projection, findings, valid } = judgeAdagentsFile(bytes, {
      publisherDomain: 'gazette.example',
      fileDomain: 'gazette.example',
      role,
    });
    assert.equal(valid, findings.errors.length === 0);
    assert.notInclude(projection.namedDomains, 'gazette.example');
    const keys = projection.properties.map(({ key }) => key);
    assert.lengthOf(new Set(keys), keys.length);
    for (const { identifiers } of projection.properties) {
      for (const { type, value } of identifiers) {
        if (type === 'domain' || type === 'subdomain') assert.match(value, /(^|\.)gazette\.example$/);
      }
    }
    for (const authorization of projection.authorizations) {
      propertiesInScope(authorization, 'gazette.example', projection.properties);
    }
  }
}

describe('adagents.json from strangers', () => {
  it('is checked without an exception, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(arbitrary, fc.jsonValue()), (doc) => {
        const { errors, warnings } = checkAdagents(doc, context);
        for (const { field, message } of [...errors, ...warnings]) assert.isNotEmpty(field + message);
      }),
      { numRuns: 1500 },
    );
  });

  it('is checked without an exception when a good file was tampered with', () => {
    fc.assert(
      fc.property(mutated, (doc) => {
        checkAdagents(doc, context);
      }),
      { numRuns: 1500 },
    );
  });

  it('is judged in every role without an exception, and never speaks for other hosts', () => {
    fc.assert(fc.property(fc.oneof(mutated, arbitrary), judgeEverywhere), { numRuns: 500 });
  });

  it('is judged without an exception when it is not even JSON', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const judged = judgeAdagentsFile(bytes, {
          publisherDomain: 'a.example',
          fileDomain: 'a.example',
          role: 'own',
        });
        if (judged.variant === 'unreadable') assert.isFalse(judged.valid);
      }),
    );
  });
});
