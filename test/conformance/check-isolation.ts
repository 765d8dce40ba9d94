import { type Operation, objectOf, type Parameter } from '../support/contract.ts';
import { execute, selectAll, tableColumns } from '../support/sql.ts';
import {
  type Answer,
  describeRequest,
  type Request,
  requestOf,
  send,
  type Target,
  type Values,
} from './exchange.ts';
import type { Names } from './isolation-world.ts';
import { placed } from './pool.ts';

/** What nobody has. */
const UNKNOWN_ID = '01900000-0000-7000-8000-00000000abcd';
const UNKNOWN_END = '00000000abcd';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** An id that nobody has, of the same moment if the id tells one: what is too old to be kept is answered otherwise. */
const unknownLike = (id: string): string =>
  UUID.test(id) ? `${id.slice(0, -UNKNOWN_END.length)}${UNKNOWN_END}` : UNKNOWN_ID;
const UNKNOWN_URL = 'https://nobody.example/mcp';
const MOST_REQUESTS = 400;

/** What of theirs may be sent under a name. */
function seeds(name: string, { org, ids, urls, domains, emails }: Names): readonly string[] {
  if (/^org$/i.test(name)) return [org];
  if (/domains?$/i.test(name)) return domains;
  if (/urls?$/i.test(name)) return urls;
  if (/emails?$/i.test(name)) return emails;
  if (/^(q|query|search|name)$/i.test(name)) return ['alder'];
  return /(^|_)(id|ids|cursor|rid)$/i.test(name) ? [org, ...ids] : [];
}

/** Requests of an operation that name what another organization has wherever something can be named. */
export function namingRequests(target: Target, operation: Operation, theirs: Names): Values[] {
  const { parameters, body } = operation;
  const isValid = ({ schema }: Parameter) => target.contract.validator(schema);
  const offered = (parameter: Parameter): unknown[] => {
    const named = seeds(parameter.name, theirs);
    const isList = objectOf(target.contract.resolve(parameter.schema)).type === 'array';
    return (isList ? named.map((value) => [value]) : named).filter((value) => isValid(parameter)(value));
  };
  const required = parameters.filter((parameter) => parameter.required);
  const rows = required.reduce<unknown[][]>(
    (sets, parameter) => {
      const values = [...offered(parameter), ...parameter.examples];
      return sets.flatMap((set) => values.map((value) => [...set, value]));
    },
    [[]],
  );
  const bodies =
    body === null ? [undefined] : body.examples.flatMap((example) => [example, ...named(example, theirs)]);
  const plain = rows.flatMap((row) => bodies.map((sent) => values(required, row, sent)));
  const optional = parameters.filter((parameter) => !parameter.required);
  const refined = optional.flatMap((parameter) =>
    offered(parameter).flatMap((value) =>
      rows.map((row) => values([...required, parameter], [...row, value], bodies[0])),
    ),
  );
  return [...plain, ...refined].slice(0, MOST_REQUESTS);
}

const values = (parameters: readonly Parameter[], row: readonly unknown[], body: unknown): Values => ({
  ...placed(parameters, row),
  ...(body === undefined ? {} : { body }),
});

/** The example with one field after another naming something of theirs. */
function named(example: unknown, theirs: Names): unknown[] {
  return Object.entries(objectOf(example)).flatMap(([name, value]) =>
    seeds(name, theirs).map((seed) => ({
      ...objectOf(example),
      [name]: Array.isArray(value) ? [seed] : seed,
    })),
  );
}

export type Isolation = {
  target: Target;
  url: string;
  theirs: Names;
  secrets: readonly string[];
  /** Of `ownedQueries`. */
  owned: ReadonlyMap<string, string>;
};

