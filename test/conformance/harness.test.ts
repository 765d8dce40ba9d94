import { assert } from 'chai';
import fc from 'fast-check';
import { type Json, type Operation, objectOf, readContract } from '../support/contract.ts';
import { brokenRequests } from './broken-requests.ts';
import { checkAccess, malformedCredentials } from './check-access.ts';
import { badExamples } from './check-examples.ts';
import { checkRule } from './check-limits.ts';
import { checkHead, checkMethods, checkUnknown, unknownPaths } from './check-methods.ts';
import { checkRefused } from './check-refusal.ts';
import type { Values } from './exchange.ts';
import { createPool, likelyValues } from './pool.ts';
import { tinyDocument } from './tiny-contract.ts';
import { type Asked, type Defect, type Reply, startTinyServer, type TinyServer } from './tiny-server.ts';
import { checkValid, validValues } from './valid-requests.ts';

type Check = (server: TinyServer, operation: Operation, good: Values) => Promise<string[]>;

const each = async <T>(items: readonly T[], check: (item: T) => Promise<string[]>) => {
  const problems: string[] = [];
  for (const item of items) problems.push(...(await check(item)));
  return problems;
};

const checks = {
  valid: (server, operation) => {
    const requests = validValues(operation, server.contract, createPool(server.contract, {}));
    return each(fc.sample(requests, { seed: 1, numRuns: 10 }), (values) =>
      checkValid(server, operation, values),
    );
  },
  refused: (server, operation, good) =>
    each(brokenRequests(server, operation, [good]), (broken) => checkRefused(server, operation, broken)),
  access: (server, operation, good) => checkAccess(server, operation, good, malformedCredentials),
  methods: (server, { path }) => checkMethods(server, path),
  head: async (server, operation, good) =>
    operation.method === 'GET' ? checkHead(server, operation, good) : [],
  unknown: (server) => each(unknownPaths(server.contract), (path) => checkUnknown(server, path)),
  limits: (server, operation, good) => {
    const rules = server.contract.limits.get(operation.limit ?? '') ?? [];
    let made = 0;
    const members = async (count: number) => Array.from({ length: count }, () => `Bearer good-${++made}`);
    const spread = { members, about: (values: Values) => values };
    return each(rules, (rule) => checkRule(server, operation, good, rule, rules, spread));
  },
} satisfies Record<string, Check>;

async function problemsOf(name: keyof typeof checks, defect?: Defect): Promise<string[]> {
  const server = await startTinyServer(defect);
  try {
    return await each(server.contract.operations, async (operation) => {
      const [good] = likelyValues(operation, server.contract, createPool(server.contract, {}));
      assert.isDefined(good);
      return good === undefined ? [] : checks[name](server, operation, good);
    });
  } finally {
    await server.close();
  }
}

const when =
  (applies: (reply: Reply, asked: Asked) => boolean, spoil: (reply: Reply) => Partial<Reply>): Defect =>
  (reply, asked) =>
    applies(reply, asked) ? { ...reply, ...spoil(reply) } : reply;

const always = () => true;
const status = (wanted: number) => (reply: Reply) => reply.status === wanted;
const without = (name: string) => (reply: Reply) => {
  const { [name]: _left, ...headers } = reply.headers;
  return { headers };
};
const thing = { status: 200, headers: {}, body: { id: 1, name: 'one' } };
const commonOf = ({ headers }: Reply) => ({ ...thing, headers });

