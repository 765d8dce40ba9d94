import { assert } from 'chai';
import { boundedHeaders, MOST_HEADER_BYTES } from '../../src/http/reading/headers.ts';
import { MOST_PAIRS } from '../../src/http/reading/query.ts';
import { MOST_PATH } from '../../src/http/reading/target.ts';
import { type Operation, objectOf, type Parameter, readPublishedContract } from '../support/contract.ts';
import { type Costs, startCosts } from './cost-of-requests.ts';
import type { Request } from './exchange.ts';
import { distinct, pieces, repeated, someOf } from './worst-texts.ts';

const contract = readPublishedContract();

/** Addresses that the contract does not describe, each with a code path of its own. */
const OTHER_DOORS: readonly string[] = [
  '/',
  '/account',
  '/authorize',
  '/authorize/abcdefgh',
  '/docs',
  '/docs/tasks/x',
  '/healthz',
  '/readyz',
  '/invitations/abcdefgh',
  '/metrics',
  '/nothing',
  '/previews/abc',
  '/sign-in/abcdefgh',
  '/schemas/v3',
  '/rights/rgt_a',
  '/.well-known/jwks.json',
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-protected-resource/api',
  '/.well-known/agent-card.json',
];
const POSTED: readonly string[] = [
  '/mcp',
  '/a2a',
  '/signed/mcp',
  '/signed/a2a',
  '/token',
  '/register',
  '/revoke',
];

/** As much as fits into the first line beside the longest headers. */
const LONG_QUERY = 100_000;
const MOST_PROBLEMS = 3;
/** What most proxies let through. */
const USUAL_QUERY = 8_000;

/** What stands before the worst text, so that its parser comes to it. */
const STARTS: Readonly<Record<string, readonly string[]>> = {
  accept: ['text/html,', 'application/json, text/event-stream,'],
  authorization: ['', 'Bearer ', 'Bearer a.b.', 'Basic '],
  'content-digest': ['', 'sha-256=:'],
  'content-type': ['application/json', 'application/x-www-form-urlencoded', ''],
  cookie: ['', 'session=a;', 'device='],
  signature: ['', 'sig1=:'],
  'signature-input': ['', 'sig1=(', 'sig1=("@method");tag="a";'],
  'x-forwarded-for': ['', '1.1.1.1,'],
};

/** The server's parser of HTTP refuses what these headers may not say, before this service sees it. */
const READ_BEFORE: ReadonlySet<string> = new Set([
  'content-length',
  'transfer-encoding',
  'expect',
  'connection',
  'host',
]);

