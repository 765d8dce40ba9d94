import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { errors as restStatuses } from '../../generated/errors.ts';
import { operatorRoleOf } from '../../src/domain/members/operator-roles.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { newId } from '../../src/infra/random.ts';
import { endLimits } from '../http/oauth/world.ts';
import { type Answer, startTestApp, type TestApp } from '../support/app.ts';
import { type Operation, readPublishedContract } from '../support/contract.ts';
import { enginesInTurn } from '../support/databases.ts';
import { isOfPeople } from './exchange.ts';
import { operatorRows } from './rest-codes/operator-violations.ts';
import { type RestCode, restCodes } from './rest-codes/read.ts';
import { ELSEWHERE, rows as membersRows, type RestWorld, startRestWorld } from './rest-codes/violations.ts';

const rows = { ...membersRows, ...operatorRows };

type Json = Readonly<Record<string, unknown>>;

const operations = new Map(readPublishedContract().operations.map((one) => [one.id, one]));
const operationOf = (id: string): Operation =>
  operations.get(id) ?? assert.fail(`there is no operation ${id}`);
/** Sentences of an operation about the answers of other operations. */
const OF_OTHERS = /that come with an answer/;
const codes = restCodes().filter(({ sentence }) => !OF_OTHERS.test(sentence));

/** A request of an operation with the values of its examples, changed in some. */
function send({ app, admin, operator }: RestWorld, operation: Operation, change: Json = {}, body?: unknown) {
  const { method, parameters, path } = operation;
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, place, required, examples } of parameters) {
    const value = change[name] ?? (required ? (examples[0] ?? newId()) : undefined);
    if (value === undefined) continue;
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)));
    if (place === 'query') query.set(name, String(value));
  }
  const sent = body ?? (operation.body === null ? undefined : operation.body.examples[0]);
  const isPersons = operatorRoleOf(operation.role) !== undefined || isOfPeople(path);
  const by = isPersons ? operator : admin;
  return app.send(method.toUpperCase(), `${filled}${query.size > 0 ? `?${query}` : ''}`, by, sent);
}

const DOMAINS = ['domain', 'publisher_domain', 'house_domain', 'domains'];
const domainParameter = ({ parameters }: Operation): string | undefined =>
  parameters.find(({ name }) => DOMAINS.includes(name))?.name;

/** The example body of an operation with a value at a field. */
function bodyWith({ body }: Operation, field: string, value: unknown): unknown {
  const copy = structuredClone(body?.examples[0] ?? {}) as Record<string, unknown>;
  const names = field.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  let at = copy;
  for (const name of names.slice(0, -1)) {
    at[name] ??= {};
    at = at[name] as Record<string, unknown>;
  }
  at[names.at(-1) ?? ''] = value;
  return copy;
}

/** The request that breaks a rule which follows from its code and from the fields of the operation. */
function derived({ operation: id, code, field, sentence }: RestCode, world: RestWorld) {
  const operation = operationOf(id);
  const domain = domainParameter(operation);
  const own = field === '' ? undefined : bodyWith(operation, field, '\u200b');
  if (code === 'invalid_request' && /visible|Any other text|^otherwise/.test(sentence) && own !== undefined)
    return send(world, operation, {}, own);
  if (code === 'invalid_domain' && domain !== undefined)
    return send(world, operation, { [domain]: 'no domain' });
  if (code === 'invalid_domain' && operation.body !== null) {
    const example = operation.body.examples[0] as Json;
    const name = field === '' ? DOMAINS.find((one) => one in example) : field;
    if (name === undefined) return undefined;
    return send(
      world,
      operation,
      {},
      bodyWith(operation, name, name === 'domains' ? ['no domain'] : 'no domain'),
    );
  }
  if (code === 'cursor_expired')
    return operation.body === null
      ? send(world, operation, { cursor: newId() })
      : send(world, operation, {}, bodyWith(operation, 'cursor', newId()));
  if (code !== 'not_found') return undefined;
  return aboutNothing(operation, sentence, world);
}

/** The request about something that is not there, or about a moment of which nothing is known. */
function aboutNothing(operation: ReturnType<typeof operationOf>, sentence: string, world: RestWorld) {
  const domain = domainParameter(operation);
  if (sentence.includes('the moment in `at`')) return longAgo(operation, world);
  const unknown = Object.fromEntries(
    operation.parameters
      .filter(({ place }) => place === 'path' || domain !== undefined)
      .map(({ name }) => [name, DOMAINS.includes(name) ? 'nothing-known.example' : UNKNOWN[name]]),
  );
  return send(world, operation, unknown);
}
const LONG_AGO = '2001-01-01T00:00:00Z';
const longAgo = (operation: ReturnType<typeof operationOf>, world: RestWorld) =>
  operation.parameters.some(({ name }) => name === 'at')
    ? send(world, operation, { at: LONG_AGO })
    : send(world, operation, {}, bodyWith(operation, 'at', LONG_AGO));
const UNKNOWN: Readonly<Record<string, string>> = {
  agent_url: 'https://nobody.example/mcp',
  release: '9.9.9',
  file: 'nothing.json',
  path: 'nothing.json',
  task: 'no_such_task',
  message: 'request',
};

const told = ({ status, body }: Answer) => `${status} ${body?.error ?? ''}`;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`codes that the contract of the REST API names, on ${engine.name}`, () => {
    let app: TestApp;
    let world: RestWorld;
    before(async () => {
      app = await startTestApp(engine);
      world = await startRestWorld(app);
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    for (const row of codes) {
      const { operation, code, field, sentence } = row;
      const own = rows[`${operation} ${field} ${code}`] ?? rows[`${operation} ${code}`];
      if (ELSEWHERE[code] !== undefined && own === undefined && (code !== 'invalid_request' || field === ''))
        continue;
      it(`${operation} ${field}: ${sentence}`, async () => {
        const answer = await (own === undefined ? derived(row, world) : own(world));
        assert.isDefined(answer, `no request breaks this rule: add one for "${operation} ${field} ${code}"`);
        const { status } = restStatuses[code as keyof typeof restStatuses];
        assert.equal(told(answer as Answer), `${status} ${code}`, (answer as Answer).text.slice(0, 300));
        if (code !== 'invalid_request' || field === '') return;
        const paths: string[] = (answer as Answer).body.issues.map(({ path }: { path: string }) => path);
        assert.isTrue(
          paths.some((path) => path === field || path.startsWith(`${field}[`)),
          `${field} is not in ${paths.join(', ')}`,
        );
      });
    }

    it('are shown by tests that exist, and have no request for a description that is gone', () => {
      for (const file of Object.values(ELSEWHERE)) assert.isTrue(existsSync(join(projectRoot, file)), file);
      const known = new Set(
        codes.flatMap(({ operation, field, code }) => [
          `${operation} ${code}`,
          `${operation} ${field} ${code}`,
        ]),
      );
      assert.deepEqual(
        Object.keys(rows).filter((key) => !known.has(key)),
        [],
      );
      assert.isAbove(codes.length, 400);
    });
  });
}