/** What a caller of another organization learns or changes by an operation that it should not. */
export async function checkIsolation(
  { target, url, theirs, secrets, owned }: Isolation,
  operation: Operation,
  others: Readonly<Record<string, { authorization: string }>>,
): Promise<string[]> {
  const before = await rowsOf(url, owned);
  const problems: string[] = [];
  const requests = namingRequests(target, operation, theirs).map((sent) =>
    requestOf(target, operation, sent),
  );
  for (const [who, { authorization }] of Object.entries(others)) {
    const ask = ({ headers, ...request }: Request) =>
      unlimited(url, () => send(target.origin, { ...request, headers: { ...headers, authorization } }));
    for (const request of requests) {
      const answer = await ask(request);
      const found = [
        ...checkShown(request, answer, secrets),
        ...(answer.status < 500 || target.mayFailWith?.includes(answer.status) ? [] : [answer.text]),
        ...(await checkAlike(ask, request, answer, theirs)),
      ];
      problems.push(...found.map((problem) => `${who}: ${describeRequest(request)}: ${problem}`));
    }
  }
  const after = await rowsOf(url, owned);
  for (const [table, rows] of before) {
    if (rows !== after.get(table)) problems.push(`${table} changed:\n${rows}\n${after.get(table)}`);
  }
  return problems;
}

/** Secrets in an answer that the request did not bring along. */
function checkShown(request: Request, { text }: Answer, secrets: readonly string[]): string[] {
  const told = decodeURIComponent(request.path) + String(request.body ?? '');
  return secrets
    .filter((secret) => text.includes(secret) && !told.includes(secret) && !wasAskedFor(secret, request))
    .map((secret) => `shows ${secret}: ${text.slice(0, 300)}`);
}

/** The callers named the agent themselves when they tried to enrol it, and their own audit log says that they tried. */
const wasAskedFor = (secret: string, { path }: Request): boolean =>
  path.startsWith('/api/me/audit') && secret === 'alder-agent.example';

/** What another organization has answers like what nobody has. */
async function checkAlike(
  ask: (request: Request) => Promise<Answer>,
  request: Request,
  answer: Answer,
  { org, ids, urls }: Names,
): Promise<string[]> {
  const names = [
    ...[org, ...ids].map((id) => [id, unknownLike(id)]),
    ...urls.map((url) => [url, UNKNOWN_URL]),
  ];
  const [theirs = '', unknown = ''] =
    names.find(([name = '']) => request.path.includes(encodeURIComponent(name))) ?? [];
  if (theirs === '' || answer.status < 300) return [];
  const encoded = { from: encodeURIComponent(theirs), to: encodeURIComponent(unknown) };
  const other = await ask({ ...request, path: request.path.replaceAll(encoded.from, encoded.to) });
  const neutral = ({ status, text }: Answer) =>
    `${status} ${text.replaceAll(theirs, '…').replaceAll(unknown, '…')}`;
  if (neutral(other) === neutral(answer)) return [];
  return [`is told apart: ${neutral(answer)} and ${neutral(other)}`];
}

/** Limits protect the service, not organizations from each other; they would hide what is looked for. */
async function unlimited(url: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  if (answer.status !== 429) return answer;
  await execute(url, 'delete from limits');
  return ask();
}

const OWNERS = ['org_id', 'entry_org_id', 'editor_org_id'];
/** Beside what an organization saved, these hold what the domains themselves say. */
const SHARED: Readonly<Record<string, string>> = {
  brands: 'domain, entry, entry_source, entry_org_id, review_status, revision',
  publishers: 'domain, entry, entry_org_id, revision',
};

/** Queries for everything that belongs to an organization, in whatever table, by table. */
export async function ownedQueries(url: string, org: string): Promise<Map<string, string>> {
  const queries = new Map<string, string>();
  for (const [table, columns] of await tableColumns(url)) {
    const owner = OWNERS.find((column) => columns.includes(column));
    if (owner === undefined) continue;
    queries.set(table, `select ${SHARED[table] ?? '*'} from ${table} where ${owner} = '${org}'`);
  }
  const members = `select user_id from memberships where org_id = '${org}'`;
  const clients = `select client_id from client_organizations where org_id = '${org}'`;
  return queries
    .set('organizations', `select * from organizations where id = '${org}'`)
    .set('users', `select * from users where id in (${members})`)
    .set('oidc_models', `select * from oidc_models where id in (${clients})`);
}

/** What the queries find, as text by table. */
export async function rowsOf(
  url: string,
  queries: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const found = await selectAll(url, [...queries.values()]);
  const texts = found.map((rows) =>
    rows
      .map((row) => JSON.stringify(row))
      .sort()
      .join('\n'),
  );
  return new Map([...queries.keys()].map((table, index) => [table, texts[index] ?? '']));
}