describe('the longest texts that a request can carry', () => {
  let costs: Costs;
  before(async () => {
    costs = await startCosts();
  });
  after(() => costs.app.drop());

  async function none(requests: Iterable<readonly [what: string, request: Request]>): Promise<void> {
    const problems: string[] = [];
    for (const [what, request] of requests) {
      const problem = await costs.problem(what, request);
      if (problem !== null) problems.push(problem);
      // Each takes seconds, and the first ones say what is wrong.
      if (problems.length >= MOST_PROBLEMS) break;
    }
    assert.deepEqual(problems, []);
  }

  const member = () => ({ authorization: costs.member });
  const get = (path: string, headers: Request['headers'] = member()): Request => ({
    method: 'GET',
    path,
    headers,
  });
  const post = (path: string, headers: Request['headers'] = {}): Request => ({
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'content-length': '2',
      ...headers,
    },
    body: '{}',
  });
  const doors = (): Request[] => [
    ...OTHER_DOORS.map((path) => get(path)),
    ...POSTED.map((path) => post(path)),
    ...['/account', '/sign-in/abcdefgh', '/invitations/abcdefgh'].map((path) =>
      post(path, { 'content-type': 'application/x-www-form-urlencoded' }),
    ),
  ];

  it('are queries of every operation, and no turn takes 50 ms', async () => {
    const paths = new Set(
      contract.operations.map(({ method, path }) => `${method.toUpperCase()} ${pathOf(path)}`),
    );
    await none(
      [...paths].flatMap((line) => {
        const [method = '', path = ''] = line.split(' ');
        return [
          repeated('pairs', LONG_QUERY),
          `a=${repeated('encoded letters', LONG_QUERY)}`,
          distinct('&', MOST_PAIRS * 4),
        ].map((query): [string, Request] => [
          `${line}?${query.slice(0, 8)}`,
          { method, path: `${path}?${query}`, headers: member() },
        ]);
      }),
    );
  });

  it('are queries of every other door, and no turn takes 50 ms', async () => {
    await none(
      doors().flatMap((door) =>
        [
          repeated('pairs', LONG_QUERY),
          repeated('pairs', USUAL_QUERY),
          repeated('values', MOST_PAIRS * 4 - 1),
          distinct('=1&', MOST_PAIRS * 4),
          `q=${repeated('encoded letters', LONG_QUERY)}`,
          `${'resource=https%3A%2F%2Fa.example&'.repeat(MOST_PAIRS - 1)}client_id=registry-pages`,
        ].map((query): [string, Request] => [
          `${door.path}?${query.slice(0, 8)}`,
          { ...door, path: `${door.path}?${query}` },
        ]),
      ),
    );
  });

  it('are parameters of every operation at their limits, and no turn takes 50 ms', async () => {
    await none(
      contract.operations.flatMap((operation, index) =>
        operation.parameters
          .filter(({ place }) => place !== 'header')
          .flatMap((parameter, at) =>
            someOf(worstValues(parameter), index + at, 3).map((value) => filled(operation, parameter, value)),
          ),
      ),
    );
  });

  it('are paths of every shape, and no turn takes 50 ms', async () => {
    const starts = new Set(
      contract.operations
        .filter(({ path }) => path.includes('{'))
        .map(({ path }) => path.slice(0, path.indexOf('{'))),
    );
    const all = [...starts, ...OTHER_DOORS.map((path) => path.replace(/\w+$/, '')), '/', '/api/'];
    const shapes = pieces.filter((piece) => !/[ ?#]/.test(repeated(piece, 4)));
    await none(
      [...new Set(all)].flatMap((start) =>
        shapes.map((piece): [string, Request] => [
          `${start} ${piece}`,
          // A dot, because the suite takes a long id for the secret of an invitation.
          get(`${start}.${repeated(piece, MOST_PATH - start.length - 1)}`),
        ]),
      ),
    );
  });

  for (const [header, most] of Object.entries(boundedHeaders).filter(([name]) => !READ_BEFORE.has(name)))
    it(`are values of ${header}, and no turn takes 50 ms`, async () => {
      const room = Math.min(most, MOST_HEADER_BYTES - 1_000);
      const values = (STARTS[header] ?? ['']).flatMap((start) =>
        [
          ...pieces.map((piece) => repeated(piece, room - start.length)),
          distinct(',', room - start.length),
          distinct('=a; ', room - start.length),
        ].map((text) => `${start}${text}`),
      );
      await none(
        doors().flatMap((door, index) =>
          someOf(values, index, 5).map((value): [string, Request] => [
            `${door.path} ${header}: ${value.slice(0, 20)}`,
            { ...door, headers: { ...door.headers, [header]: value } },
          ]),
        ),
      );
    });
});

const pathOf = (template: string) => template.replace(/\{\w+\}/g, 'x');

const lengthOf = ({ schema }: Parameter): number => {
  const resolved = objectOf(contract.resolve(schema));
  const { maxLength, maxItems } = resolved.type === 'array' ? objectOf(resolved.items) : resolved;
  return Number(maxLength ?? maxItems ?? 0);
};

const SHORT = 64;

/** Texts as long as a parameter may be. Short ones are not worth a request. */
function worstValues(parameter: Parameter): string[] {
  const length = Math.min(lengthOf(parameter), MOST_PATH / 3);
  return length < SHORT ? [] : pieces.map((piece) => repeated(piece, length));
}

/** A request of an operation with one parameter at its worst, and good values where others are required. */
function filled({ method, path, parameters }: Operation, worst: Parameter, value: string): [string, Request] {
  const given = (parameter: Parameter) =>
    parameter === worst ? value : String(parameter.examples[0] ?? 'x');
  const query = new URLSearchParams(
    parameters
      .filter((each) => each.place === 'query' && (each.required || each === worst))
      .map((each): [string, string] => [each.name, given(each)]),
  );
  const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const own = parameters.find((each) => each.place === 'path' && each.name === name);
    return own === undefined ? 'x' : encodeURIComponent(given(own));
  });
  return [
    `${method} ${path} ${worst.name}=${value.slice(0, 8)}`,
    { method, path: query.size === 0 ? address : `${address}?${query}`, headers: {} },
  ];
}
