import { readFileSync } from 'node:fs';
import { assert } from 'chai';
import { type Operation, operations, rateLimits } from '../../generated/operations.ts';
import { conformanceDocument } from './statements/document.ts';
import { parts, registry } from './statements/index.ts';
import { faultsOf } from './statements/match.ts';
import { filledIn } from './statements/run.ts';
import {
  absent,
  type Expected,
  each,
  items,
  like,
  none,
  oneOf,
  some,
  text,
  timestamp,
  uuid,
  uuid7,
  whole,
} from './statements/statement.ts';

/** Operations that the specification lists. Others are helpers, which have tests of their own. */
const SPECIFIED: ReadonlySet<string> = new Set([
  'resolveBrand',
  'resolveBrandsBulk',
  'getBrandJson',
  'listBrands',
  'enrichBrand',
  'getBrandHistory',
  'saveBrand',
  'submitDiscoveredBrand',
  'resolveProperty',
  'resolvePropertiesBulk',
  'listProperties',
  'validateProperty',
  'getPropertyHistory',
  'saveProperty',
  'validateAdagents',
  'createAdagents',
  'createOwnershipChallenge',
  'getOwnershipChallenge',
  'requestCrawl',
  'getFeed',
  'createFeedTicket',
  'streamFeed',
  'listAgents',
  'searchAgents',
  'discoverAgent',
  'getAgentFormats',
  'getAgentProducts',
  'lookupDomain',
  'lookupProperty',
  'lookupAgentDomains',
  'validateProductAuthorization',
  'validatePropertyAuthorization',
  'expandProductIdentifiers',
  'getPublisher',
  'listPublishers',
  'validatePublisher',
  'getOperator',
  'getRegistryStats',
  'searchRegistry',
  'lookupManifestRefs',
  'getHostedAdagents',
  'getOpenApiDocument',
  'getWellKnownOpenApi',
]);

/** Limits that the specification states, in numbers of requests. Where it states none, nobody is limited. */
const LIMITED: Readonly<Record<string, string>> = {
  resolveBrandsBulk: 'bulk_resolve',
  resolvePropertiesBulk: 'bulk_resolve',
  saveBrand: 'save',
  saveProperty: 'save',
  submitDiscoveredBrand: 'save',
  requestCrawl: 'crawl',
};
/** Listed above because the specification asks for what they do; it names no endpoint for it. */
const OWN_ENDPOINTS: ReadonlySet<string> = new Set(['createOwnershipChallenge', 'createFeedTicket']);

describe('statements of the specification', () => {
  it('are data: they survive being written down', () => {
    for (const { statements } of parts) {
      assert.deepEqual(JSON.parse(JSON.stringify(statements)), statements);
    }
  });

  it('are each said once, and show something', () => {
    const rules = parts.flatMap(({ statements }) =>
      statements.map(({ heading, rule }) => `${heading}: ${rule}`),
    );
    assert.lengthOf(new Set(rules), rules.length);
    for (const { rule, steps } of parts.flatMap(({ statements }) => statements)) {
      assert.isTrue(
        steps.some((step) => 'answer' in step || 'frames' in step || 'tools' in step),
        rule,
      );
    }
  });

  it('ask every operation that the specification lists', () => {
    const asked = registry.statements
      .flatMap(({ given = [], steps }) => [...given, ...steps])
      .flatMap((step) =>
        'request' in step ? [step.request] : 'stream' in step ? [`GET ${step.stream}`] : [],
      )
      .map((request) => request.replace(/\?.*/, ''));
    const unasked = Object.values(operations).filter(({ method, path }) => {
      const form = new RegExp(`^${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return !asked.some((request) => form.test(request));
    });
    assert.deepEqual(
      unasked.filter(({ id }) => SPECIFIED.has(id)).map(({ id }) => id),
      [],
    );
  });

  it('know the operations that the specification lists: the contract has each of them', () => {
    const ids = new Set<string>(Object.keys(operations));
    assert.deepEqual(
      [...SPECIFIED].filter((id) => !ids.has(id)),
      [],
    );
  });

  it('limit how often an operation is called where the specification does, and nowhere else', () => {
    const table: readonly Operation[] = Object.values(operations);
    const found = table
      .filter(({ id }) => SPECIFIED.has(id) && !OWN_ENDPOINTS.has(id))
      // A limit of calls with a parameter that the specification does not have leaves its own calls alone.
      .flatMap(({ id, limit }) => (limit === null || rateLimits[limit].when !== null ? [] : [[id, limit]]));
    assert.deepEqual(Object.fromEntries(found), LIMITED);
  });

  it('are listed in docs/conformance.md as they are now (npm run conformance:table writes it)', () => {
    const file = new URL('../../docs/conformance.md', import.meta.url);
    assert.equal(readFileSync(file, 'utf8'), conformanceDocument());
  });
});

describe('a described value', () => {
  const cases: [string, Expected, unknown[], unknown[]][] = [
    ['a literal', 1, [1], [2, '1', null, undefined]],
    ['an object', { a: 1 }, [{ a: 1 }, { a: 1, b: 2 }], [{}, { a: 2 }, [1], null, 'a']],
    ['a list', [1, text], [[1, 'x']], [[1], [1, ''], [1, 'x', 2], {}]],
    ['an absent member', { a: absent }, [{}, { b: 1 }], [{ a: null }, { a: 1 }]],
    ['an inherited member', { toString: absent }, [{}], []],
    ['a text', text, ['a'], ['', 1, null]],
    ['a whole number', whole, [0, -1], [0.5, '1']],
    ['a time', timestamp, ['2026-01-15T08:30:00.000Z'], ['2026-01-15', '2026-01-15T08:30:00Z', 1]],
    ['an id', uuid, ['019bc0c6-9b40-7000-8000-03bb6beb448e'], ['019bc0c6', '']],
    [
      'a sortable id',
      uuid7,
      ['019bc0c6-9b40-7000-8000-03bb6beb448e'],
      ['019bc0c6-9b40-4000-8000-03bb6beb448e'],
    ],
    ['some item', some({ a: 1 }), [[2, { a: 1 }]], [[], [{ a: 2 }], 'a']],
    ['no item', none(1), [[], [2]], [[1], 'a', undefined]],
    ['each item', each(1), [[1, 1]], [[], [1, 2]]],
    ['a number of items', items(2), [[1, 2]], [[1], 2]],
    ['a choice', oneOf(1, 'a'), [1, 'a'], ['b', undefined]],
    ['a form', like('^a+$'), ['aa'], ['ab', 1]],
  ];
  for (const [what, expected, fitting, others] of cases) {
    it(`is ${what}, and nothing else`, () => {
      for (const value of fitting) assert.deepEqual(faultsOf(value, expected), [], JSON.stringify(value));
      for (const value of others) assert.isNotEmpty(faultsOf(value, expected), JSON.stringify(value));
    });
  }

  it('says where a value is wrong', () => {
    assert.deepEqual(faultsOf({ a: [{ b: 1 }] }, { a: [{ b: 2 }] }), ['.a[0].b is 1, not 2']);
  });

  it('names what steps have kept, and nothing else', () => {
    const kept = new Map<string, unknown>([['a', 'x']]);
    assert.deepEqual(filledIn<Expected>({ '{{a}}1': ['{{a}}-{{a}}', 1] }, kept), { x1: ['x-x', 1] });
    assert.throws(() => filledIn('{{b}}', kept), 'no step kept b');
  });
});