/** What is spoiled, how, which check has to see it, and what it says. */
const DEFECTS: readonly [what: string, defect: Defect, check: keyof typeof checks, says: RegExp][] = [
  [
    'an undocumented status',
    when(status(200), () => ({ status: 202 })),
    'valid',
    /status 202 is not documented/,
  ],
  ['a failure', when(status(200), () => ({ status: 500 })), 'valid', /500/],
  ['a missing field', when(status(200), () => ({ body: { id: 1 } })), 'valid', /against its schema/],
  [
    'a field of a wrong type',
    when(status(200), () => ({ body: { id: '1', name: 'x' } })),
    'valid',
    /against its schema/,
  ],
  [
    'an undocumented header',
    when(always, ({ headers }) => ({ headers: { ...headers, 'x-powered-by': 'x' } })),
    'valid',
    /x-powered-by is not documented/,
  ],
  [
    'a documented header left out',
    when(status(200), without('ratelimit-limit')),
    'valid',
    /ratelimit-limit is documented and missing/,
  ],
  [
    'a header of a wrong type',
    when(status(200), ({ headers }) => ({ headers: { ...headers, 'ratelimit-limit': 'few' } })),
    'valid',
    /ratelimit-limit is few/,
  ],
  ['no request id', when(always, without('x-request-id')), 'valid', /x-request-id is missing/],
  [
    'another content type',
    when(status(200), ({ headers }) => ({ headers: { ...headers, 'content-type': 'text/html' } })),
    'valid',
    /content-type text\/html/,
  ],
  [
    'a stack trace',
    when(status(200), () => ({ body: { id: 1, name: 'Error\n    at x (node_modules/y.js)' } })),
    'valid',
    /stack trace/,
  ],
  ['bad values taken', when(status(400), commonOf), 'refused', /size is repeated is answered 200, not 400/],
  ['large bodies taken', when(status(413), commonOf), 'refused', /over its limit is answered 200, not 413/],
  ['any media type taken', when(status(415), commonOf), 'refused', /text\/plain is answered 200, not 415/],
  [
    'a refusal without issues',
    when(status(400), () => ({ body: { error: 'invalid_request', message: 'No.' } })),
    'refused',
    /no issue names name/,
  ],
  [
    'an error that nobody knows',
    when(status(400), () => ({ body: { error: 'oops', message: 'No.' } })),
    'refused',
    /error is "oops"/,
  ],
  [
    'an error of another status',
    when(status(415), () => ({ body: { error: 'not_found', message: 'No.' } })),
    'refused',
    /does not belong to status 415/,
  ],
  ['nobody let in', when(status(401), commonOf), 'access', /nobody: is answered 200, not 401/],
  [
    'a member kept out',
    when(
      (_reply, { credential }) => credential === 'Bearer good-0',
      () => ({ status: 401, body: { error: 'unauthorized', message: 'No.' } }),
    ),
    'access',
    /a member: is refused/,
  ],
  [
    'a refusal without a challenge',
    when(status(401), without('www-authenticate')),
    'access',
    /www-authenticate is ""/,
  ],
  [
    'a challenge without an address',
    when(status(401), ({ headers }) => ({ headers: { ...headers, 'www-authenticate': 'Bearer' } })),
    'access',
    /www-authenticate is "Bearer"/,
  ],
  ['a lacking method taken', when(status(405), commonOf), 'methods', /DELETE \/things: status 200, not 405/],
  ['no Allow', when(status(405), without('allow')), 'methods', /allow is ""/],
  [
    'a preflight that allows too little',
    when(status(204), ({ headers }) => ({
      headers: { ...headers, 'access-control-allow-headers': 'accept' },
    })),
    'methods',
    /preflight .* access-control-allow-headers/,
  ],
  [
    'pages of other origins kept out',
    when(always, without('access-control-allow-origin')),
    'methods',
    /access-control-allow-origin is missing/,
  ],
  [
    'HEAD that differs',
    when(
      (_reply, { method }) => method === 'HEAD',
      ({ headers }) => ({ headers: { ...headers, 'cache-control': 'no-store' } }),
    ),
    'head',
    /cache-control is no-store/,
  ],
  ['an answer at an unknown path', when(status(404), commonOf), 'unknown', /status 200, not 404/],
  ['no limit', when(status(429), commonOf), 'limits', /request 4 is answered 200, not 429/],
  [
    'a limit that is too low',
    when(
      (_reply, { method }) => method === 'POST',
      () => ({ status: 429, body: { error: 'rate_limited', message: 'No.' } }),
    ),
    'limits',
    /request 1 of 3 is refused/,
  ],
  [
    'a wait that is not told',
    when(status(429), without('retry-after')),
    'limits',
    /retry-after is undefined/,
  ],
  [
    'a limit that never ends',
    when(
      (_reply, { now }) => now >= 120,
      () => ({ status: 429 }),
    ),
    'limits',
    /still refused/,
  ],
];

describe('the conformance checks', () => {
  for (const name of Object.keys(checks) as (keyof typeof checks)[]) {
    it(`${name}: finds nothing wrong with a server that keeps to its contract`, async () => {
      assert.deepEqual(await problemsOf(name), []);
    });
  }

  for (const [what, defect, name, says] of DEFECTS) {
    it(`${name}: reports ${what}`, async () => {
      const problems = await problemsOf(name, defect);
      assert.isTrue(
        problems.some((problem) => says.test(problem)),
        `said only: ${problems.slice(0, 5).join('\n')}`,
      );
    });
  }

  it('examples: reports one that its schema refuses', () => {
    assert.deepEqual(badExamples(readContract(tinyDocument)), []);
    const spoiled = JSON.parse(JSON.stringify(tinyDocument).replace('"name":"two"', '"name":2')) as Json;
    const [problem] = badExamples(readContract(spoiled));
    assert.match(problem ?? '', /^schema NewThing, example 1: .*must be string/);
    assert.isNotEmpty(objectOf(spoiled.paths));
  });
});
